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
    const { key, odds } = state.value.fight
    const bet = { fight: key, side: side.value!, stake: stake.value, odds: odds[side.value!] }
    const { fight, bets } = await placing.send(bet)
    showAccepted(store, bets.at(-1)!)
    await poll()
    if (fight.key !== state.value.fight.key) await reportMissed(store, { fight, bets: bets.slice(-1) })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (!error.isUnknown) showRefusal(store, error)
    if (isOutdated(error)) await poll()
  }
}

type Bet = GameStore['state']['value']['bets'][number]

/** The page shows a fight or odds that are no longer offered. */
const isOutdated = ({ code }: CallError) => code === 'market.closed' || code === 'odds.changed'

function showAccepted({ message, side, t, money, nameOf, sound }: GameStore, bet: Bet) {
  const accepted = { name: nameOf(bet.side), stake: money.plain(bet.stake), odds: money.format(bet.odds) }
  side.value = undefined
  message.value = { text: t('taken', accepted), isGain: false }
  sound.play('accepted')
}

/** The message for a late bet first says that it costs nothing. */
function showRefusal({ problem, t }: GameStore, error: CallError) {
  if (error.code === 'odds.changed') problem.value = { text: t('oddsChanged'), isInfo: true }
  else problem.value = error.code === 'market.closed' ? { text: t('tooLate') } : toProblem(t, error)
}
