import { batch, computed, signal } from '@preact/signals'
import type { Limit } from '../../shared/auto-play.ts'
import type { CallError } from '../../shared/call-error.ts'
import { explain, type Problem } from '../../shared/error-message.ts'
import { postToParent } from '../../shared/frame.ts'
import type { ClientContext } from '../../shared/kit.ts'
import type { StateOnWire, VolleyOnWire, WaterOnWire } from '../rules/fish.routes.ts'
import type { FishWords } from './fish-words.ts'
import { Lookout } from './poller.ts'
import { Purse } from './purse.ts'
import type { Impact } from './shots.ts'
import { Volleys } from './volleys.ts'

type Told = {
  /** The server has decided shots; their money is booked already. */
  decided(volley: VolleyOnWire, shots: Impact[]): void
  saw(state: StateOnWire): void
  /** Something is wrong: nothing may go on by itself. */
  stop(): void
}
type Made = { table: WaterOnWire; t: FishWords; at: number }

/** What goes to the server and comes back: shots with their money, the state of the water, and what is wrong. */
export class Exchange {
  readonly purse: Purse
  readonly problem = signal<Problem | undefined>(undefined)
  /** Without a session nothing can be done any more. */
  readonly isLocked = signal(false)
  /** A volley was sent, and nobody knows what became of it. */
  readonly isUnknown = signal(false)
  /** The water cannot be seen: nothing is fired until it can. */
  readonly isCut = signal(false)
  readonly isOpen = computed(() => !this.isLocked.value && !this.isUnknown.value && !this.isCut.value)
  readonly volleys: Volleys
  readonly lookout: Lookout
  readonly #kit: ClientContext
  readonly #t: FishWords
  readonly #told: Told

  constructor(kit: ClientContext, { table, t, at }: Made, told: Told) {
    this.#kit = kit
    this.#t = t
    this.#told = told
    this.purse = new Purse(table)
    this.volleys = new Volleys(kit.calls, {
      decided: (volley, shots) => this.#decided(volley, shots),
      gone: (shots) => this.letGo(shots),
      failed: (failure, shots) => this.#failed(failure, shots),
    })
    this.lookout = new Lookout(kit.calls, at, {
      edition: () => (this.volleys.count === 0 ? this.volleys.edition : undefined),
      saw: (state, isFresh) => this.#saw(state, isFresh),
      lost: (failure) => this.#lost(failure),
    })
  }

  /** Shots that are over and cost nothing. */
  letGo(shots: readonly { cost: number }[]) {
    this.purse.release(totalOf(shots))
  }

  /** Says that there is too little for a shot. */
  refuse() {
    this.#told.stop()
    this.problem.value = explain(this.#kit.t, { status: 400, code: 'balance.not.enough' })
  }

  /** Says that firing by itself has come to a limit of the player's. */
  sayLimit({ limit, amount }: { limit: Limit; amount: number }) {
    const text = this.#t(`${limit}Reached`, { amount: this.#kit.money.plain(amount) })
    this.problem.value = { text, isCalm: true }
  }

  #decided(volley: VolleyOnWire, shots: Impact[]) {
    this.#told.decided(volley, shots)
    batch(() => {
      this.purse.release(totalOf(shots), volley.balance)
      this.#kit.session.add(volley.won - volley.stake)
      if (this.isUnknown.value) this.problem.value = undefined
      this.isUnknown.value = false
    })
    postToParent({ longan: 'balance-changed' })
  }

  #failed(failure: CallError, shots: Impact[]) {
    batch(() => {
      this.letGo(shots)
      this.isUnknown.value = failure.isUnknown
      this.#told.stop()
      this.#explain(failure)
    })
    if (!failure.isUnknown && !failure.isSessionEnd) void this.lookout.look(performance.now())
  }

  #saw(state: StateOnWire, isFresh: boolean) {
    batch(() => {
      this.#told.saw(state)
      if (isFresh) this.purse.release(0, state.balance)
      if (this.isCut.value && !this.isUnknown.value) this.problem.value = undefined
      this.isCut.value = false
    })
    if (this.isUnknown.value) this.volleys.ask()
  }

  #lost(failure: CallError) {
    batch(() => {
      this.isCut.value = true
      this.#told.stop()
      if (this.isUnknown.value && !failure.isSessionEnd) return
      if (failure.status === 0) this.problem.value = { text: this.#t('cut'), isCalm: true }
      else this.#explain(failure)
    })
  }

  #explain(failure: CallError) {
    this.isLocked.value = failure.isSessionEnd
    this.problem.value = explain(this.#kit.t, failure, failure.isUnknown ? () => this.volleys.ask() : undefined)
  }
}

const totalOf = (shots: readonly { cost: number }[]) => shots.reduce((sum, { cost }) => sum + cost, 0)
