import { batch, computed, signal } from '@preact/signals'
import type { WaterOnWire } from '../rules/fish.routes.ts'

/** What the player has in this water: money, and what a shot costs. */
export class Purse {
  readonly stakes: readonly number[]
  readonly stake
  /** As it is shown: without what flies and is not decided yet. */
  readonly balance = computed(() => this.#known.value - this.#held.value)
  readonly #known
  readonly #held = signal(0)

  constructor({ costs, state }: WaterOnWire) {
    this.stakes = costs
    this.stake = signal(costs[0]!)
    this.#known = signal(state.balance)
  }

  get held() {
    return this.#held.value
  }

  choose(stake: number) {
    this.stake.value = stake
  }

  /** A shot was fired: it costs so much if it meets a fish. */
  hold(amount: number) {
    this.#held.value += amount
  }

  /** A shot is over, decided or sunk; what the server says of the balance, if it has said something. */
  release(amount: number, balance?: number) {
    batch(() => {
      this.#held.value -= amount
      if (balance !== undefined) this.#known.value = balance
    })
  }
}
