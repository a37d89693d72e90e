import type { LocalizedText } from '../../../src/catalogue/words.ts'
import type { Seat } from '../../../src/domains/games/seats.ts'
import type { Wager, WagersService } from '../../../src/domains/wagers/wagers.service.ts'
import { memberAccount } from '../../../src/kernel/money/ledger.ts'
import { Refusal } from '../../../src/kernel/validation/refusal.ts'
import type { World } from '../../../src/kernel/world/world.ts'
import { selectionText } from './selection-text.ts'
import { type ResolvedLeg, totalOdds } from './slip.ts'
import { type SportsBet, sportsBetTable } from './sports.model.ts'

export type PlacedSportsBet = { bet: SportsBet; wager: Wager }
type Settlement = { schedule(bet: SportsBet): void }

export const sportsBets = (world: World, wagers: WagersService, settlement: Settlement) => {
  const bets = world.table(sportsBetTable)

  async function placeOne({ memberId, draft }: Seat, legs: ResolvedLeg[], stake: number): Promise<PlacedSportsBet> {
    const wager = await wagers.place({ ...draft, stake, bet: toRecordText(legs) }, 'SB')
    const storedLegs = legs.map(({ fixture, pick, odds }) => ({ fixture, pick, odds }))
    const bet = await bets.insert({ id: wager.id, memberId, legs: storedLegs })
    settlement.schedule(bet)
    return { bet, wager }
  }

  return {
    /** Places all bets with this stake or none. */
    async place(seat: Seat, each: ResolvedLeg[][], stake: number): Promise<PlacedSportsBet[]> {
      if (stake * each.length > world.ledger.balance(memberAccount(seat.memberId))) throw lowBalance()
      const placed: PlacedSportsBet[] = []
      for (const legs of each) placed.push(await placeOne(seat, legs, stake))
      return placed
    },
    of: (memberId: number): SportsBet[] => bets.where({ memberId }).reverse(),
    waiting: (memberId: number): number => wagers.openOf(memberId).filter(({ id }) => bets.get(id)).length,
    find: (orderNo: string, memberId: number): SportsBet | undefined => {
      const bet = bets.get(orderNo)
      return bet?.memberId === memberId ? bet : undefined
    },
  }
}

const lowBalance = () =>
  new Refusal(400, 'balance.not.enough', 'The stakes are more than the balance', {
    field: 'stake',
    reason: 'the stakes are more than the balance',
  })

function toRecordText(legs: ResolvedLeg[]): Wager['bet'] {
  const joinTexts = (text: (leg: ResolvedLeg) => LocalizedText): LocalizedText => ({
    vi: legs.map((leg) => text(leg).vi).join(' + '),
    en: legs.map((leg) => text(leg).en).join(' + '),
  })
  const event = joinTexts(({ at: { home, away } }) => ({
    vi: `${home.vi} – ${away.vi}`,
    en: `${home.en} – ${away.en}`,
  }))
  return {
    event,
    selection: joinTexts(({ at, pick }) => selectionText(at, pick)),
    odds: Math.floor(totalOdds(legs) * 100) / 100,
  }
}
