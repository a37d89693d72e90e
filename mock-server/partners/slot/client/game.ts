import { batch, computed, signal } from '@preact/signals'
import { type CallError, wait } from '../../kit/call.ts'
import { explain, type Problem } from '../../kit/explain.ts'
import { tellParent } from '../../kit/frame.ts'
import type { Kit } from '../../kit/kit.ts'
import type { SlotTableOnWire, SpinOnWire } from '../rules/slot.routes.ts'
import { SpinCommand } from './spin-command.ts'
import { Stage } from './stage.ts'

/** A reel that stops at once looks like a fault. */
const SHORTEST_SPIN = 320
const BETWEEN_SPINS = 700
const BETWEEN_WINS = 1300
const FIRST_STAKE = 3

export type SheetName = 'stakes' | 'auto' | 'paytable' | 'history'

/** What every part of the page is given. */
export type OfGame = { game: Game }

/** The game itself: what is staked, what the server answers, what comes next. */
export class Game {
  readonly table: SlotTableOnWire
  readonly kit: Kit
  readonly stage: Stage
  readonly stake
  /** As it is shown: without the stake of the spin that runs. */
  readonly balance
  readonly feature
  /** Spins still to come by themselves; Infinity until stopped. */
  readonly autoLeft = signal(0)
  readonly isQuick = signal(false)
  readonly isBusy = signal(false)
  readonly isLocked = signal(false)
  readonly problem = signal<Problem | undefined>(undefined)
  readonly sheet = signal<SheetName | undefined>(undefined)
  readonly freeLeft = computed(() => this.feature.value?.left ?? 0)
  readonly goesOn = computed(() => this.freeLeft.value > 0 || this.autoLeft.value > 0)
  /** Nothing turns or is about to: the stake may be changed. */
  readonly isStill = computed(() => !this.isBusy.value && !this.isLocked.value && !this.goesOn.value)
  readonly #spins: SpinCommand
  #known: number

  constructor(kit: Kit, table: SlotTableOnWire) {
    this.kit = kit
    this.table = table
    this.stage = new Stage(kit, table)
    this.stake = signal(table.stakes[FIRST_STAKE] ?? table.stakes[0]!)
    this.balance = signal(table.balance)
    this.feature = signal(table.feature)
    this.#known = table.balance
    this.#spins = new SpinCommand(kit.calls)
  }

  /** Opens a sheet, or closes the one that is open. */
  open(sheet?: SheetName) {
    this.sheet.value = sheet
  }

  toggleQuick() {
    this.isQuick.value = !this.isQuick.value
  }

  setStake(stake: number) {
    this.stake.value = stake
    this.kit.sound.play('tap')
  }

  /** The next lower or higher stake. */
  step(by: -1 | 1) {
    const { stakes } = this.table
    this.setStake(stakes[stakes.indexOf(this.stake.value) + by] ?? this.stake.value)
  }

  /** `Infinity` spins until stopped. */
  startAuto(spins: number) {
    this.autoLeft.value = spins
    void this.#run()
  }

  /** The big button: spin, stop the reels sooner, or stop the auto-play. */
  press() {
    if (this.autoLeft.value > 0) return void (this.autoLeft.value = 0)
    if (this.isBusy.value) return this.stage.reels.hurry()
    void this.#run()
  }

  /** Spins once, and goes on by itself while there are free spins or spins of the auto-play. */
  async #run() {
    if (this.isBusy.value) return
    while (await this.#spinOnce()) {
      if (this.goesOn.value) await wait(this.isQuick.value ? BETWEEN_SPINS / 2 : BETWEEN_SPINS)
      if (!this.goesOn.value || this.isBusy.value) return
    }
  }

  async #spinOnce(): Promise<boolean> {
    const isFree = this.freeLeft.value > 0
    const stake = this.stake.value
    if (!isFree && !this.#spins.isWaiting && stake > this.#known) {
      return this.#fail({ status: 400, code: 'balance.not.enough' })
    }
    this.#begin(isFree ? 0 : stake)
    try {
      const [spin] = await Promise.all([this.#spins.send(stake), wait(this.isQuick.value ? 0 : SHORTEST_SPIN)])
      await this.stage.reels.stop(spin.reels, this.isQuick.value)
      await this.#end(spin)
      return true
    } catch (error) {
      this.stage.reels.abandon()
      return this.#fail(error as CallError)
    }
  }

  #begin(cost: number) {
    batch(() => {
      this.isBusy.value = true
      this.problem.value = undefined
      this.balance.value = this.#known - cost
      this.stage.quiet()
      this.stage.reels.spin()
    })
    this.kit.sound.play('start')
  }

  async #end(spin: SpinOnWire) {
    this.balance.value = this.#known = spin.balance
    this.feature.value = spin.feature
    if (!spin.isFree && this.autoLeft.value > 0) this.autoLeft.value--
    tellParent({ longan: 'balance-changed' })
    await this.stage.tell(spin)
    if (spin.won > 0 && this.goesOn.value) await wait(this.isQuick.value ? 300 : BETWEEN_WINS)
    if (this.freeLeft.value === 0) this.feature.value = undefined
    this.isBusy.value = false
  }

  /** A command that nobody answered may be tried again; without a session nothing may. */
  #fail(failure: Pick<CallError, 'status' | 'code'>): false {
    const retry = failure.status === 0 ? () => void this.#run() : undefined
    batch(() => {
      this.isBusy.value = false
      this.isLocked.value = failure.status === 401
      this.autoLeft.value = 0
      this.balance.value = this.#known
      this.stage.quiet()
      this.problem.value = explain(this.kit.t, failure, retry)
    })
    return false
  }
}
