import { batch } from '@preact/signals'
import { CallError, unreadable } from '../../shared/call-error.ts'
import { explain, type Problem } from '../../shared/error-message.ts'
import type { MyBetOnWire } from '../rules/sports.routes.ts'
import type { GameStore } from './desk.ts'
import { putBets, takeBalance } from './news.ts'

/** Places the slip, or asks what became of the one that was sent before; empties it, and says what was taken. */
export async function placeSlip(desk: GameStore) {
  const { placing, slip, stake, said, sound, t, money } = desk
  const { bets, balance } = await placing.send(slip.order(stake.value))
  if (bets.length === 0) throw unreadable()
  const total = bets.reduce((sum, bet) => sum + bet.stake, 0)
  batch(() => {
    slip.clear()
    putBets(desk, bets)
    takeBalance(desk, balance)
    said.value = t('placed', { count: bets.length, total: money.plain(total) })
  })
  sound.play('taken')
}

/** Ends a bet early for the offer that the player has seen, or asks what became of the one before. */
export async function cashOut(desk: GameStore, { orderNo, offer = 0 }: MyBetOnWire) {
  const { cashing, session, said, sound, t, money } = desk
  const { bets, balance } = await cashing.send({ orderNo, offer })
  const [ended] = bets
  if (!ended) throw unreadable()
  session.add(ended.won - ended.stake)
  batch(() => {
    putBets(desk, bets)
    takeBalance(desk, balance)
    said.value = t('cashedOut', { amount: money.plain(ended.won) })
  })
  sound.play('taken')
}

/** What the player is told of a command that was not carried out. */
export function problemOf({ t }: GameStore, error: unknown, changed: 'oddsChanged' | 'cashOutChanged'): Problem {
  if (!(error instanceof CallError)) throw error
  if (error.code === 'odds.changed') return { text: t(changed), isCalm: true }
  if (error.code === 'market.closed')
    return { text: t(changed === 'oddsChanged' ? 'someClosed' : 'cashOutClosed'), isCalm: true }
  return explain(t, error)
}
