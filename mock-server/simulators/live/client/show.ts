import { batch, signal } from '@preact/signals'
import { prefersReducedMotion } from '../../shared/motion.ts'
import type { DealtOnWire, StateOnWire } from '../rules/live.routes.ts'
import { dealTime } from './announcements.ts'

export type Ended = NonNullable<StateOnWire['ended']>
/** What became of the player's bets on a round. */
export type Outcome = Ended & { stake: number; won: number }

/** What lies on the table, and the money, as they are seen: a result comes by and by, and what it decides is told once it lies there. */
export function createShow(first: StateOnWire, now = () => performance.now()) {
  const rest = { at: 0 }
  const isDealing = signal(false)

  return {
    /** What is being dealt, or lies on the table. */
    dealt: signal<DealtOnWire | undefined>(undefined),
    isDealing,
    /** The round that was seen to its end last. */
    outcome: signal<Outcome | undefined>(undefined),
    balance: signal(first.balance),
    /** The round, by its place in the row, whose end has not been seen yet. */
    awaited: first.round.index,
    /** Calls when everything that is being dealt lies on the table; `result` is dealt before. */
    after(result: DealtOnWire['result'] | undefined, call: () => void) {
      const time = result && !prefersReducedMotion() ? dealTime(result) : 0
      rest.at = Math.max(rest.at, now() + time)
      const left = rest.at - now()
      if (left > 0) isDealing.value = true
      const tell = () =>
        batch(() => {
          isDealing.value = rest.at > now()
          call()
        })
      if (left <= 0) tell()
      else setTimeout(tell, left)
    },
  }
}

/** What a round brought the player, of all bets on it. */
export function outcomeOf(ended: Ended): Outcome {
  const sum = (read: (bet: Ended['bets'][number]) => number) => ended.bets.reduce((all, bet) => all + read(bet), 0)
  return { ...ended, stake: sum(({ stake }) => stake), won: sum(({ won }) => won) }
}

/** More has come back than was staked. */
export const isGain = ({ won, stake }: { won: number; stake: number }) => won > stake
