import type { LotteryOrder } from '@longan/sdk'
import { tellParent } from '../../kit/frame.ts'
import type { StateOnWire } from '../rules/lottery.routes.ts'
import type { Desk } from './desk.ts'
import type { Passage } from './round-clock.ts'

export type NewsHooks = {
  /** There is a new state to show. */
  onState(): void
  /** A round with the player's bets was drawn. */
  onSettled(numero: string, won: number): void
}

/** Takes in a state the server told: sets the clock, and tells the page and its parent what has changed. */
export function createNews(desk: Desk, { onState, onSettled }: NewsHooks) {
  const { calls, clock, shown, seat, news } = desk

  async function tellOutcome({ previous }: StateOnWire) {
    const { content } = await calls.get<{ content: LotteryOrder[] }>('/partners/lottery/orders', seat())
    const drawn = content.filter(({ gameId, numero }) => gameId === previous.gameId && numero === previous.numero)
    const won = drawn.reduce((sum, { winAmount }) => sum + winAmount, 0)
    if (drawn.length > 0) onSettled(previous.numero, won)
  }

  return async (state: StateOnWire, passage: Passage) => {
    const before = shown.state
    shown.state = state
    clock.hear(state, passage)
    onState()
    const isDrawn = before.gameCode === state.gameCode && before.previous.numero !== state.previous.numero
    if (isDrawn) news.dispatchEvent(new Event('draw'))
    if (state.openOrders === before.openOrders && state.balance === before.balance) return
    news.dispatchEvent(new Event('orders'))
    tellParent({ longan: 'balance-changed' })
    if (isDrawn && state.openOrders < before.openOrders) await tellOutcome(state)
  }
}
