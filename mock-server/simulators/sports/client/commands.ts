import { batch } from '@preact/signals'
import { CallError, unreadable, toProblem, type Problem } from '../../shared/errors.ts'
import type { OwnBetResponse } from '../rules/sports.simulator.ts'
import type { GameStore } from './game-store.ts'
import { mergeBets, applyBalance } from './news.ts'

export async function placeSlip(store: GameStore) {
  const { placing, slip, stake, message, sound, t, money } = store
  const { bets, balance } = await placing.send(slip.order(stake.value))
  if (bets.length === 0) throw unreadable()
  const total = bets.reduce((sum, bet) => sum + bet.stake, 0)
  batch(() => {
    slip.clear()
    mergeBets(store, bets)
    applyBalance(store, balance)
    message.value = t('placed', { count: bets.length, total: money.plain(total) })
  })
  sound.play('accepted')
}

export async function cashOut(store: GameStore, { orderNo, offer = 0 }: OwnBetResponse) {
  const { cashing, session, message, sound, t, money } = store
  const { bets, balance } = await cashing.send({ orderNo, offer })
  const [settledBet] = bets
  if (!settledBet) throw unreadable()
  session.add(settledBet.won - settledBet.stake)
  batch(() => {
    mergeBets(store, bets)
    applyBalance(store, balance)
    message.value = t('cashedOut', { amount: money.plain(settledBet.won) })
  })
  sound.play('accepted')
}

export function toCommandProblem({ t }: GameStore, error: unknown, changed: 'oddsChanged' | 'cashOutChanged'): Problem {
  if (!(error instanceof CallError)) throw error
  if (error.code === 'odds.changed') return { text: t(changed), isInfo: true }
  if (error.code === 'market.closed')
    return { text: t(changed === 'oddsChanged' ? 'someClosed' : 'cashOutClosed'), isInfo: true }
  return toProblem(t, error)
}
