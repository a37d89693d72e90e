import { batch, computed, signal } from '@preact/signals'
import type { WaterResponse } from '../rules/fish.routes.ts'

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

  reserve(amount: number) {
    this.#reserved.value += amount
  }

  release(amount: number, balance?: number) {
    batch(() => {
      this.#reserved.value -= amount
      if (balance !== undefined) this.#confirmed.value = balance
    })
  }
}
