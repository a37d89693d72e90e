import { batch, computed, signal } from '@preact/signals'
import type { Limit } from '../../shared/auto-play.ts'
import type { CallError } from '../../shared/call-error.ts'
import { toProblem, type Problem } from '../../shared/error-message.ts'
import { postToParent } from '../../shared/frame.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import type { StateResponse, VolleyResponse, WaterResponse } from '../rules/fish.routes.ts'
import type { FishTranslate } from './messages.ts'
import { StatePoller } from './poller.ts'
import { PlayerState } from './player-state.ts'
import type { Impact } from './shots.ts'
import { Volleys } from './volleys.ts'

type ExchangeEvents = {
  /** Shots were decided; their money is already booked. */
  onDecided(volley: VolleyResponse, shots: Impact[]): void
  onState(state: StateResponse): void
  onStop(): void
}
type ExchangeOptions = { table: WaterResponse; t: FishTranslate; at: number }

export class Exchange {
  readonly player: PlayerState
  readonly problem = signal<Problem | undefined>(undefined)
  /** The session has ended. */
  readonly isLocked = signal(false)
  readonly isUnknown = signal(false)
  /** The state cannot be loaded: nothing is fired until it can. */
  readonly isOffline = signal(false)
  readonly isOpen = computed(() => !this.isLocked.value && !this.isUnknown.value && !this.isOffline.value)
  readonly volleys: Volleys
  readonly poller: StatePoller
  readonly #context: ClientContext
  readonly #t: FishTranslate
  readonly #events: ExchangeEvents

  constructor(context: ClientContext, { table, t, at }: ExchangeOptions, events: ExchangeEvents) {
    this.#context = context
    this.#t = t
    this.#events = events
    this.player = new PlayerState(table)
    this.volleys = new Volleys(context.calls, {
      onDecided: (volley, shots) => this.#applyVolley(volley, shots),
      onGone: (shots) => this.release(shots),
      onFailed: (failure, shots) => this.#handleFailure(failure, shots),
    })
    this.poller = new StatePoller(context.calls, at, {
      version: () => (this.volleys.count === 0 ? this.volleys.version : undefined),
      onState: (state, isFresh) => this.#applyState(state, isFresh),
      onLost: (failure) => this.#handleOffline(failure),
    })
  }

  release(shots: readonly { cost: number }[]) {
    this.player.release(totalOf(shots))
  }

  reportLowBalance() {
    this.#events.onStop()
    this.problem.value = toProblem(this.#context.t, { status: 400, code: 'balance.not.enough' })
  }

  reportLimit({ limit, amount }: { limit: Limit; amount: number }) {
    const text = this.#t(`${limit}Reached`, { amount: this.#context.money.plain(amount) })
    this.problem.value = { text, isInfo: true }
  }

  #applyVolley(volley: VolleyResponse, shots: Impact[]) {
    this.#events.onDecided(volley, shots)
    batch(() => {
      this.player.release(totalOf(shots), volley.balance)
      this.#context.session.add(volley.won - volley.stake)
      if (this.isUnknown.value) this.problem.value = undefined
      this.isUnknown.value = false
    })
    postToParent({ longan: 'balance-changed' })
  }

  #handleFailure(failure: CallError, shots: Impact[]) {
    batch(() => {
      this.release(shots)
      this.isUnknown.value = failure.isUnknown
      this.#events.onStop()
      this.#showProblem(failure)
    })
    if (!failure.isUnknown && !failure.isSessionEnd) void this.poller.poll(performance.now())
  }

  #applyState(state: StateResponse, isFresh: boolean) {
    batch(() => {
      this.#events.onState(state)
      if (isFresh) this.player.release(0, state.balance)
      if (this.isOffline.value && !this.isUnknown.value) this.problem.value = undefined
      this.isOffline.value = false
    })
    if (this.isUnknown.value) this.volleys.ask()
  }

  #handleOffline(failure: CallError) {
    batch(() => {
      this.isOffline.value = true
      this.#events.onStop()
      if (this.isUnknown.value && !failure.isSessionEnd) return
      if (failure.status === 0) this.problem.value = { text: this.#t('cut'), isInfo: true }
      else this.#showProblem(failure)
    })
  }

  #showProblem(failure: CallError) {
    this.isLocked.value = failure.isSessionEnd
    this.problem.value = toProblem(this.#context.t, failure, failure.isUnknown ? () => this.volleys.ask() : undefined)
  }
}

const totalOf = (shots: readonly { cost: number }[]) => shots.reduce((sum, { cost }) => sum + cost, 0)
