import type { LotteryOrder } from '@longan/sdk'
import { tellParent } from '../../kit/frame.ts'
import type { Passage } from '../../kit/round-clock.ts'
import type { StateOnWire } from '../rules/lottery.routes.ts'
import type { Desk } from './desk.ts'

/** Takes in a state the server told: sets the clock, and tells the page and its parent what has changed. */
export async function takeNews(desk: Desk, news: StateOnWire, passage: Passage) {
  const { clock, state, editions } = desk
  const before = state.value
  clock.hear(news, passage)
  state.value = news
  const isDrawn = before.gameCode === news.gameCode && before.previous.numero !== news.previous.numero
  if (isDrawn) editions.draws.value++
  if (news.openOrders === before.openOrders && news.balance === before.balance) return
  editions.orders.value++
  tellParent({ longan: 'balance-changed' })
  if (isDrawn && news.openOrders < before.openOrders) await tellOutcome(desk, news)
}

async function tellOutcome({ calls, seat, said, sound, t, money }: Desk, { previous }: StateOnWire) {
  const { content } = await calls.get<{ content: LotteryOrder[] }>('/partners/lottery/orders', seat())
  const drawn = content.filter(({ gameId, numero }) => gameId === previous.gameId && numero === previous.numero)
  if (drawn.length === 0) return
  const won = drawn.reduce((sum, { winAmount }) => sum + winAmount, 0)
  const values = { numero: previous.numero.slice(-4), amount: money.plain(won) }
  said.value = { text: t(won > 0 ? 'won' : 'lost', values), isWin: won > 0 }
  if (won > 0) sound.play('win')
}
