import type { LotteryOrder } from '@longan/sdk'
import { batch } from '@preact/signals'
import { CallError } from '../../kit/call.ts'
import { explain } from '../../kit/explain.ts'
import { type Passage, timed } from '../../kit/round-clock.ts'
import type { TableOnWire } from '../rules/lottery.routes.ts'
import type { Desk } from './desk.ts'

/** Puts what is chosen into the cart. */
export function addToCart({ cart, choice, stake, sound, bettable }: Desk) {
  cart.add({ play: choice.play.value, numbers: choice.numbers.value, price: stake.value }, bettable())
  choice.clear()
  sound.play('tap')
}

/** Places the whole cart under its key, empties it, and says what was taken. */
export async function placeCart({ calls, cart, table, seat, t, money, said, sound }: Desk) {
  const input = { ...seat(), bets: cart.bets(table.value.game.gameId) }
  const { orders } = await calls.post<{ orders: LotteryOrder[] }>('/partners/lottery/bet', input, cart.key())
  const taken = { count: orders.length, total: money.plain(cart.total()), numero: cart.numero().slice(-4) }
  cart.clear()
  said.value = { text: t('placed', taken), isWin: false }
  sound.play('taken')
}

/** Goes over to another lottery of the same launch; says so when it does not open. */
export async function changeGame(desk: Desk, gameCode: string, done: () => Promise<void>) {
  const { calls, frame, problem, t } = desk
  const input = { gameCode, language: frame.language }
  try {
    sitDown(desk, ...(await timed(() => calls.post<TableOnWire>('/partners/lottery/open', input))))
    await done()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    problem.value = explain(t, error, () => void changeGame(desk, gameCode, done))
  }
}

const sitDown = (
  { table, state, clock, problem, said, choice, plays, t }: Desk,
  opened: TableOnWire,
  passage: Passage,
) =>
  batch(() => {
    clock.hear(opened.state, passage)
    table.value = opened
    state.value = opened.state
    problem.value = undefined
    said.value = { text: t('pickFirst'), isWin: false }
    choice.choose(plays()[0]!)
  })
