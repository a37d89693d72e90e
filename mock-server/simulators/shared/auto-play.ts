import { signal } from '@preact/signals'

/** How far the player lets the game go by itself. */
export type AutoPlan = {
  /** `Infinity` until stopped. */
  rounds: number
  /** More than this is never lost. */
  lossLimit: number
  /** Ahead by this much, it stops. */
  winLimit: number
}
export type Limit = 'lossLimit' | 'winLimit'
/** What came of a round, in amounts as on the wire. */
type Played = { stake: number; won: number; isFree?: boolean }

/** Rounds that follow one another by themselves, as far as the player's plan allows. What free rounds win on the way counts too. */
export class AutoPlay {
  /** Rounds still to come. */
  readonly left = signal(0)
  #plan: AutoPlan = { rounds: 0, lossLimit: 0, winLimit: 0 }
  /** Won less staked since the start, in the smallest coin. */
  #net = 0

  start(plan: AutoPlan) {
    this.#plan = plan
    this.#net = 0
    this.left.value = plan.rounds
  }

  stop() {
    this.left.value = 0
  }

  count({ stake, won, isFree }: Played) {
    if (this.left.value === 0) return
    this.#net += coins(won) - coins(stake)
    if (!isFree) this.left.value--
  }

  /** The limit that forbids another round of `stake`, and its amount. */
  limitBefore(stake: number): { limit: Limit; amount: number } | undefined {
    const { lossLimit, winLimit } = this.#plan
    if (this.left.value === 0) return undefined
    if (this.#net >= coins(winLimit)) return { limit: 'winLimit', amount: winLimit }
    if (coins(stake) - this.#net > coins(lossLimit)) return { limit: 'lossLimit', amount: lossLimit }
    return undefined
  }
}

const coins = (amount: number) => Math.round(amount * 100)
