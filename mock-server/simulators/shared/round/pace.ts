import { signal } from '@preact/signals'

/** The clocks of page and server round differently, ms. */
const MARGIN = 20

/** Keeps the shortest cycle of the rulebook (ms; 0 for none), so that the gateway need not refuse a round. */
export class Pace {
  readonly isReady = signal(true)
  readonly #cycle: number
  #ready = Promise.resolve()

  constructor(cycle: number) {
    this.#cycle = cycle
  }

  /** Marks the begin of a round. */
  begin() {
    if (this.#cycle === 0) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.isReady.value = false
    this.#ready = promise
    setTimeout(() => {
      if (this.#ready === promise) this.isReady.value = true
      resolve()
    }, this.#cycle + MARGIN)
  }

  /** Resolves when the next round may begin. */
  ready = () => this.#ready
}
