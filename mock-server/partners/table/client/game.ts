import { batch, computed, signal } from '@preact/signals'
import { CallError, unreadable } from '../../kit/call-error.ts'
import { createCommand } from '../../kit/command.ts'
import { explain, type Problem } from '../../kit/explain.ts'
import { tellParent } from '../../kit/frame.ts'
import type { Kit } from '../../kit/kit.ts'
import type { HandOnWire, TableOnWire, TableStateOnWire } from '../rules/table.routes.ts'
import { Felt } from './felt.ts'
import { tableWords, type Words } from './table-words.ts'

export type SheetName = 'history' | 'rules'
/** What every part of the page is given. */
export type OfGame = { game: Game }

/** So long after its time a hand has surely been shown, ms. */
const GRACE = 400
/** The table is not as this page thought: another page has played there, or the clock. */
const ELSEWHERE = 'request_param_err'

/** The card table: what is staked, what the server is told, and what it answers. */
export class Game {
  readonly kit: Kit
  readonly t: Words
  readonly table: TableOnWire
  readonly felt: Felt
  readonly stake
  readonly balance
  readonly isBusy = signal(false)
  readonly isLocked = signal(false)
  readonly problem = signal<Problem | undefined>(undefined)
  readonly sheet = signal<SheetName | undefined>(undefined)
  /** Something was sent, and nobody knows what became of it. */
  readonly isUnknown = computed(() => this.#deal.isUnknown || this.#show.isUnknown)
  readonly #deal
  readonly #show
  /** How often something has been done here: what was asked before the latest is old. */
  #edition = 0
  /** When the hand is shown by itself, in the page's own time (ms). */
  #showsAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(kit: Kit, table: TableOnWire) {
    const needs = ['hand', 'balance'] as const
    this.kit = kit
    this.table = table
    this.t = tableWords(kit.frame.language)
    this.felt = new Felt(kit, this.t)
    this.stake = signal(table.minStake)
    this.balance = signal(table.state.balance)
    this.#deal = createCommand<{ stake: number }, TableStateOnWire>(kit.calls, '/partners/table/deal', needs)
    this.#show = createCommand<Record<string, never>, TableStateOnWire>(kit.calls, '/partners/table/show', needs)
    if (table.state.hand) void this.#act(() => this.#lay(table.state))
  }

  /** Opens a sheet, or closes the one that is open. */
  open = (sheet?: SheetName) => void (this.sheet.value = sheet)

  choose = (stake: number) => void (this.stake.value = stake)

  /** Until the hand is shown by itself. */
  secondsLeft = () => Math.max(0, Math.ceil((this.#showsAt - performance.now()) / 1000))

  /** The big button: deals, shows, or asks again what became of either. */
  press = () => (this.felt.isWaiting.value && !this.#deal.isUnknown ? this.show() : this.deal())

  deal = () =>
    this.#act(async () => {
      this.#begin('dealing')
      await this.#lay(await this.#deal.send({ stake: this.stake.value }))
    })

  show = () =>
    this.#act(async () => {
      this.#begin('showing')
      await this.#turn(await this.#show.send({}))
    })

  /** Looks at the table again. To show a hand stakes nothing, so that is asked for again by itself. */
  async renew() {
    if (this.isBusy.value || this.isLocked.value || this.#deal.isUnknown) return
    if (this.#show.isUnknown) return this.show()
    const edition = this.#edition
    const change = await this.#look().catch(() => undefined)
    if (change && edition === this.#edition) await this.#act(change)
  }

  async #act(act: () => Promise<void>) {
    if (this.isBusy.value) return
    this.#edition++
    this.isBusy.value = true
    await act().catch((error: unknown) => this.#recover(error instanceof CallError ? error : unreadable()))
    this.isBusy.value = false
  }

  #begin(doing: 'dealing' | 'showing') {
    this.problem.value = undefined
    this.felt.say(this.t(doing))
    this.kit.sound.play(doing === 'dealing' ? 'start' : 'tap')
  }

  async #lay({ hand, now, balance }: TableStateOnWire) {
    const left = hand!.showBy! - now
    this.balance.value = balance
    this.#showsAt = performance.now() + left
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.show(), left + GRACE)
    tellParent({ longan: 'balance-changed' })
    await this.felt.lay(hand!)
  }

  async #turn({ hand, balance }: Pick<TableStateOnWire, 'hand' | 'balance'>) {
    clearTimeout(this.#timer)
    await this.felt.turn(hand!)
    this.balance.value = balance
    this.kit.session.add(hand!.won - hand!.stake)
    tellParent({ longan: 'balance-changed' })
  }

  /** Asks how the table stands. What is returned takes it over: a hand dealt elsewhere, or what became of the one that lay here. */
  async #look(): Promise<() => Promise<void>> {
    const { state } = await this.kit.calls.open<TableOnWire>('/partners/table/open')
    const mine = this.felt.isWaiting.value ? this.felt.hand.value?.orderNo : undefined
    if (state.hand) return async () => void (state.hand!.orderNo === mine || (await this.#lay(state)))
    if (mine) return this.#ended(mine, state.balance)
    return async () => void (this.balance.value = state.balance)
  }

  async #ended(orderNo: string, balance: number) {
    const { hands } = await this.kit.calls.get<{ hands: HandOnWire[] }>('/partners/table/history')
    const hand = hands.find((past) => past.orderNo === orderNo)
    return async () => (hand ? this.#turn({ hand, balance }) : this.felt.clear())
  }

  /** A refusal may only mean that the hand has gone on without this page. */
  async #recover(failure: CallError) {
    const change = failure.code === ELSEWHERE ? await this.#look().catch(() => undefined) : undefined
    if (!change) return this.#fail(failure)
    await change()
    this.problem.value = { text: this.t(this.felt.isWaiting.value ? 'dealtAlready' : 'shownAlready'), isCalm: true }
  }

  #fail(failure: CallError) {
    batch(() => {
      this.isLocked.value = failure.isSessionEnd
      if (failure.isUnknown) this.felt.say(this.t('unknown'))
      else this.felt.sayStanding()
      this.problem.value = explain(this.kit.t, failure, failure.isUnknown ? () => void this.press() : undefined)
    })
  }
}
