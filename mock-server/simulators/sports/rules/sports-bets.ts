import type { Word } from '../../../src/catalogue/words.ts'
import type { Seat } from '../../../src/domains/games/seats.ts'
import type { Wager, WagersService } from '../../../src/domains/wagers/wagers.service.ts'
import { memberAccount } from '../../../src/kernel/ledger.ts'
import { Refusal } from '../../../src/kernel/refusal.ts'
import type { World } from '../../../src/kernel/world.ts'
import { pickedOf } from './picked.ts'
import { type ReadLeg, totalOdds } from './slip.ts'
import { type SportsBet, sportsBetTable } from './sports.model.ts'

export type Taken = { bet: SportsBet; wager: Wager }
type Settlement = { schedule(bet: SportsBet): void }

/** The bets a book has taken. */
export const takenBets = (world: World, wagers: WagersService, settlement: Settlement) => {
  const bets = world.table(sportsBetTable)

  async function takeOne({ memberId, draft }: Seat, legs: ReadLeg[], stake: number): Promise<Taken> {
    const wager = await wagers.place({ ...draft, stake, bet: wordsOf(legs) }, 'SB')
    const kept = legs.map(({ fixture, pick, odds }) => ({ fixture, pick, odds }))
    const bet = await bets.insert({ id: wager.id, memberId, legs: kept })
    settlement.schedule(bet)
    return { bet, wager }
  }

  return {
    /** Takes every bet with this stake, or none. */
    async take(seat: Seat, each: ReadLeg[][], stake: number): Promise<Taken[]> {
      if (stake * each.length > world.ledger.balance(memberAccount(seat.memberId))) throw tooMuch()
      const taken: Taken[] = []
      for (const legs of each) taken.push(await takeOne(seat, legs, stake))
      return taken
    },
    of: (memberId: number): SportsBet[] => bets.where({ memberId }).reverse(),
    /** How many wait for their end. */
    waiting: (memberId: number): number => wagers.openOf(memberId).filter(({ id }) => bets.get(id)).length,
    named: (orderNo: string, memberId: number): SportsBet | undefined => {
      const bet = bets.get(orderNo)
      return bet?.memberId === memberId ? bet : undefined
    },
  }
}

const tooMuch = () =>
  new Refusal(400, 'balance.not.enough', 'The stakes are more than the balance', {
    field: 'stake',
    reason: 'the stakes are more than the balance',
  })

/** The bet in the words of a record. */
function wordsOf(legs: ReadLeg[]): Wager['bet'] {
  const joined = (text: (leg: ReadLeg) => Word): Word => ({
    vi: legs.map((leg) => text(leg).vi).join(' + '),
    en: legs.map((leg) => text(leg).en).join(' + '),
  })
  const event = joined(({ at: { home, away } }) => ({ vi: `${home.vi} – ${away.vi}`, en: `${home.en} – ${away.en}` }))
  return {
    event,
    selection: joined(({ at, pick }) => pickedOf(at, pick)),
    odds: Math.floor(totalOdds(legs) * 100) / 100,
  }
}
