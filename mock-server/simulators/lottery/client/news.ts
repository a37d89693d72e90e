import { batch } from '@preact/signals'
import { postToParent } from '../../shared/frame.ts'
import type { RoundTrip } from '../../shared/round/round-clock.ts'
import type { StateResponse } from '../rules/lottery.simulator.ts'
import { rollTime } from './balls.tsx'
import type { GameStore } from './game-store.ts'

/** Applies a state from the server: the clock at once, money and results when the balls have stopped. */
export function applyNews(store: GameStore, news: StateResponse, roundTrip: RoundTrip) {
  const { clock, state, versions, displayed, message, t } = store
  const before = state.value
  clock.update(news, roundTrip)
  state.value = news
  const isDrawn = before.gameCode === news.gameCode && before.previous.numero !== news.previous.numero
  if (isDrawn) versions.draws.value++
  // "Placed on round 7" would look like a bet on round 8.
  if (before.gameCode === news.gameCode && before.numero !== news.numero) message.value = t('pickFirst')
  displayed.showAfter(isDrawn ? rollTime(news.previous.winningNumber) : 0, () => showNews(store, news))
}

export function showNews({ displayed, versions, session, sound }: GameStore, news: StateResponse) {
  const hasMoneyMoved = news.balance !== displayed.balance.value || news.results.length > 0
  for (const { won, stake } of news.results) session.add(won - stake)
  batch(() => {
    displayed.balance.value = news.balance
    displayed.addResults(news.results)
    if (hasMoneyMoved) versions.orders.value++
  })
  if (hasMoneyMoved) postToParent({ longan: 'balance-changed' })
  if (news.results.some(isGain)) sound.play('win')
}

export const isGain = ({ won, stake }: { won: number; stake: number }) => won > stake
