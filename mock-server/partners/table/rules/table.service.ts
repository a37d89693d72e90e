import type { LaunchesService } from '../../../src/domains/games/launches.service.ts'
import { refuseStake, type Seat, seatAt } from '../../../src/domains/games/seats.ts'
import type { Wager, WagersService } from '../../../src/domains/wagers/wagers.service.ts'
import type { WalletService } from '../../../src/domains/wallet/wallet.service.ts'
import { badField } from '../../../src/kernel/refusal.ts'
import type { World } from '../../../src/kernel/world.ts'
import { backOf, deal, type Deal } from './three-cards.ts'
import { type Dealt, dealtTable } from './table.model.ts'

export type TableNeeds = { launches: LaunchesService; wagers: WagersService; wallet: WalletService }
export type TableService = ReturnType<typeof tableService>
/** Cards as the member may see them: all of them once the hand is shown. */
export type Shown = { wager: Wager; cards: Partial<Deal>; showBy?: number }

const SHOW = 'table.show'
/** Whoever does not show a hand within this time has it shown, ms. */
export const PATIENCE = 30_000
const HISTORY_SHOWN = 30

/** Card tables that wait for their member, but not for ever. Money in minor units. */
export const tableService = (world: World, { launches, wagers, wallet }: TableNeeds) => {
  const hands = handsOf(world, wagers)
  const seatOf = (launch: string) => seatAt(launches, launch, 'table')
  const stateOf = (seat: Seat, hand: Shown | undefined) => ({
    now: world.clock.now(),
    hand,
    balance: wallet.balanceOf(seat.memberId),
  })

  return {
    open(launch: string) {
      const seat = seatOf(launch)
      return { seat, state: stateOf(seat, hands.open(seat)) }
    },
    /** Takes the stake and deals: the member sees the own cards, the others stay face down. */
    async deal(launch: string, stake: number | undefined) {
      const seat = seatOf(launch)
      if (hands.open(seat)) throw badField('launch', 'has a hand that is not shown yet')
      refuseStake(seat, stake)
      const event = { vi: 'Ba cây', en: 'Three cards' }
      const bet = { event, selection: { vi: 'Nhà con', en: 'Player' } }
      const wager = await wagers.place({ ...seat.draft, stake: stake!, bet }, 'PV')
      return stateOf(seat, await hands.begin(seat, wager))
    },
    /** Turns all cards over and pays. */
    async show(launch: string) {
      const seat = seatOf(launch)
      const hand = hands.open(seat)
      if (!hand) throw badField('launch', 'has no hand to show')
      return stateOf(seat, await hands.show(hand.wager.id))
    },
    /** The latest hands at this table, newest first. */
    history(launch: string): Shown[] {
      const { memberId, game } = seatOf(launch)
      const past = wagers.of(memberId, game.nodeId).filter(({ state }) => state === 'settled')
      return past.slice(0, HISTORY_SHOWN).map(hands.shown)
    },
  }
}

/** Hands by their wagers: the cards follow from the order's number, so nothing but the waiting is kept. */
function handsOf(world: World, wagers: WagersService) {
  const waiting = world.table(dealtTable)
  const cardsOf = ({ id }: Wager) => deal(world.random('table', id))
  const idOf = ({ memberId, nodeId }: { memberId: number; nodeId: number }) => `${memberId}:${nodeId}`
  const covered = (wager: Wager, { showBy }: Dealt): Shown => ({
    wager,
    cards: { member: cardsOf(wager).member },
    showBy,
  })
  const shown = (wager: Wager): Shown => ({ wager, cards: cardsOf(wager) })

  async function show(orderNo: string): Promise<Shown> {
    const wager = wagers.get(orderNo)!
    if (wager.state !== 'open') return shown(wager)
    waiting.remove(idOf(wager))
    const payout = Math.floor((wager.stake * backOf(cardsOf(wager))) / 1000)
    return shown(await wagers.settle(orderNo, payout))
  }
  world.events.on(SHOW, async ({ orderNo }: { orderNo: string }) => void (await show(orderNo)))

  return {
    show,
    shown,
    open({ draft }: Seat): Shown | undefined {
      const dealt = waiting.get(idOf(draft))
      return dealt && covered(wagers.get(dealt.orderNo)!, dealt)
    },
    async begin({ draft }: Seat, wager: Wager): Promise<Shown> {
      const showBy = world.clock.now() + PATIENCE
      const dealt = await waiting.insert({ id: idOf(draft), orderNo: wager.id, showBy })
      world.events.schedule(showBy, SHOW, { orderNo: wager.id })
      return covered(wager, dealt)
    },
  }
}
