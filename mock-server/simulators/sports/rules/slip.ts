import { invalidField, Refusal } from '../../../src/kernel/refusal.ts'
import type { Fixture, Pick, Streams } from './fixture.ts'
import { fixtureNamed, fixturesOf, oddsOf } from './fixtures.ts'
import type { Leg } from './sports.model.ts'

/** A choice with the odds the player has seen, in hundredths. */
export type WishedLeg = { fixture: string; pick: Pick; odds: number }
/** Which odds the player takes without being asked again: those seen, better ones too, any. */
export type Consent = 'same' | 'better' | 'any'
export type ReadLeg = Leg & { at: Fixture }
/** When a slip is read, and for a game of which kind: bets are taken on what its book shows then. */
type Moment = { now: number; random: Streams; gameType: string }

/** The legs of a slip at the odds of the moment; refuses what is closed, and odds that the player has not agreed to. */
export const readLegs = (legs: WishedLeg[], accept: Consent, moment: Moment): ReadLeg[] =>
  legs.map((leg, index) => readLeg(leg, { accept, moment, field: `legs.${index}` }))

type Around = { accept: Consent; moment: Moment; field: string }

function readLeg({ fixture: id, pick, odds: seen }: WishedLeg, { accept, moment, field }: Around): ReadLeg {
  const fixture = fixtureNamed(id, moment)
  if (!fixture) throw invalidField(`${field}.fixture`, 'is not a fixture')
  const isShown = fixturesOf(moment.gameType, moment).some((one) => one.id === id)
  const odds = isShown ? oddsOf(fixture, pick, moment) : undefined
  if (odds === undefined) {
    const value = { field: `${field}.pick`, reason: 'takes no bets now' }
    throw new Refusal(400, 'market.closed', 'This market is closed', value)
  }
  const isAgreed = odds === seen || accept === 'any' || (accept === 'better' && odds > seen)
  if (isAgreed) return { fixture: id, pick, odds, at: fixture }
  const value = { field: `${field}.odds`, reason: `are ${odds / 100} now`, odds: odds / 100 }
  throw new Refusal(400, 'odds.changed', 'The odds have changed', value)
}

/** Legs of one bet depend on each other when they are on the same fixture. */
export function refuseSameFixture(legs: WishedLeg[]) {
  const ids = legs.map(({ fixture }) => fixture)
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (twice >= 0) throw invalidField(`legs.${twice}.fixture`, 'comes twice in a multiple bet')
}

/** What a stake of 1 brings back when all legs come true. */
export const totalOdds = (legs: { odds: number }[]): number => legs.reduce((all, { odds }) => all * (odds / 100), 1)
