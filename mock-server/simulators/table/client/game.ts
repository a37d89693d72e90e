import { batch, computed, signal } from '@preact/signals'
import { CallError, unreadable } from '../../shared/call-error.ts'
import { explain, type Problem } from '../../shared/error-message.ts'
import { postToParent } from '../../shared/frame.ts'
import type { ClientContext } from '../../shared/kit.ts'
import type { TableOnWire, TableStateOnWire } from '../rules/table.routes.ts'
import { Felt } from './felt.ts'
import { createMoves } from './moves.ts'
import { Patience } from './timeout.ts'
import { standingAt } from './standing.ts'
import { tableWords, type Words } from './table-words.ts'

export type SheetName = 'history' | 'rules'
/** What every part of the page is given. */
export type OfGame = { game: Game }

/** The table is not as this page thought: another page has played there, or the clock. */
const ELSEWHERE = 'request_param_err'

/** The card table: what is staked, what the server is told, and what it answers. */
export class Game {
  readonly kit: ClientContext
  readonly t: Words
  readonly table: TableOnWire
  readonly rules: TableOnWire['rules']
  readonly felt: Felt
  readonly stake
  readonly balance
  readonly isBusy = signal(false)
  readonly isLocked = signal(false)
  readonly problem = signal<Problem | undefined>(undefined)
  readonly sheet = signal<SheetName | undefined>(undefined)
  /** Something was sent, and nobody knows what became of it. */
  readonly isUnknown = computed(() => Object.values(this.#moves).some(({ isUnknown }) => isUnknown))
  readonly patience = new Patience()
  readonly #moves
  /** How often something has been done here: what was asked before the latest is old. */
  #edition = 0

  constructor(kit: ClientContext, table: TableOnWire) {
    this.kit = kit
    this.table = table
    this.rules = table.rules
    this.t = tableWords(kit.frame.language)
    this.felt = new Felt(kit, this.t, table.rules.kind)
    this.stake = signal(table.minStake)
    this.balance = signal(table.state.balance)
    this.#moves = createMoves(kit.calls)
    if (table.state.hand) void this.#act(() => this.#lay(table.state))
  }

  /** What may be done with the hand that lies there. */
  may = (move: 'draw' | 'show') => this.felt.isWaiting.value && this.felt.hand.value!.moves.includes(move)

  /** Opens a sheet, or closes the one that is open. */
  open = (sheet?: SheetName) => void (this.sheet.value = sheet)

  choose = (stake: number) => void (this.stake.value = stake)

  /** The big button: deals, shows, draws where that has to be, or asks again what became of it. */
  press = () => {
    if (!this.felt.isWaiting.value || this.#moves.deal.isUnknown) return this.deal()
    return this.#moves.draw.isUnknown || !(this.#moves.show.isUnknown || this.may('show')) ? this.draw() : this.show()
  }

  deal = () =>
    this.#act(async () => {
      this.#begin('dealing')
      await this.#lay(await this.#moves.deal.send({ stake: this.stake.value }))
    })

  draw = () =>
    this.#act(async () => {
      this.#begin('drawing')
      const { hand } = await this.#moves.draw.send({})
      await this.felt.draw(hand!)
    })

  show = () =>
    this.#act(async () => {
      this.#begin('showing')
      await this.#turn(await this.#moves.show.send({}))
    })

  /** Looks at the table again. To draw or to show stakes nothing, so that is asked for again by itself. */
  async renew() {
    if (this.isBusy.value || this.isLocked.value || this.#moves.deal.isUnknown) return
    if (this.#moves.draw.isUnknown || this.#moves.show.isUnknown) return this.press()
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

  #begin(doing: 'dealing' | 'drawing' | 'showing') {
    this.problem.value = undefined
    this.felt.say(this.t(doing))
    this.kit.sound.play(doing === 'dealing' ? 'start' : 'tap')
  }

  async #lay({ hand, now, balance }: TableStateOnWire) {
    const left = hand!.showBy! - now
    this.balance.value = balance
    this.patience.begin(left, () => void this.show())
    postToParent({ longan: 'balance-changed' })
    await this.felt.lay(hand!)
  }

  async #turn({ hand, balance }: Pick<TableStateOnWire, 'hand' | 'balance'>) {
    this.patience.end()
    await this.felt.turn(hand!)
    this.balance.value = balance
    this.kit.session.add(hand!.won - hand!.stake)
    postToParent({ longan: 'balance-changed' })
  }

  /** Asks how the table stands. What is returned takes it over: a hand dealt elsewhere, or what became of the one that lay here. */
  async #look(): Promise<() => Promise<void>> {
    const mine = this.felt.isWaiting.value ? this.felt.hand.value?.orderNo : undefined
    const { state, ended } = await standingAt(this.kit.calls, mine)
    const { hand, balance } = state
    if (hand) return async () => (hand.orderNo === mine ? this.felt.draw(hand) : this.#lay(state))
    if (mine) return async () => (ended ? this.#turn({ hand: ended, balance }) : this.felt.clear())
    return async () => void (this.balance.value = balance)
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
