import { CallError } from '../../shared/call-error.ts'
import { toProblem } from '../../shared/error-message.ts'
import type { GameStore } from './game-store.ts'
import { reportMissed } from './news.ts'

export async function placeBet(store: GameStore, poll: () => Promise<void>) {
  const { placing, side, stake, state, problem } = store
  if (placing.isPending || (!placing.isUnknown && side.value === undefined)) return
  problem.value = undefined
  try {
    // The answer may be outdated: only the bet is used, and the time is polled again.
    const { fight, bets } = await placing.send({ fight: state.value.fight.key, side: side.value!, stake: stake.value })
    showAccepted(store, bets.at(-1)!, fight.odds)
    await poll()
    if (fight.key !== state.value.fight.key) await reportMissed(store, { fight, bets: bets.slice(-1) })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (!error.isUnknown) showRefusal(store, error)
    if (error.code === 'market.closed') await poll()
  }
}

type Bet = GameStore['state']['value']['bets'][number]
type Odds = GameStore['state']['value']['fight']['odds']

function showAccepted({ message, side, t, money, nameOf, sound }: GameStore, bet: Bet, odds: Odds) {
  const accepted = { name: nameOf(bet.side), stake: money.plain(bet.stake), odds: money.format(odds[bet.side]) }
  side.value = undefined
  message.value = { text: t('taken', accepted), isGain: false }
  sound.play('accepted')
}

/** The message for a late bet first says that it costs nothing. */
function showRefusal({ problem, t }: GameStore, error: CallError) {
  problem.value = error.code === 'market.closed' ? { text: t('tooLate') } : toProblem(t, error)
}
