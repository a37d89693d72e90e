import { signal } from '@preact/signals'

export type AutoPlan = {
  /** `Infinity`: until the player stops it. */
  rounds: number
  lossLimit: number
  winLimit: number
}
export type Limit = 'lossLimit' | 'winLimit'
/** Result of a round, as decimal amounts. */
type RoundResult = { stake: number; won: number; isFree?: boolean }

/** Plays rounds automatically within the limits of a plan. Winnings of free rounds count too. */
export class AutoPlay {
  readonly remaining = signal(0)
  #plan: AutoPlan = { rounds: 0, lossLimit: 0, winLimit: 0 }
  /** Net result since the start, in hundredths. */
  #net = 0

  start(plan: AutoPlan) {
    this.#plan = plan
    this.#net = 0
    this.remaining.value = plan.rounds
  }

  stop() {
    this.remaining.value = 0
  }

  count({ stake, won, isFree }: RoundResult) {
    if (this.remaining.value === 0) return
    this.#net += toMinor(won) - toMinor(stake)
    if (!isFree) this.remaining.value--
  }

  findReachedLimit(stake: number): { limit: Limit; amount: number } | undefined {
    const { lossLimit, winLimit } = this.#plan
    if (this.remaining.value === 0) return undefined
    if (this.#net >= toMinor(winLimit)) return { limit: 'winLimit', amount: winLimit }
    if (toMinor(stake) - this.#net > toMinor(lossLimit)) return { limit: 'lossLimit', amount: lossLimit }
    return undefined
  }
}

const toMinor = (amount: number) => Math.round(amount * 100)
