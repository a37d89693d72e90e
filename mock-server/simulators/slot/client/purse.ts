import { batch, computed, signal } from '@preact/signals'
import type { SlotTableOnWire, SpinOnWire } from '../rules/slot.routes.ts'

const FIRST_STAKE = 3

/** What the player has on this table: money, free spins, and the stake that is chosen. */
export class Purse {
  readonly stakes: readonly number[]
  readonly stake
  /** As it is shown: without the stake of the spin that runs. */
  readonly balance
  readonly feature
  readonly freeLeft = computed(() => this.feature.value?.left ?? 0)
  #known: number

  constructor({ stakes, balance, feature }: SlotTableOnWire) {
    this.stakes = stakes
    this.stake = signal(stakes[FIRST_STAKE] ?? stakes[0]!)
    this.balance = signal(balance)
    this.feature = signal(feature)
    this.#known = balance
  }

  choose(stake: number) {
    this.stake.value = stake
  }

  /** Shows what is left once `cost` is staked. */
  layDown(cost: number) {
    this.balance.value = this.#known - cost
  }

  /** Shows what is there when nothing was staked after all. */
  takeBack() {
    this.balance.value = this.#known
  }

  /** Takes over what the server says. */
  take({ balance, feature }: Pick<SpinOnWire, 'balance' | 'feature'>) {
    batch(() => {
      this.balance.value = this.#known = balance
      this.feature.value = feature
    })
  }
}
