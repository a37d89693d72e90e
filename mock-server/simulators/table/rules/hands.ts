import type { Seat } from '#mock/domains/games/seats.ts'
import type { Wager, WagersService } from '#mock/domains/wagers/wagers.service.ts'
import type { World } from '#mock/kernel/world/world.ts'
import type { Deal, Move } from './card-game.ts'
import { gameAt } from './card-games.ts'
import * as v from 'valibot'
import { defineLog } from '#mock/kernel/tables/table.ts'

/** An open hand; `id` is `<member>:<node>`. Times in ms. */
const dealtSchema = v.object({ id: v.string(), orderNo: v.string(), showBy: v.number() })
type Dealt = v.InferOutput<typeof dealtSchema>

export const dealtTable = defineLog('dealtHands', dealtSchema)

/** Cards drawn in a hand, by order number. Absent: none. */
export const drawnTable = defineLog('drawnCards', v.object({ id: v.string(), count: v.number() }))

export type VisibleHand = { wager: Wager; cards: Deal; moves: readonly Move[]; showBy?: number }

const SHOW = 'table.show'
/** A hand is shown automatically after this time, ms. */
export const SHOW_TIMEOUT = 30_000

/** The cards of hands. They follow from the order number and the number of drawn cards. */
function cardsIn(world: World) {
  const drawn = world.table(drawnTable)
  const drawnCount = ({ id }: Wager) => drawn.get(id)?.count ?? 0
  const of = (wager: Wager) => gameAt(wager).deal(world.random('table', wager.id), drawnCount(wager))
  return {
    of,
    movesOf: (wager: Wager) => gameAt(wager).movesOf(of(wager).member),
    async draw(wager: Wager) {
      const count = drawnCount(wager) + 1
      await (count === 1 ? drawn.insert({ id: wager.id, count }) : drawn.update(wager.id, { count }))
    },
  }
}

/** Hands by their wagers. Only open hands are stored. */
export function handsOf(world: World, wagers: WagersService) {
  const openHands = world.table(dealtTable)
  const cards = cardsIn(world)
  const idOf = ({ memberId, nodeId }: Pick<Wager, 'memberId' | 'nodeId'>) => `${memberId}:${nodeId}`
  const toVisibleHand = (wager: Wager): VisibleHand => ({ wager, cards: cards.of(wager), moves: [] })
  const toCoveredHand = (wager: Wager, { showBy }: Dealt): VisibleHand => ({
    wager,
    cards: { member: cards.of(wager).member },
    moves: cards.movesOf(wager),
    showBy,
  })

  /** Shows the hand and pays it. A member who must not stop yet gets the missing cards first. */
  async function show(orderNo: string): Promise<VisibleHand> {
    const wager = wagers.get(orderNo)!
    if (wager.state !== 'open') return toVisibleHand(wager)
    while (!cards.movesOf(wager).includes('show')) await cards.draw(wager)
    openHands.remove(idOf(wager))
    const payout = Math.floor((wager.stake * gameAt(wager).payoutOf(cards.of(wager))) / 1000)
    return toVisibleHand(await wagers.settle(orderNo, payout))
  }
  world.events.on(SHOW, async ({ orderNo }: { orderNo: string }) => void (await show(orderNo)))

  function open({ draft }: Seat): VisibleHand | undefined {
    const dealt = openHands.get(idOf(draft))
    return dealt && toCoveredHand(wagers.get(dealt.orderNo)!, dealt)
  }

  return {
    show,
    toVisibleHand,
    open,
    async begin({ draft }: Seat, wager: Wager): Promise<VisibleHand> {
      const showBy = world.clock.now() + SHOW_TIMEOUT
      const dealt = await openHands.insert({ id: idOf(draft), orderNo: wager.id, showBy })
      world.events.schedule(showBy, SHOW, { orderNo: wager.id })
      return toCoveredHand(wager, dealt)
    },
    async draw(seat: Seat, { wager }: VisibleHand): Promise<VisibleHand> {
      await cards.draw(wager)
      return open(seat)!
    },
  }
}
