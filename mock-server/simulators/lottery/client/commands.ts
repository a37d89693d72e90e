import type { LotteryOrder } from '@longan/sdk'
import { batch } from '@preact/signals'
import { CallError, unreadable } from '../../shared/call-error.ts'
import { toProblem } from '../../shared/error-message.ts'
import { type RoundTrip, timed } from '../../shared/round/round-clock.ts'
import type { TableResponse } from '../rules/lottery.routes.ts'
import type { GameStore } from './game-store.ts'
import { showNews } from './news.ts'
import { formatRound } from './round.tsx'

export function addToCart({ cart, choice, stake, sound, bettingRound }: GameStore) {
  // A fast second tap finds an empty selection.
  if (choice.numbers.value.length === 0) return
  cart.add({ play: choice.play.value, numbers: choice.numbers.value, price: stake.value }, bettingRound())
  choice.clear()
  sound.play('tap')
}

export async function placeCart(store: GameStore) {
  const { placing, cart, table, seat, cartOf, problem, sound } = store
  const { orders } = await placing.send({ ...seat(), bets: cart.bets(table.value.game.gameId) })
  if (orders.length === 0) throw unreadable()
  batch(() => {
    cartOf(orders[0]!.gameCode).clear()
    problem.value = undefined
    store.message.value = acceptedText(store, orders)
  })
  sound.play('accepted')
}

function acceptedText({ t, money }: GameStore, orders: LotteryOrder[]) {
  const total = orders.reduce((sum, { stake }) => sum + stake, 0)
  return t('placed', { count: orders.length, total: money.plain(total), numero: formatRound(orders[0]!.numero) })
}

export async function changeGame(store: GameStore, gameCode: string, afterOpen: () => Promise<void>) {
  const { calls, frame, problem, t } = store
  const input = { gameCode, language: frame.language }
  try {
    applyTable(store, ...(await timed(() => calls.open<TableResponse>('/partners/lottery/open', input))))
    await afterOpen()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    problem.value = toProblem(t, error, () => void changeGame(store, gameCode, afterOpen))
  }
}

const applyTable = (store: GameStore, tableResponse: TableResponse, roundTrip: RoundTrip) =>
  batch(() => {
    const { table, state, clock, problem, message, choice, plays, t } = store
    clock.update(tableResponse.state, roundTrip)
    table.value = tableResponse
    state.value = tableResponse.state
    problem.value = undefined
    message.value = t('pickFirst')
    choice.choose(plays()[0]!)
    showNews(store, tableResponse.state)
  })
