import { Pace } from '../../shared/round/pace.ts'
import { createCommand } from '../../shared/command.ts'
import { batch, computed, signal } from '@preact/signals'
import type { Limit } from '../../shared/bets/auto-play.ts'
import { CallError, unreadable, toProblem, type Problem } from '../../shared/errors.ts'
import { postToParent } from '../../shared/frame.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import type { StateResponse, VolleyResponse, WaterResponse } from '../rules/fish.simulator.ts'
import type { FishTranslate } from './messages.ts'
import type { Impact } from './shots.ts'
import type { Calls } from '../../shared/calls.ts'

type VolleyEvents = {
  /** The server has decided `shots`. Shots without a hit entry cost nothing: their fish had gone. */
  onDecided(volley: VolleyResponse, shots: Impact[]): void
  onGone(shots: Impact[]): void
  /** The volley failed, and `shots` are released: no shots while the outcome is unknown. */
  onFailed(failure: CallError, shots: Impact[]): void
  /** The gun fires by itself. A rulebook may forbid it. */
  isAuto?(): boolean
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
  readonly #pace: Pace

  constructor(calls: Calls, events: VolleyEvents, pace = new Pace(0)) {
    this.#events = events
    this.#pace = pace
    this.#command = createCommand<{ cost: number; targets: string[]; isAuto?: true }, VolleyResponse>(
      calls,
      '/partners/fish/shoot',
      ['hits', 'balance'],
    )
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
      await this.#pace.ready()
      const volley = await this.#command.send(this.#toRequest(shots))
      this.#pace.begin()
      this.#events.onDecided(volley, shots)
    } catch (error) {
      this.#fail(error instanceof CallError ? error : unreadable())
    }
    if (this.isUnknown) return
    this.#sent = []
    this.version++
    await this.#send()
  }

  #toRequest(shots: Impact[]) {
    const volley = { cost: shots[0]!.cost, targets: shots.map(({ fish }) => fish) }
    return this.#events.isAuto?.() ? { ...volley, isAuto: true as const } : volley
  }

  #fail(failure: CallError) {
    if (failure.isUnknown) return this.#events.onFailed(failure, [])
    if (failure.code === 'request_param_err') return this.#events.onGone(this.#sent)
    const shots = [...this.#sent, ...this.#queue]
    this.#queue = []
    return this.#events.onFailed(failure, shots)
  }
}

type PollEvents = {
  /** A number that changes with every movement of money; undefined while money moves. */
  version(): number | undefined
  /** Receives the state. Its balance is valid only if `isFresh`: no money has moved meanwhile. */
  onState(state: StateResponse, isFresh: boolean): void
  onLost(failure: CallError): void
}

/** Polling interval, ms. */
const INTERVAL = 3000

class StatePoller {
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

class PlayerState {
  readonly stakes: readonly number[]
  readonly stake
  /** The displayed balance, without the cost of undecided shots. */
  readonly balance = computed(() => this.#confirmed.value - this.#reserved.value)
  /** Changes once for each exchange of shots, not for each shot. */
  readonly confirmed = computed(() => this.#confirmed.value)
  readonly #confirmed
  readonly #reserved = signal(0)

  constructor({ costs, state }: WaterResponse) {
    this.stakes = costs
    this.stake = signal(costs[0]!)
    this.#confirmed = signal(state.balance)
  }

  get reserved() {
    return this.#reserved.value
  }

  choose(stake: number) {
    this.stake.value = stake
  }

  reserve(amount: number) {
    this.#reserved.value += amount
  }

  release(amount: number, balance?: number) {
    batch(() => {
      this.#reserved.value -= amount
      if (balance !== undefined) this.#confirmed.value = balance
    })
  }
}

type ExchangeEvents = {
  /** Shots were decided; their money is already booked. */
  onDecided(volley: VolleyResponse, shots: Impact[]): void
  onState(state: StateResponse): void
  onStop(): void
  isAuto(): boolean
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
  readonly pace: Pace
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
    this.pace = new Pace(table.terms.cycle)
    const volleyEvents = {
      onDecided: (volley: VolleyResponse, shots: Impact[]) => this.#applyVolley(volley, shots),
      onGone: (shots: Impact[]) => this.release(shots),
      onFailed: (failure: CallError, shots: Impact[]) => this.#handleFailure(failure, shots),
      isAuto: events.isAuto,
    }
    this.volleys = new Volleys(context.calls, volleyEvents, this.pace)
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
