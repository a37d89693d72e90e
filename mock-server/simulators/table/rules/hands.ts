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

/** The cards of a hand: they follow from the order's number and from how many the member has drawn. */
function cardsIn(world: World) {
  const drawn = world.table(drawnTable)
  const drawnIn = ({ id }: Wager) => drawn.get(id)?.count ?? 0
  const of = (wager: Wager) => gameAt(wager).deal(world.random('table', wager.id), drawnIn(wager))
  return {
    of,
    movesOf: (wager: Wager) => gameAt(wager).movesOf(of(wager).member),
    async draw(wager: Wager) {
      const count = drawnIn(wager) + 1
      await (count === 1 ? drawn.insert({ id: wager.id, count }) : drawn.update(wager.id, { count }))
    },
  }
}

/** Hands by their wagers: nothing of them is kept but that they wait. */
export function handsOf(world: World, wagers: WagersService) {
  const waiting = world.table(dealtTable)
  const cards = cardsIn(world)
  const idOf = ({ memberId, nodeId }: Pick<Wager, 'memberId' | 'nodeId'>) => `${memberId}:${nodeId}`
  const shown = (wager: Wager): Shown => ({ wager, cards: cards.of(wager), moves: [] })
  const covered = (wager: Wager, { showBy }: Dealt): Shown => ({
    wager,
    cards: { member: cards.of(wager).member },
    moves: cards.movesOf(wager),
    showBy,
  })

  /** Turns all cards over and pays; a member who may not stop yet is given cards first. */
  async function show(orderNo: string): Promise<Shown> {
    const wager = wagers.get(orderNo)!
    if (wager.state !== 'open') return shown(wager)
    while (!cards.movesOf(wager).includes('show')) await cards.draw(wager)
    waiting.remove(idOf(wager))
    const payout = Math.floor((wager.stake * gameAt(wager).backOf(cards.of(wager))) / 1000)
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
      await cards.draw(wager)
      return open(seat)!
    },
  }
}
