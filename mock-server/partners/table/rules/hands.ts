import type { Seat } from '../../../src/domains/games/seats.ts'
import type { Wager, WagersService } from '../../../src/domains/wagers/wagers.service.ts'
import type { World } from '../../../src/kernel/world.ts'
import type { Deal, Move } from './card-game.ts'
import { gameAt } from './card-games.ts'
import { type Dealt, dealtTable, drawnTable } from './table.model.ts'

/** Cards as the member may see them: all of them once the hand is shown. */
export type Shown = { wager: Wager; cards: Deal; moves: readonly Move[]; showBy?: number }

const SHOW = 'table.show'
/** Whoever does not show a hand within this time has it shown, ms. */
export const PATIENCE = 30_000

/** Hands by their wagers: the cards follow from the order's number, so nothing but the waiting and what was drawn is kept. */
export function handsOf(world: World, wagers: WagersService) {
  const waiting = world.table(dealtTable)
  const drawn = world.table(drawnTable)
  const drawnIn = ({ id }: Wager) => drawn.get(id)?.count ?? 0
  const cardsOf = (wager: Wager) => gameAt(wager).deal(world.random('table', wager.id), drawnIn(wager))
  const movesOf = (wager: Wager) => gameAt(wager).movesOf(cardsOf(wager).member)
  const idOf = ({ memberId, nodeId }: Pick<Wager, 'memberId' | 'nodeId'>) => `${memberId}:${nodeId}`
  const shown = (wager: Wager): Shown => ({ wager, cards: cardsOf(wager), moves: [] })
  const covered = (wager: Wager, { showBy }: Dealt): Shown => ({
    wager,
    cards: { member: cardsOf(wager).member },
    moves: movesOf(wager),
    showBy,
  })

  async function draw(wager: Wager) {
    const count = drawnIn(wager) + 1
    await (count === 1 ? drawn.insert({ id: wager.id, count }) : drawn.update(wager.id, { count }))
  }

  /** Turns all cards over and pays; a member who may not stop yet is given cards first. */
  async function show(orderNo: string): Promise<Shown> {
    const wager = wagers.get(orderNo)!
    if (wager.state !== 'open') return shown(wager)
    while (!movesOf(wager).includes('show')) await draw(wager)
    waiting.remove(idOf(wager))
    const payout = Math.floor((wager.stake * gameAt(wager).backOf(cardsOf(wager))) / 1000)
    return shown(await wagers.settle(orderNo, payout))
  }
  world.events.on(SHOW, async ({ orderNo }: { orderNo: string }) => void (await show(orderNo)))

  function open({ draft }: Seat): Shown | undefined {
    const dealt = waiting.get(idOf(draft))
    return dealt && covered(wagers.get(dealt.orderNo)!, dealt)
  }

  return {
    show,
    shown,
    open,
    async begin({ draft }: Seat, wager: Wager): Promise<Shown> {
      const showBy = world.clock.now() + PATIENCE
      const dealt = await waiting.insert({ id: idOf(draft), orderNo: wager.id, showBy })
      world.events.schedule(showBy, SHOW, { orderNo: wager.id })
      return covered(wager, dealt)
    },
    /** One card more for the hand that lies at `seat`. */
    async draw(seat: Seat, { wager }: Shown): Promise<Shown> {
      await draw(wager)
      return open(seat)!
    },
  }
}
