import { batch, signal } from '@preact/signals'
import { prefersReducedMotion } from '../../shared/browser.ts'
import type { DealtResponse, StateResponse } from '../rules/live.simulator.ts'
import { dealTime } from './announcements.ts'

export type FinishedRound = NonNullable<StateResponse['ended']>
export type Outcome = FinishedRound & { stake: number; won: number }

/** Cards, result and balance as displayed: a result is dealt over time, and its outcome is shown afterwards. */
export function createDisplayedState(initial: StateResponse, now = () => performance.now()) {
  const idleFrom = { at: 0 }
  const isDealing = signal(false)

  return {
    dealt: signal<DealtResponse | undefined>(undefined),
    isDealing,
    outcome: signal<Outcome | undefined>(undefined),
    balance: signal(initial.balance),
    awaitedRound: initial.round.index,
    showAfter(result: DealtResponse['result'] | undefined, show: () => void) {
      const time = result && !prefersReducedMotion() ? dealTime(result) : 0
      idleFrom.at = Math.max(idleFrom.at, now() + time)
      const left = idleFrom.at - now()
      if (left > 0) isDealing.value = true
      const apply = () =>
        batch(() => {
          isDealing.value = idleFrom.at > now()
          show()
        })
      if (left <= 0) apply()
      else setTimeout(apply, left)
    },
  }
}

export function outcomeOf(ended: FinishedRound): Outcome {
  const sum = (read: (bet: FinishedRound['bets'][number]) => number) =>
    ended.bets.reduce((all, bet) => all + read(bet), 0)
  return { ...ended, stake: sum(({ stake }) => stake), won: sum(({ won }) => won) }
}

export const isGain = ({ won, stake }: { won: number; stake: number }) => won > stake
