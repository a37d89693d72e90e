import { batch, computed, signal } from '@preact/signals'
import type { WaterResponse } from '../rules/fish.routes.ts'

/** The player's balance and the selected cost of a shot. */
export class PlayerState {
  readonly stakes: readonly number[]
  readonly stake
  /** The displayed balance, without the cost of undecided shots. */
  readonly balance = computed(() => this.#confirmed.value - this.#reserved.value)
  readonly #confirmed
  readonly #reserved = signal(0)

  constructor({ costs, state }: WaterResponse) {
    this.stakes = costs
    this.stake = signal(costs[0]!)
    this.#confirmed = signal(state.balance)
  }

  get reserved() {
    return this.#reserved.value
  }

  choose(stake: number) {
    this.stake.value = stake
  }

  /** Reserves the cost of a fired shot. */
  reserve(amount: number) {
    this.#reserved.value += amount
  }

  /** Releases a finished shot, and sets the balance if the server sent one. */
  release(amount: number, balance?: number) {
    batch(() => {
      this.#reserved.value -= amount
      if (balance !== undefined) this.#confirmed.value = balance
    })
  }
}
