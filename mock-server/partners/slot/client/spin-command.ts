import { CallError, type Calls, newKey } from '../../kit/call.ts'
import type { SpinOnWire } from '../rules/slot.routes.ts'

/** Asks for a spin. One that nobody answered is asked for again as it was, stake and key, so that it cannot count twice. */
export class SpinCommand {
  readonly #calls: Calls
  #waiting: { key: string; stake: number } | undefined

  constructor(calls: Calls) {
    this.#calls = calls
  }

  get isWaiting() {
    return this.#waiting !== undefined
  }

  async send(wanted: number): Promise<SpinOnWire> {
    const { key, stake } = (this.#waiting ??= { key: newKey(), stake: wanted })
    try {
      const spin = await this.#calls.post<SpinOnWire>('/partners/slot/spin', { stake }, key)
      this.#waiting = undefined
      return spin
    } catch (error) {
      if (!(error instanceof CallError && error.isOffline)) this.#waiting = undefined
      throw error
    }
  }
}
