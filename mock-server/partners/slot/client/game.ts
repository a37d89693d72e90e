import { byId } from '../../kit/dom.ts'
import { type CallError, type Calls, wait } from '../../kit/call.ts'
import { tellParent } from '../../kit/frame.ts'
import type { SlotTableOnWire, SpinOnWire } from '../rules/slot.routes.ts'
import { createDesk, type Desk } from './desk.ts'
import { SpinCommand } from './spin-command.ts'
import type { Stage } from './stage.ts'

/** A reel that stops at once looks like a fault. */
const SHORTEST_SPIN = 320
const BETWEEN_SPINS = 700
const BETWEEN_WINS = 1300
const FIRST_STAKE = 3

/** Whoever the game asks to open a sheet. */
export type Sheets = { chooseStake(): void; chooseAuto(): void }

/** The game itself: what is staked, what the server answers, what comes next. */
export class Game {
  readonly stakes: number[]
  stake: number
  readonly #stage: Stage
  readonly #desk: Desk
  #balance: number
  #feature: SlotTableOnWire['feature']
  #autoLeft = 0
  readonly #is = { busy: false, quick: false, locked: false }
  readonly #spins: SpinCommand

  constructor(calls: Calls, table: SlotTableOnWire, { stage, sheets }: { stage: Stage; sheets: Sheets }) {
    this.#spins = new SpinCommand(calls)
    this.#stage = stage
    this.stakes = table.stakes
    this.stake = table.stakes[FIRST_STAKE] ?? table.stakes[0]!
    this.#balance = table.balance
    this.#feature = table.feature
    this.#desk = createDesk(byId('desk'), stage, {
      onSpin: () => this.#press(),
      onAuto: sheets.chooseAuto,
      onStakes: sheets.chooseStake,
      onStake: (by) => this.setStake(this.stakes[this.stakes.indexOf(this.stake) + by] ?? this.stake),
      onQuick: () => this.#toggleQuick(),
    })
    this.#show()
  }

  setStake(stake: number) {
    this.stake = stake
    this.#show()
  }

  /** `Infinity` spins until stopped. */
  startAuto(spins: number) {
    this.#autoLeft = spins
    void this.#run()
  }

  get #freeLeft() {
    return this.#feature?.left ?? 0
  }

  get #goesOn() {
    return this.#freeLeft > 0 || this.#autoLeft > 0
  }

  #show(balance = this.#balance) {
    const { stakes, stake } = this
    const isStill = !this.#is.busy && !this.#is.locked && !this.#goesOn
    const shown = this.#freeLeft > 0 ? this.#feature!.stake : stake
    const next = { autoLeft: this.#autoLeft, freeLeft: this.#freeLeft }
    this.#desk.show({ ...this.#is, ...next, balance, stake: shown, stakes, isStill })
  }

  #toggleQuick() {
    this.#is.quick = !this.#is.quick
    this.#show()
  }

  /** The big button: spin, stop the reels sooner, or stop the auto-play. */
  #press() {
    if (this.#autoLeft > 0) {
      this.#autoLeft = 0
      return this.#show()
    }
    if (this.#is.busy) return this.#stage.reels.hurry()
    void this.#run()
  }

  /** Spins once, and goes on by itself while there are free spins or spins of the auto-play. */
  async #run() {
    if (this.#is.busy) return
    while (await this.#spinOnce()) {
      if (this.#goesOn) await wait(this.#is.quick ? BETWEEN_SPINS / 2 : BETWEEN_SPINS)
      if (!this.#goesOn || this.#is.busy) return
    }
  }

  async #spinOnce(): Promise<boolean> {
    const isFree = this.#freeLeft > 0
    if (!isFree && !this.#spins.isWaiting && this.stake > this.#balance) {
      return this.#fail({ status: 400, code: 'balance.not.enough' })
    }
    this.#begin(isFree ? 0 : this.stake)
    try {
      const [spin] = await Promise.all([this.#spins.send(this.stake), wait(this.#is.quick ? 0 : SHORTEST_SPIN)])
      await this.#stage.reels.stop(spin.reels, this.#is.quick)
      await this.#end(spin)
      return true
    } catch (error) {
      this.#stage.reels.abandon()
      return this.#fail(error as CallError)
    }
  }

  #begin(cost: number) {
    this.#is.busy = true
    this.#stage.notice.hide()
    this.#stage.quiet()
    this.#show(this.#balance - cost)
    this.#stage.reels.spin()
  }

  async #end(spin: SpinOnWire) {
    this.#balance = spin.balance
    this.#feature = spin.feature
    if (!spin.isFree && this.#autoLeft > 0) this.#autoLeft--
    tellParent({ longan: 'balance-changed' })
    this.#show()
    await this.#stage.tell(spin)
    if (spin.won > 0 && this.#goesOn) await wait(this.#is.quick ? 300 : BETWEEN_WINS)
    if (this.#freeLeft === 0) this.#feature = undefined
    this.#stage.showFeature(this.#feature)
    this.#is.busy = false
    this.#show()
  }

  /** A command that nobody answered may be tried again; without a session nothing may. */
  #fail(error: Pick<CallError, 'status' | 'code'>): false {
    Object.assign(this.#is, { busy: false, locked: error.status === 401 })
    this.#autoLeft = 0
    this.#stage.explain(error, () => void this.#run())
    if (this.#is.locked) tellParent({ relogin: true })
    this.#show()
    return false
  }
}
