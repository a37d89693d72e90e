import type { Calls } from '../../shared/call.ts'
import { CallError, unreadable } from '../../shared/call-error.ts'
import { createCommand } from '../../shared/command.ts'
import type { VolleyOnWire } from '../rules/fish.routes.ts'
import type { Impact } from './shots.ts'

type Told = {
  /** The server has decided these shots. Those of `shots` it says nothing of cost nothing: their fish had gone. */
  decided(volley: VolleyOnWire, shots: Impact[]): void
  /** These shots cost nothing: nobody swims there any more. */
  gone(shots: Impact[]): void
  /** Nothing came of it: `shots` were not taken. While nobody knows what became of them there are none. */
  failed(failure: CallError, shots: Impact[]): void
}

/** So many shots the server takes at a time. */
const MOST = 20

/** Shots that have met a fish and wait for what the server says: one volley at a time, no fish twice in it. */
export class Volleys {
  /** Changes whenever something is sent or decided, so that an answer about the balance can be seen to be old. */
  edition = 0
  #waiting: Impact[] = []
  #sent: Impact[] = []
  readonly #told: Told
  readonly #command

  constructor(calls: Calls, told: Told) {
    this.#told = told
    this.#command = createCommand<{ cost: number; targets: string[] }, VolleyOnWire>(calls, '/partners/fish/shoot', [
      'hits',
      'balance',
    ])
  }

  /** Shots that are not decided yet. */
  get count() {
    return this.#waiting.length + this.#sent.length
  }

  /** A volley was sent, and nobody knows what became of it. */
  get isUnknown() {
    return this.#command.isUnknown
  }

  add(shot: Impact) {
    this.#waiting.push(shot)
    if (this.#sent.length === 0) void this.#send()
  }

  /** Asks again what became of the volley that nobody knows of. It counts once. */
  ask() {
    if (this.isUnknown && !this.#command.isUnderWay) void this.#carryOut()
  }

  async #send() {
    const [first] = this.#waiting
    if (!first) return
    const together = new Map<string, Impact>()
    for (const shot of this.#waiting) {
      if (shot.cost === first.cost && together.size < MOST && !together.has(shot.fish)) together.set(shot.fish, shot)
    }
    this.#sent = [...together.values()]
    this.#waiting = this.#waiting.filter((shot) => !this.#sent.includes(shot))
    await this.#carryOut()
  }

  async #carryOut() {
    this.edition++
    const shots = this.#sent
    try {
      const volley = await this.#command.send({ cost: shots[0]!.cost, targets: shots.map(({ fish }) => fish) })
      this.#told.decided(volley, shots)
    } catch (error) {
      this.#fail(error instanceof CallError ? error : unreadable())
    }
    if (this.isUnknown) return
    this.#sent = []
    this.edition++
    await this.#send()
  }

  #fail(failure: CallError) {
    if (failure.isUnknown) return this.#told.failed(failure, [])
    if (failure.code === 'request_param_err') return this.#told.gone(this.#sent)
    const shots = [...this.#sent, ...this.#waiting]
    this.#waiting = []
    return this.#told.failed(failure, shots)
  }
}
