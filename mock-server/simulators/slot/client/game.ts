import { batch, computed, signal } from '@preact/signals'
import { AutoPlay, type AutoPlan } from '../../shared/auto-play.ts'
import { wait } from '../../shared/call.ts'
import { CallError, unreadable } from '../../shared/call-error.ts'
import { createCommand } from '../../shared/command.ts'
import { explain, type Problem } from '../../shared/error-message.ts'
import { postToParent } from '../../shared/frame.ts'
import type { ClientContext } from '../../shared/kit.ts'
import type { SlotTableOnWire, SpinOnWire } from '../rules/slot.routes.ts'
import { Purse } from './purse.ts'
import { Stage } from './stage.ts'

/** A reel that stops at once looks like a fault. */
const SHORTEST_SPIN = 320
const BETWEEN_SPINS = 700
const BETWEEN_WINS = 1300

export type SheetName = 'stakes' | 'auto' | 'paytable' | 'history'

/** What every part of the page is given. */
export type OfGame = { game: Game }

/** The game itself: what is staked, what the server answers, what comes next. */
export class Game {
  readonly table: SlotTableOnWire
  readonly kit: ClientContext
  readonly stage: Stage
  readonly purse: Purse
  readonly auto = new AutoPlay()
  readonly isQuick = signal(false)
  readonly isBusy = signal(false)
  readonly isLocked = signal(false)
  readonly problem = signal<Problem | undefined>(undefined)
  readonly sheet = signal<SheetName | undefined>(undefined)
  readonly goesOn = computed(() => this.purse.freeLeft.value > 0 || this.auto.left.value > 0)
  /** A spin was sent, and nobody knows what became of it. */
  readonly isUnknown = computed(() => this.#spin.isUnknown)
  /** Nothing turns or is about to: the stake may be changed. */
  readonly isStill = computed(
    () => !this.isBusy.value && !this.isLocked.value && !this.goesOn.value && !this.isUnknown.value,
  )
  readonly #spin

  constructor(kit: ClientContext, table: SlotTableOnWire) {
    this.kit = kit
    this.table = table
    this.stage = new Stage(kit, table)
    this.purse = new Purse(table)
    this.#spin = createCommand<{ stake?: number }, SpinOnWire>(kit.calls, '/partners/slot/spin', ['reels', 'balance'])
  }

  /** Opens a sheet, or closes the one that is open. */
  open = (sheet?: SheetName) => void (this.sheet.value = sheet)

  toggleQuick = () => void (this.isQuick.value = !this.isQuick.value)

  startAuto(plan: AutoPlan) {
    this.auto.start(plan)
    void this.#run()
  }

  /** The big button: spin, ask again what became of one, stop the reels sooner, or stop the auto-play. */
  press() {
    if (this.auto.left.value > 0) return this.auto.stop()
    if (this.isBusy.value) return this.stage.reels.hurry()
    void this.#run()
  }

  /** Looks at the table again: another page may have played there. */
  async renew() {
    if (this.isBusy.value || this.isUnknown.value) return
    const table = await this.kit.calls.open<SlotTableOnWire>('/partners/slot/open').catch(() => undefined)
    if (table && !this.isBusy.value) this.purse.take(table)
  }

  /** Spins once, and goes on by itself while there are free spins or spins of the auto-play. */
  async #run() {
    if (this.isBusy.value) return
    while (await this.#spinOnce()) {
      this.#keepToLimits()
      if (this.goesOn.value) await wait(this.isQuick.value ? BETWEEN_SPINS / 2 : BETWEEN_SPINS)
      if (!this.goesOn.value || this.isBusy.value) return
    }
  }

  #keepToLimits() {
    const { freeLeft, stake } = this.purse
    const reached = freeLeft.value > 0 ? undefined : this.auto.limitBefore(stake.value)
    if (!reached) return
    this.auto.stop()
    const amount = this.kit.money.plain(reached.amount)
    this.problem.value = { text: this.stage.t(`${reached.limit}Reached`, { amount }), isCalm: true }
  }

  async #spinOnce(): Promise<boolean> {
    const isFree = this.purse.freeLeft.value > 0
    const stake = this.purse.stake.value
    this.#begin(isFree || this.isUnknown.value ? 0 : stake)
    try {
      // A free spin names no stake: should it be gone, played in another page, nothing is staked instead of it.
      const [spin] = await Promise.all([
        this.#spin.send(isFree ? {} : { stake }),
        wait(this.isQuick.value ? 0 : SHORTEST_SPIN),
      ])
      await this.stage.reels.stop(spin.reels, this.isQuick.value)
      await this.#end(spin)
      return true
    } catch (error) {
      this.stage.reels.abandon()
      return this.#fail(error instanceof CallError ? error : unreadable())
    }
  }

  #begin(cost: number) {
    batch(() => {
      this.isBusy.value = true
      this.problem.value = undefined
      this.purse.layDown(cost)
      this.stage.quiet()
      this.stage.reels.spin()
    })
    this.kit.sound.play('start')
  }

  async #end(spin: SpinOnWire) {
    this.purse.take(spin)
    this.auto.count(spin)
    postToParent({ longan: 'balance-changed' })
    this.kit.session.add(spin.won - spin.stake)
    await this.stage.tell(spin)
    if (spin.won > 0 && this.goesOn.value) await wait(this.isQuick.value ? 300 : BETWEEN_WINS)
    if (this.purse.freeLeft.value === 0) this.purse.feature.value = undefined
    this.isBusy.value = false
  }

  /** What nobody knows can be asked again; without a session nothing can. After a refusal the table may not be as it was thought. */
  #fail(failure: Pick<CallError, 'status' | 'code'>): false {
    const retry = failure.status === 0 ? () => void this.#run() : undefined
    batch(() => {
      this.isBusy.value = false
      this.isLocked.value = failure.status === 401
      this.auto.stop()
      this.purse.takeBack()
      this.stage.quiet(failure.status === 0)
      this.problem.value = explain(this.kit.t, failure, retry)
    })
    if (failure.status !== 0 && failure.status !== 401) void this.renew()
    return false
  }
}
