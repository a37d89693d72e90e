import type { Calls } from '../../shared/call.ts'
import { CallError, unreadable } from '../../shared/call-error.ts'
import type { StateOnWire } from '../rules/fish.routes.ts'

type Told = {
  /** Changes whenever money moves; nothing while it moves. */
  edition(): number | undefined
  /** What the server sees. Its balance counts only where `isFresh`: no money has moved meanwhile. */
  saw(state: StateOnWire, isFresh: boolean): void
  /** It cannot be seen. */
  lost(failure: CallError): void
}

/** The water is looked at this often, ms. */
const EVERY = 3000

/** Looks at the water again and again, also while it cannot be seen. */
export class Lookout {
  #lookedAt: number
  #isLooking = false
  readonly #calls: Calls
  readonly #told: Told

  constructor(calls: Calls, at: number, told: Told) {
    this.#calls = calls
    this.#told = told
    this.#lookedAt = at
  }

  /** It is `at`, ms of the page: looks if it is time to. */
  turn(at: number) {
    if (at - this.#lookedAt >= EVERY) void this.look(at)
  }

  async look(at: number) {
    if (this.#isLooking) return
    this.#isLooking = true
    this.#lookedAt = at
    const before = this.#told.edition()
    try {
      const state = await this.#calls.get<StateOnWire>('/partners/fish/state', {}, ['fish', 'balance'])
      this.#told.saw(state, before !== undefined && before === this.#told.edition())
    } catch (error) {
      this.#told.lost(error instanceof CallError ? error : unreadable())
    } finally {
      this.#isLooking = false
    }
  }
}
