import type { LotteryOrder } from '@longan/sdk'
import { batch } from '@preact/signals'
import { CallError, unreadable } from '../../shared/call-error.ts'
import { explain } from '../../shared/error-message.ts'
import { type Passage, timed } from '../../shared/round-clock.ts'
import type { TableOnWire } from '../rules/lottery.routes.ts'
import type { GameStore } from './desk.ts'
import { showNews } from './news.ts'
import { shortOf } from './round.tsx'

/** Puts what is chosen into the cart. */
export function addToCart({ cart, choice, stake, sound, bettable }: GameStore) {
  // A second tap that was quicker than the page finds nothing chosen.
  if (choice.numbers.value.length === 0) return
  cart.add({ play: choice.play.value, numbers: choice.numbers.value, price: stake.value }, bettable())
  choice.clear()
  sound.play('tap')
}

/** Places the whole cart, or asks what became of the one that was sent before; empties it, and says what was taken. */
export async function placeCart(desk: GameStore) {
  const { placing, cart, table, seat, cartOf, problem, sound } = desk
  const { orders } = await placing.send({ ...seat(), bets: cart.bets(table.value.game.gameId) })
  if (orders.length === 0) throw unreadable()
  batch(() => {
    cartOf(orders[0]!.gameCode).clear()
    problem.value = undefined
    desk.said.value = takenText(desk, orders)
  })
  sound.play('taken')
}

function takenText({ t, money }: GameStore, orders: LotteryOrder[]) {
  const total = orders.reduce((sum, { stake }) => sum + stake, 0)
  return t('placed', { count: orders.length, total: money.plain(total), numero: shortOf(orders[0]!.numero) })
}

/** Goes over to another lottery of the same launch; says so when it does not open. */
export async function changeGame(desk: GameStore, gameCode: string, done: () => Promise<void>) {
  const { calls, frame, problem, t } = desk
  const input = { gameCode, language: frame.language }
  try {
    sitDown(desk, ...(await timed(() => calls.open<TableOnWire>('/partners/lottery/open', input))))
    await done()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    problem.value = explain(t, error, () => void changeGame(desk, gameCode, done))
  }
}

const sitDown = (desk: GameStore, opened: TableOnWire, passage: Passage) =>
  batch(() => {
    const { table, state, clock, problem, said, choice, plays, t } = desk
    clock.hear(opened.state, passage)
    table.value = opened
    state.value = opened.state
    problem.value = undefined
    said.value = t('pickFirst')
    choice.choose(plays()[0]!)
    showNews(desk, opened.state)
  })
