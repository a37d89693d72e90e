import type { Calls } from '../../shared/calls.ts'
import { CallError, unreadable } from '../../shared/call-error.ts'
import type { StateResponse } from '../rules/fish.routes.ts'

type PollEvents = {
  /** A number that changes with every movement of money; undefined while money moves. */
  version(): number | undefined
  /** Receives the state. Its balance is valid only if `isFresh`: no money has moved meanwhile. */
  onState(state: StateResponse, isFresh: boolean): void
  onLost(failure: CallError): void
}

/** Polling interval, ms. */
const INTERVAL = 3000

export class StatePoller {
  #polledAt: number
  #isPolling = false
  readonly #calls: Calls
  readonly #events: PollEvents

  constructor(calls: Calls, at: number, events: PollEvents) {
    this.#calls = calls
    this.#events = events
    this.#polledAt = at
  }

  /** Polls if the interval has passed at `at`, ms of the page. */
  tick(at: number) {
    if (at - this.#polledAt >= INTERVAL) void this.poll(at)
  }

  async poll(at: number) {
    if (this.#isPolling) return
    this.#isPolling = true
    this.#polledAt = at
    const before = this.#events.version()
    try {
      const state = await this.#calls.get<StateResponse>('/partners/fish/state', {}, ['fish', 'balance'])
      this.#events.onState(state, before !== undefined && before === this.#events.version())
    } catch (error) {
      this.#events.onLost(error instanceof CallError ? error : unreadable())
    } finally {
      this.#isPolling = false
    }
  }
}
