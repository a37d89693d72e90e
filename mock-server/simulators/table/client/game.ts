import { prefersReducedMotion } from '../../shared/browser.ts'
import type { SeatName } from '../rules/card-game.ts'
import { describeOwnHand, describeHandShort, describeHand } from './hand-text.ts'
import { batch, computed, signal } from '@preact/signals'
import { CallError, unreadable, toProblem, type Problem } from '../../shared/errors.ts'
import { postToParent } from '../../shared/frame.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import type { RecentHand } from '../rules/recent-hands.ts'
import type { HandResponse, TableResponse, TableStateResponse } from '../rules/table.simulator.ts'
import { createTableTranslate, type TableTranslate } from './messages.ts'
import { type Calls, wait } from '../../shared/calls.ts'
import { Pace } from '../../shared/round/pace.ts'
import { createCommand } from '../../shared/command.ts'

/** Durations of the animations, ms; table-view.css uses the same values. */
const DEAL_TIME = 900
const REVEAL_TIME = 1500
const DRAW_TIME = 500

type Kind = TableResponse['rules']['kind']
type ResultMessage = { text: string; isGain: boolean }

class TableView {
  readonly hand = signal<HandResponse | undefined>(undefined)
  readonly isFinished = signal(false)
  readonly hasVisiblePoints = signal(false)
  readonly message
  readonly isHandOpen = computed(() => this.hand.value !== undefined && !this.hand.value.isShown)
  readonly #t: TableTranslate
  readonly #context: ClientContext
  readonly #kind: Kind

  constructor(context: ClientContext, t: TableTranslate, kind: Kind) {
    this.#context = context
    this.#t = t
    this.#kind = kind
    this.message = signal<ResultMessage>({ text: t(kind), isGain: false })
  }

  setMessage(text: string, isGain = false) {
    this.message.value = { text, isGain }
  }

  showStatus() {
    const hand = this.hand.value
    this.setMessage(hand ? this.#statusText(hand) : this.#t(this.#kind), this.isFinished.value && isGain(hand))
  }

  async draw(hand: HandResponse) {
    this.hand.value = hand
    await animated(DRAW_TIME)
    this.showStatus()
  }

  async deal(hand: HandResponse) {
    batch(() => {
      this.isFinished.value = this.hasVisiblePoints.value = false
      this.hand.value = hand
    })
    await animated(DEAL_TIME)
    this.hasVisiblePoints.value = true
    this.showStatus()
  }

  async reveal(hand: HandResponse) {
    this.hand.value = hand
    await animated(REVEAL_TIME)
    batch(() => {
      this.isFinished.value = this.hasVisiblePoints.value = true
      this.showStatus()
    })
    if (isGain(hand)) this.#context.sound.play('win')
  }

  clear() {
    this.hand.value = undefined
    this.showStatus()
  }

  handText = (seat: SeatName) => describeHand(this.hand.value!, { seat, t: this.#t })

  #statusText(hand: HandResponse) {
    const { plain } = this.#context.money
    const { stake, won, isShown } = hand
    if (!isShown)
      return this.#t(statusOf(hand), {
        mine: this.#kind === 'threeCards' ? describeOwnHand(hand, this.#t) : this.handText('member'),
      })
    const outcome = won > stake ? 'won' : won === stake ? 'tied' : 'lost'
    const [mine, theirs] = [
      describeHandShort(hand, { seat: 'member', t: this.#t }),
      describeHandShort(hand, { seat: 'dealer', t: this.#t }),
    ]
    return this.#t(outcome, { mine, theirs, stake: plain(stake), won: plain(won), gain: plain(won - stake) })
  }
}

function statusOf({ moves, marks }: HandResponse) {
  if (!moves.includes('draw')) return marks.member ? 'marked' : 'dealt'
  return moves.includes('show') ? 'mayDraw' : 'mustDraw'
}

/** A returned stake is not celebrated. */
const isGain = (hand: HandResponse | undefined) => hand !== undefined && hand.won > hand.stake

const animated = (ms: number) => wait(prefersReducedMotion() ? 0 : ms)

/** A hand has certainly been shown so long after its deadline, ms. */
const GRACE = 400

class HandTimeout {
  #endsAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  start(left: number, then: () => void) {
    this.stop()
    this.#endsAt = performance.now() + left
    this.#timer = setTimeout(then, left + GRACE)
  }

  stop = () => clearTimeout(this.#timer)

  secondsLeft = () => Math.max(0, Math.ceil((this.#endsAt - performance.now()) / 1000))
}

async function loadTable(
  calls: Calls,
  orderNo: string | undefined,
): Promise<{ state: TableStateResponse; ended?: HandResponse | undefined }> {
  const { state } = await calls.open<TableResponse>('/partners/table/open')
  if (state.hand || !orderNo) return { state }
  const { hands } = await calls.get<{ hands: HandResponse[] }>('/partners/table/history')
  return { state, ended: hands.find((hand) => hand.orderNo === orderNo) }
}

function createMoves(calls: Calls) {
  const move = <Input extends Record<string, unknown>>(name: string) =>
    createCommand<Input, TableStateResponse>(calls, `/partners/table/${name}`, ['hand', 'balance'])
  return { deal: move<{ stake: number }>('deal'), draw: move('draw'), show: move('show') }
}

export type SheetName = 'history' | 'rules'
export type GameProps = { game: Game }

/** The code of a refusal because another page or the clock has changed the table. */
const TABLE_CHANGED = 'request_param_err'

export class Game {
  readonly context: ClientContext
  readonly t: TableTranslate
  readonly table: TableResponse
  readonly rules: TableResponse['rules']
  readonly view: TableView
  /** The latest results at this table, newest first; the member's own come first. */
  readonly recent
  readonly stake
  readonly balance
  readonly isBusy = signal(false)
  readonly isLocked = signal(false)
  readonly problem = signal<Problem | undefined>(undefined)
  readonly sheet = signal<SheetName | undefined>(undefined)
  readonly isUnknown = computed(() => Object.values(this.#moves).some(({ isUnknown }) => isUnknown))
  readonly timeout = new HandTimeout()
  readonly pace
  readonly #moves
  /** Counts actions, to ignore the answer to a request before the latest action. */
  #version = 0

  constructor(context: ClientContext, table: TableResponse) {
    this.context = context
    this.table = table
    this.rules = table.rules
    this.t = createTableTranslate(context.frame.language)
    this.view = new TableView(context, this.t, table.rules.kind)
    this.stake = signal(table.minStake)
    this.recent = signal(table.recent)
    this.balance = signal(table.state.balance)
    this.pace = new Pace(table.terms.cycle)
    this.#moves = createMoves(context.calls)
    if (table.state.hand) void this.#act(() => this.#startHand(table.state))
  }

  canMove = (move: 'draw' | 'show') => this.view.isHandOpen.value && this.view.hand.value!.moves.includes(move)

  open = (sheet?: SheetName) => void (this.sheet.value = sheet)

  choose = (stake: number) => void (this.stake.value = stake)

  press = () => {
    if (!this.view.isHandOpen.value || this.#moves.deal.isUnknown) return this.deal()
    return this.#moves.draw.isUnknown || !(this.#moves.show.isUnknown || this.canMove('show'))
      ? this.draw()
      : this.show()
  }

  async deal() {
    if (!this.pace.isReady.value) return
    await this.#act(async () => {
      this.#begin('dealing')
      const state = await this.#moves.deal.send({ stake: this.stake.value })
      this.pace.begin()
      await this.#startHand(state)
    })
  }

  draw = () =>
    this.#act(async () => {
      this.#begin('drawing')
      const { hand } = await this.#moves.draw.send({})
      await this.view.draw(hand!)
    })

  show = () =>
    this.#act(async () => {
      this.#begin('showing')
      await this.#endHand(await this.#moves.show.send({}))
    })

  /** Reloads the table. Drawing and showing stake nothing, so these are repeated automatically. */
  async refresh() {
    if (this.isBusy.value || this.isLocked.value || this.#moves.deal.isUnknown) return
    if (this.#moves.draw.isUnknown || this.#moves.show.isUnknown) return this.press()
    const version = this.#version
    const change = await this.#load().catch(() => undefined)
    if (change && version === this.#version) await this.#act(change)
  }

  async #act(action: () => Promise<void>) {
    if (this.isBusy.value) return
    this.#version++
    this.isBusy.value = true
    await action().catch((error: unknown) => this.#recover(error instanceof CallError ? error : unreadable()))
    this.isBusy.value = false
  }

  #begin(action: 'dealing' | 'drawing' | 'showing') {
    this.problem.value = undefined
    this.view.setMessage(this.t(action))
    this.context.sound.play(action === 'dealing' ? 'start' : 'tap')
  }

  async #startHand({ hand, now, balance }: TableStateResponse) {
    this.balance.value = balance
    this.timeout.start(hand!.showBy! - now, () => void this.show())
    postToParent({ longan: 'balance-changed' })
    await this.view.deal(hand!)
  }

  async #endHand({ hand, balance }: Pick<TableStateResponse, 'hand' | 'balance'>) {
    this.timeout.stop()
    await this.view.reveal(hand!)
    this.balance.value = balance
    this.context.session.add(hand!.won - hand!.stake)
    this.recent.value = [toRecent(hand!), ...this.recent.value]
    postToParent({ longan: 'balance-changed' })
  }

  async #load(): Promise<() => Promise<void>> {
    const orderNo = this.view.isHandOpen.value ? this.view.hand.value?.orderNo : undefined
    const { state, ended } = await loadTable(this.context.calls, orderNo)
    const { hand, balance } = state
    if (hand) return async () => (hand.orderNo === orderNo ? this.view.draw(hand) : this.#startHand(state))
    if (orderNo) return async () => (ended ? this.#endHand({ hand: ended, balance }) : this.view.clear())
    return async () => void (this.balance.value = balance)
  }

  /** A refusal may mean that the hand has changed without this page. */
  async #recover(failure: CallError) {
    const change = failure.code === TABLE_CHANGED ? await this.#load().catch(() => undefined) : undefined
    if (!change) return this.#fail(failure)
    await change()
    this.problem.value = { text: this.t(this.view.isHandOpen.value ? 'dealtAlready' : 'shownAlready'), isInfo: true }
  }

  #fail(failure: CallError) {
    batch(() => {
      this.isLocked.value = failure.isSessionEnd
      if (failure.isUnknown) this.view.setMessage(this.t('unknown'))
      else this.view.showStatus()
      this.problem.value = toProblem(this.context.t, failure, failure.isUnknown ? () => void this.press() : undefined)
    })
  }
}

const toRecent = ({ won, stake, points }: HandResponse): RecentHand => ({
  dealerPoints: points.dealer!,
  outcome: won > stake ? 'won' : won === stake ? 'tied' : 'lost',
})
