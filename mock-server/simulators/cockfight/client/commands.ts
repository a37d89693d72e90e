import { CallError } from '../../shared/call-error.ts'
import { explain } from '../../shared/error-message.ts'
import type { GameStore } from './desk.ts'
import { tellMissed } from './news.ts'

/** Bets on the side that is chosen, or asks what became of the bet that was sent before; says what was taken. */
export async function placeBet(desk: GameStore, poll: () => Promise<void>) {
  const { placing, side, stake, state, problem } = desk
  if (placing.isUnderWay || (!placing.isUnknown && side.value === undefined)) return
  problem.value = undefined
  try {
    // What answers may be as old as the question: only the bet is taken from it, the time is asked for anew.
    const { fight, bets } = await placing.send({ fight: state.value.fight.key, side: side.value!, stake: stake.value })
    sayTaken(desk, bets.at(-1)!, fight.odds)
    await poll()
    if (fight.key !== state.value.fight.key) await tellMissed(desk, { fight, bets: bets.slice(-1) })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (!error.isUnknown) refuse(desk, error)
    if (error.code === 'market.closed') await poll()
  }
}

type Bet = GameStore['state']['value']['bets'][number]
type Odds = GameStore['state']['value']['fight']['odds']

function sayTaken({ said, side, t, money, nameOf, sound }: GameStore, bet: Bet, odds: Odds) {
  const taken = { name: nameOf(bet.side), stake: money.plain(bet.stake), odds: money.format(odds[bet.side]) }
  side.value = undefined
  said.value = { text: t('taken', taken), isGain: false }
  sound.play('taken')
}

/** Bets that come too late cost nothing, which is the first thing a player wants to know. */
function refuse({ problem, t }: GameStore, error: CallError) {
  problem.value = error.code === 'market.closed' ? { text: t('tooLate') } : explain(t, error)
}
