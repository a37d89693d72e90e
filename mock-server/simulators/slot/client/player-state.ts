import { batch, computed, signal } from '@preact/signals'
import type { SlotTableResponse, SpinResponse } from '../rules/slot.routes.ts'

const FIRST_STAKE = 3

export class PlayerState {
  readonly stakes: readonly number[]
  readonly stake
  /** The displayed balance, without the stake of the current spin. */
  readonly balance
  readonly feature
  readonly freeLeft = computed(() => this.feature.value?.left ?? 0)
  #confirmed: number

  constructor({ stakes, balance, feature }: SlotTableResponse) {
    this.stakes = stakes
    this.stake = signal(stakes[FIRST_STAKE] ?? stakes[0]!)
    this.balance = signal(balance)
    this.feature = signal(feature)
    this.#confirmed = balance
  }

  choose(stake: number) {
    this.stake.value = stake
  }

  showStaked(cost: number) {
    this.balance.value = this.#confirmed - cost
  }

  restore() {
    this.balance.value = this.#confirmed
  }

  update({ balance, feature }: Pick<SpinResponse, 'balance' | 'feature'>) {
    batch(() => {
      this.balance.value = this.#confirmed = balance
      this.feature.value = feature
    })
  }
}
