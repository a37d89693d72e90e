import type { Calls } from '../../shared/calls.ts'
import { CallError, unreadable } from '../../shared/call-error.ts'
import { createCommand } from '../../shared/command.ts'
import type { VolleyResponse } from '../rules/fish.routes.ts'
import type { Impact } from './shots.ts'

type VolleyEvents = {
  /** The server has decided `shots`. Shots without a hit entry cost nothing: their fish had gone. */
  onDecided(volley: VolleyResponse, shots: Impact[]): void
  onGone(shots: Impact[]): void
  /** The volley failed, and `shots` are released: no shots while the outcome is unknown. */
  onFailed(failure: CallError, shots: Impact[]): void
}

const MAX_TARGETS = 20

/** Hits that wait for the server: one volley at a time, each fish once per volley. */
export class Volleys {
  /** Changes with each request and response, to detect an outdated balance. */
  version = 0
  #queue: Impact[] = []
  #sent: Impact[] = []
  readonly #events: VolleyEvents
  readonly #command

  constructor(calls: Calls, events: VolleyEvents) {
    this.#events = events
    this.#command = createCommand<{ cost: number; targets: string[] }, VolleyResponse>(calls, '/partners/fish/shoot', [
      'hits',
      'balance',
    ])
  }

  get count() {
    return this.#queue.length + this.#sent.length
  }

  get isUnknown() {
    return this.#command.isUnknown
  }

  add(shot: Impact) {
    this.#queue.push(shot)
    if (this.#sent.length === 0) void this.#send()
  }

  /** Repeats the volley of unknown outcome. It counts once. */
  ask() {
    if (this.isUnknown && !this.#command.isPending) void this.#execute()
  }

  async #send() {
    const [first] = this.#queue
    if (!first) return
    const targets = new Map<string, Impact>()
    for (const shot of this.#queue) {
      if (shot.cost === first.cost && targets.size < MAX_TARGETS && !targets.has(shot.fish))
        targets.set(shot.fish, shot)
    }
    this.#sent = [...targets.values()]
    this.#queue = this.#queue.filter((shot) => !this.#sent.includes(shot))
    await this.#execute()
  }

  async #execute() {
    this.version++
    const shots = this.#sent
    try {
      const volley = await this.#command.send({ cost: shots[0]!.cost, targets: shots.map(({ fish }) => fish) })
      this.#events.onDecided(volley, shots)
    } catch (error) {
      this.#fail(error instanceof CallError ? error : unreadable())
    }
    if (this.isUnknown) return
    this.#sent = []
    this.version++
    await this.#send()
  }

  #fail(failure: CallError) {
    if (failure.isUnknown) return this.#events.onFailed(failure, [])
    if (failure.code === 'request_param_err') return this.#events.onGone(this.#sent)
    const shots = [...this.#sent, ...this.#queue]
    this.#queue = []
    return this.#events.onFailed(failure, shots)
  }
}
