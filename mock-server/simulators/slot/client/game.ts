import { paletteOf } from '#mock/art/looks.ts'
import type { CelebrationContent } from './celebration.tsx'
import { Reels } from './reels.ts'
import { createSlotTranslate, type SlotTranslate } from './messages.ts'
import { createWinShow } from './win-show.ts'
import { batch, computed, signal } from '@preact/signals'
import { AutoPlay, type AutoPlan } from '../../shared/bets/auto-play.ts'
import { wait } from '../../shared/calls.ts'
import { CallError, unreadable, toProblem, type Problem } from '../../shared/errors.ts'
import { Pace } from '../../shared/round/pace.ts'
import { createCommand } from '../../shared/command.ts'
import { postToParent } from '../../shared/frame.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import type { SlotTableResponse, SpinResponse } from '../rules/slot.simulator.ts'

/** A win of this many stakes is celebrated. */
const BIG_WIN = 15

/** `gain`: a win to count up instead of the text. */
type SpinMessage = { text: string; isWin: boolean; gain?: number }

class Stage {
  readonly t: SlotTranslate
  readonly context: ClientContext
  readonly look: number
  readonly reels: Reels
  readonly wins: ReturnType<typeof createWinShow>
  readonly message
  readonly announcement = signal('')
  readonly celebration = signal<CelebrationContent | undefined>(undefined)

  constructor(context: ClientContext, table: SlotTableResponse) {
    const t = createSlotTranslate(context.frame.language)
    const { rules, game } = table
    this.context = context
    this.t = t
    this.look = paletteOf(game.look)
    this.reels = new Reels(table, context.sound)
    this.message = signal<SpinMessage>({ text: t('ready', { lines: rules.lines.length }), isWin: false })
    const setMessage = (text: string) => void (this.message.value = { text, isWin: this.message.value.isWin })
    this.wins = createWinShow({ rules, t, money: context.money, setMessage })
  }

  clear(isUnknown = false) {
    this.wins.clear()
    this.message.value = { text: isUnknown ? this.t('unknown') : '', isWin: false }
  }

  async showResult(spin: SpinResponse) {
    const isWin = isGain(spin)
    const text = this.#resultOf(spin)
    this.message.value = { text, isWin, ...(isWin && { gain: spin.won }) }
    this.announcement.value = text
    this.wins.show(spin)
    if (isWin) this.context.sound.play('win')
    await this.#celebrateSpin(spin)
  }

  #resultOf(spin: SpinResponse) {
    const { plain, signed } = this.context.money
    const amount = plain(spin.won)
    if (spin.won === 0) return this.t('lost')
    return isGain(spin) ? this.t('won', { amount }) : this.t('returned', { amount, net: signed(spin.won - spin.stake) })
  }

  wonInFeature({ won }: { won: number }) {
    return this.t('freeWon', { amount: this.context.money.plain(won) })
  }

  async #celebrateSpin({ won, stake, scatter, isFree, feature }: SpinResponse) {
    const { t } = this
    if (won >= BIG_WIN * (feature?.stake ?? stake)) await this.#celebrate({ title: t('bigWin'), amount: won })
    if (scatter.freeSpins > 0) {
      await this.#celebrate({ title: t('freeStart', { count: scatter.freeSpins }), text: t('freeStartAbout') })
    }
    if (isFree && feature?.left === 0) {
      const text = this.wonInFeature(feature)
      if (feature.won > feature.stake) await this.#celebrate({ title: t('freeEnd'), text })
      else this.#announce(`${t('freeEnd')}: ${text}`)
    }
  }

  #announce(text: string) {
    this.message.value = { text, isWin: false }
    this.announcement.value = text
  }

  async #celebrate(content: Omit<CelebrationContent, 'end'>) {
    this.context.sound.play('bigWin')
    await new Promise<void>((end) => (this.celebration.value = { ...content, end }))
    this.celebration.value = undefined
  }
}

/** A payout up to the stake is not celebrated. */
const isGain = ({ won, stake }: SpinResponse) => won > stake

const FIRST_STAKE = 3

class PlayerState {
  readonly stakes: readonly number[]
  readonly stake
  /** The displayed balance, without the stake of the current spin. */
  readonly balance
  readonly feature
  readonly freeLeft = computed(() => this.feature.value?.left ?? 0)
  #confirmed: number

  constructor({ stakes, balance, feature }: SlotTableResponse) {
    this.stakes = stakes
    this.stake = signal(stakes[FIRST_STAKE] ?? stakes[0]!)
    this.balance = signal(balance)
    this.feature = signal(feature)
    this.#confirmed = balance
  }

  choose(stake: number) {
    this.stake.value = stake
  }

  showStaked(cost: number) {
    this.balance.value = this.#confirmed - cost
  }

  restore() {
    this.balance.value = this.#confirmed
  }

  update({ balance, feature }: Pick<SpinResponse, 'balance' | 'feature'>) {
    batch(() => {
      this.balance.value = this.#confirmed = balance
      this.feature.value = feature
    })
  }
}

const SPIN = '/partners/slot/spin'
/** A shorter spin would look like a fault. */
const MIN_SPIN = 320
const BETWEEN_SPINS = 700
const BETWEEN_WINS = 1300

export type SheetName = 'stakes' | 'auto' | 'paytable' | 'history'
export type GameProps = { game: Game }

export class Game {
  readonly table: SlotTableResponse
  readonly context: ClientContext
  readonly stage: Stage
  readonly player: PlayerState
  readonly auto = new AutoPlay()
  readonly pace
  readonly isQuick = signal(false)
  readonly isBusy = signal(false)
  readonly isLocked = signal(false)
  readonly problem = signal<Problem | undefined>(undefined)
  readonly sheet = signal<SheetName | undefined>(undefined)
  readonly hasNextSpin = computed(() => this.player.freeLeft.value > 0 || this.auto.remaining.value > 0)
  readonly isUnknown = computed(() => this.#spin.isUnknown)
  readonly isIdle = computed(
    () =>
      !this.isBusy.value &&
      this.pace.isReady.value &&
      !this.isLocked.value &&
      !this.hasNextSpin.value &&
      !this.isUnknown.value,
  )
  readonly #spin

  constructor(context: ClientContext, table: SlotTableResponse) {
    this.context = context
    this.table = table
    this.stage = new Stage(context, table)
    this.player = new PlayerState(table)
    this.pace = new Pace(table.terms.cycle)
    this.#spin = createCommand<{ stake?: number; pace?: 'auto' | 'quick' }, SpinResponse>(context.calls, SPIN, [
      'reels',
      'balance',
    ])
  }

  open = (sheet?: SheetName) => void (this.sheet.value = sheet)

  toggleQuick = () => void (this.isQuick.value = !this.isQuick.value)

  startAuto(plan: AutoPlan) {
    this.auto.start(plan)
    void this.#run()
  }

  press() {
    if (this.auto.remaining.value > 0) return this.auto.stop()
    if (this.isBusy.value) return this.table.terms.isAutoPlayAllowed ? this.stage.reels.speedUp() : undefined
    if (this.pace.isReady.value) void this.#run()
  }

  /** Reloads the table, because another page may have played there. */
  async refresh() {
    if (this.isBusy.value || this.isUnknown.value) return
    const table = await this.context.calls.open<SlotTableResponse>('/partners/slot/open').catch(() => undefined)
    if (table && !this.isBusy.value) this.player.update(table)
  }

  async #run() {
    if (this.isBusy.value) return
    while (await this.#spinOnce()) {
      this.#stopAtLimit()
      if (this.hasNextSpin.value) await wait(this.isQuick.value ? BETWEEN_SPINS / 2 : BETWEEN_SPINS)
      await this.pace.ready()
      if (!this.hasNextSpin.value || this.isBusy.value) return
    }
  }

  #stopAtLimit() {
    const { freeLeft, stake } = this.player
    const reached = freeLeft.value > 0 ? undefined : this.auto.findReachedLimit(stake.value)
    if (!reached) return
    this.auto.stop()
    const amount = this.context.money.plain(reached.amount)
    this.problem.value = { text: this.stage.t(`${reached.limit}Reached`, { amount }), isInfo: true }
  }

  async #spinOnce(): Promise<boolean> {
    const isFree = this.player.freeLeft.value > 0
    const stake = this.player.stake.value
    this.#begin(isFree || this.isUnknown.value ? 0 : stake)
    try {
      // A free spin sends no stake: if another page has played it meanwhile, nothing is staked instead.
      const [spin] = await Promise.all([this.#send(isFree ? {} : { stake }), wait(this.isQuick.value ? 0 : MIN_SPIN)])
      await this.stage.reels.stop(spin.reels, this.isQuick.value)
      await this.#end(spin)
      return true
    } catch (error) {
      this.stage.reels.cancel()
      return this.#fail(error instanceof CallError ? error : unreadable())
    }
  }

  async #send(input: { stake?: number }) {
    // What the player has not started or does not wait for says so: a rulebook may forbid it.
    const pace = this.auto.remaining.value > 0 ? 'auto' : this.isQuick.value ? 'quick' : undefined
    const spin = await this.#spin.send({ ...input, ...(pace && { pace }) })
    this.pace.begin()
    return spin
  }

  #begin(cost: number) {
    batch(() => {
      this.isBusy.value = true
      this.problem.value = undefined
      this.player.showStaked(cost)
      this.stage.clear()
      this.stage.reels.spin()
    })
    this.context.sound.play('start')
  }

  async #end(spin: SpinResponse) {
    this.player.update(spin)
    this.auto.count(spin)
    postToParent({ longan: 'balance-changed' })
    this.context.session.add(spin.won - spin.stake)
    await this.stage.showResult(spin)
    if (spin.won > 0 && this.hasNextSpin.value) await wait(this.isQuick.value ? 300 : BETWEEN_WINS)
    if (this.player.freeLeft.value === 0) this.player.feature.value = undefined
    this.isBusy.value = false
  }

  /** A spin of unknown outcome can be repeated; without a session nothing can. After a refusal the table is reloaded. */
  #fail(failure: Pick<CallError, 'status' | 'code'>): false {
    const retry = failure.status === 0 ? () => void this.#run() : undefined
    batch(() => {
      this.isBusy.value = false
      this.isLocked.value = failure.status === 401
      this.auto.stop()
      this.player.restore()
      this.stage.clear(failure.status === 0)
      this.problem.value = toProblem(this.context.t, failure, retry)
    })
    if (failure.status !== 0 && failure.status !== 401) void this.refresh()
    return false
  }
}
