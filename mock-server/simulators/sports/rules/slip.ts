import { invalidField, Refusal } from '#mock/kernel/validation/refusal.ts'
import { type Fixture, type Pick, type Streams, PICKS } from './fixture.ts'
import { findFixture, fixturesOf, oddsOf } from './fixtures.ts'
import * as v from 'valibot'
import { defineLog } from '#mock/kernel/tables/table.ts'

const legSchema = v.object({
  fixture: v.string(),
  pick: v.picklist(PICKS),
  /** The accepted odds, in hundredths. */
  odds: v.number(),
})
/** A bet on one or several fixtures; `id` is the wager's order number. */
const sportsBetSchema = v.object({ id: v.string(), memberId: v.number(), legs: v.array(legSchema) })
export type Leg = v.InferOutput<typeof legSchema>
export type SportsBet = v.InferOutput<typeof sportsBetSchema>

export const sportsBetTable = defineLog('sportsBets', sportsBetSchema, { by: ['memberId'] })

/** A selection with the odds that the player has seen, in hundredths. */
export type SelectedLeg = { fixture: string; pick: Pick; odds: number }
/** The odds that the player accepts without confirmation: the seen ones, better ones too, or any. */
export type Consent = 'same' | 'better' | 'any'
export type ResolvedLeg = Leg & { at: Fixture }
/** The time, randomness and game type of a slip: bets are only accepted on fixtures in that book. */
type BookContext = { now: number; random: Streams; gameType: string }

/** Resolves the legs of a slip at the current odds. Throws for closed picks and odds that the player has not accepted. */
export const resolveLegs = (legs: SelectedLeg[], accept: Consent, context: BookContext): ResolvedLeg[] =>
  legs.map((leg, index) => resolveLeg(leg, { accept, context, field: `legs.${index}` }))

type LegContext = { accept: Consent; context: BookContext; field: string }

function resolveLeg(
  { fixture: id, pick, odds: seenOdds }: SelectedLeg,
  { accept, context, field }: LegContext,
): ResolvedLeg {
  const fixture = findFixture(id, context)
  if (!fixture) throw invalidField(`${field}.fixture`, 'is not a fixture')
  const isOffered = fixturesOf(context.gameType, context).some((one) => one.id === id)
  const odds = isOffered ? oddsOf(fixture, pick, context) : undefined
  if (odds === undefined) {
    const value = { field: `${field}.pick`, reason: 'takes no bets now' }
    throw new Refusal(400, 'market.closed', 'This market is closed', value)
  }
  const isAgreed = odds === seenOdds || accept === 'any' || (accept === 'better' && odds > seenOdds)
  if (isAgreed) return { fixture: id, pick, odds, at: fixture }
  const value = { field: `${field}.odds`, reason: `are ${odds / 100} now`, odds: odds / 100 }
  throw new Refusal(400, 'odds.changed', 'The odds have changed', value)
}

/** Throws for two legs on one fixture, because they depend on each other. */
export function assertDistinctFixtures(legs: SelectedLeg[]) {
  const ids = legs.map(({ fixture }) => fixture)
  const duplicate = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (duplicate >= 0) throw invalidField(`legs.${duplicate}.fixture`, 'comes twice in a multiple bet')
}

export const totalOdds = (legs: { odds: number }[]): number => legs.reduce((all, { odds }) => all * (odds / 100), 1)
