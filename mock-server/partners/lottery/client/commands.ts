import type { LotteryOrder } from '@longan/sdk'
import { CallError } from '../../kit/call.ts'
import type { TableOnWire } from '../rules/lottery.routes.ts'
import type { Desk } from './desk.ts'

/** Places the whole cart under its key and empties it; returns the words for what was taken. */
export async function placeCart({ calls, cart, shown, seat, t, money }: Desk): Promise<string> {
  const input = { ...seat(), bets: cart.bets(shown.table.game.gameId) }
  const { orders } = await calls.post<{ orders: LotteryOrder[] }>('/partners/lottery/bet', input, cart.key())
  const said = { count: orders.length, total: money.plain(cart.total()), numero: cart.numero().slice(-4) }
  cart.clear()
  return t('placed', said)
}

/** Goes over to another lottery of the same launch; returns why it could not. */
export async function changeGame({ calls, shown, frame }: Desk, gameCode: string): Promise<CallError | undefined> {
  const input = { gameCode, language: frame.language }
  try {
    shown.table = await calls.post<TableOnWire>('/partners/lottery/open', input)
    shown.state = shown.table.state
    return undefined
  } catch (error) {
    if (error instanceof CallError) return error
    throw error
  }
}
