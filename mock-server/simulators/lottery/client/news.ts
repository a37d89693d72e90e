import { batch } from '@preact/signals'
import { postToParent } from '../../shared/frame.ts'
import type { Passage } from '../../shared/round-clock.ts'
import type { StateOnWire } from '../rules/lottery.routes.ts'
import { rollTime } from './balls.tsx'
import type { GameStore } from './desk.ts'

/** Takes in a state the server told: sets the clock at once, and shows money and results when the balls have come to rest. */
export function takeNews(desk: GameStore, news: StateOnWire, passage: Passage) {
  const { clock, state, editions, seen } = desk
  const before = state.value
  clock.hear(news, passage)
  state.value = news
  const isDrawn = before.gameCode === news.gameCode && before.previous.numero !== news.previous.numero
  if (isDrawn) editions.draws.value++
  seen.after(isDrawn ? rollTime(news.previous.winningNumber) : 0, () => showNews(desk, news))
}

/** Shows what the player has now and what became of their bets, and tells the page around the frame when money has moved. */
export function showNews({ seen, editions, session, sound }: GameStore, news: StateOnWire) {
  const isMoved = news.balance !== seen.balance.value || news.results.length > 0
  for (const { won, stake } of news.results) session.add(won - stake)
  batch(() => {
    seen.balance.value = news.balance
    seen.addResults(news.results)
    if (isMoved) editions.orders.value++
  })
  if (isMoved) postToParent({ longan: 'balance-changed' })
  if (news.results.some(isGain)) sound.play('win')
}

/** More has come back than was staked. */
export const isGain = ({ won, stake }: { won: number; stake: number }) => won > stake
