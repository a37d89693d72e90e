import { signal } from '@preact/signals'
import { AutoPlay } from '../../shared/auto-play.ts'
import type { ClientContext } from '../../shared/kit.ts'
import type { VolleyOnWire, WaterOnWire } from '../rules/fish.routes.ts'
import { autoFire } from './auto-fire.ts'
import { Exchange } from './exchange.ts'
import { fishWords } from './fish-words.ts'
import { beside, Gun, tapped } from './gun.ts'
import type { Point, Pool } from './paths.ts'
import { type Impact, Shots } from './shots.ts'
import { Show } from './show.ts'
import { type Seen, Water } from './water.ts'

/** A page that was not drawn for a while goes on where it was, ms. */
const LONGEST_FRAME = 60
/** So many shots may be under way at a time. */
const MOST_SHOTS = 12

export type SheetName = 'stakes' | 'auto' | 'rules' | 'history'

/** What every part of the page is given. */
export type OfGame = { game: Game }

/** The game itself: who swims, who is shot at, what is shown of it. */
export class Game {
  readonly kit: ClientContext
  readonly table: WaterOnWire
  readonly t
  readonly exchange: Exchange
  readonly water: Water
  readonly show: Show
  readonly gun = new Gun()
  readonly shots = new Shots()
  readonly auto = new AutoPlay()
  readonly sheet = signal<SheetName | undefined>(undefined)
  /** Who swims in the frame that is shown, where, and when that is, ms of the page. */
  fish: Seen[] = []
  pool: Pool = { width: 0, height: 0 }
  now = performance.now()

  constructor(kit: ClientContext, table: WaterOnWire) {
    this.kit = kit
    this.table = table
    this.t = fishWords(kit.frame.language)
    this.water = new Water(table, this.now)
    this.show = new Show(kit, this.t, this.nameOf)
    this.show.say(this.t('ready'))
    const made = { table, t: this.t, at: this.now }
    this.exchange = new Exchange(kit, made, {
      decided: (volley, shots) => this.#decided(volley, shots),
      saw: (state) => this.water.take(state, this.now),
      stop: () => this.auto.stop(),
    })
  }

  get purse() {
    return this.exchange.purse
  }

  /** Shots that are not over. */
  get underWay() {
    return this.shots.flying.length + this.exchange.volleys.count
  }

  nameOf = (code: string) => this.table.kinds.find((kind) => kind.code === code)!.name[this.kit.frame.language]

  /** Opens a sheet, or closes the one that is open. */
  open = (sheet?: SheetName) => void (this.sheet.value = sheet)

  /** Time goes on to `at`: bullets fly, the cannon follows its fish, what is fired by itself is fired. */
  frame(at: number, pool: Pool) {
    const ms = Math.max(0, Math.min(at - this.now, LONGEST_FRAME))
    this.now = at
    this.pool = pool
    this.fish = this.water.seen(at, pool)
    this.#fly(ms)
    this.#follow()
    autoFire(this)
    this.show.fade(at)
    if (!this.exchange.isLocked.value) this.exchange.lookout.turn(at)
  }

  /** Fires where the cannon points, if it may. */
  fire() {
    const { gun, purse, pool, exchange } = this
    const cost = purse.stake.value
    if (!exchange.isOpen.value || !gun.isReady(this.now) || this.underWay >= MOST_SHOTS) return
    if (purse.balance.value < cost) return exchange.refuse()
    gun.firedAt = this.now
    exchange.problem.value = undefined
    purse.hold(cost)
    this.shots.fire({ ...gun.muzzle(pool), angle: gun.angle, cost })
    this.kit.sound.play('tap')
  }

  /** The big button: fire, ask again what became of a volley, or stop firing by itself. */
  press() {
    if (this.auto.left.value > 0) return this.auto.stop()
    return this.exchange.isUnknown.value ? this.exchange.volleys.ask() : this.fire()
  }

  /** Points at a place in the water, and follows nobody any more. */
  aim(point: Point) {
    if (this.auto.left.value > 0) return
    this.gun.target.value = undefined
    this.gun.aimAt(point, this.pool)
  }

  /** Fires at a point of the water, or at the fish that is there. While it is fired by itself: at that fish from now on. */
  tap(point: Point) {
    const isAuto = this.auto.left.value > 0
    const fish = tapped(point, this.fish)
    this.gun.target.value = isAuto ? fish?.id : undefined
    if (fish) this.gun.lead(fish, this.#scene())
    else this.gun.aimAt(point, this.pool)
    if (!isAuto) this.fire()
  }

  /** Lets the cannon follow the next fish, from left to right or back. */
  pick(by: 1 | -1) {
    const fish = beside(this.fish, this.gun.target.value, { by, pool: this.pool })
    this.gun.target.value = fish?.id
    if (fish) this.show.say(this.t('aimed', { name: this.nameOf(fish.kind), pays: fish.pays }))
  }

  #scene = () => ({ water: this.water, at: this.now, pool: this.pool })

  #fly(ms: number) {
    const { impacts, sunk } = this.shots.step(ms, { pool: this.pool, fish: this.fish })
    for (const impact of impacts) this.exchange.volleys.add(impact)
    for (const bullet of sunk) this.show.sink(bullet, this.now)
    if (sunk.length > 0) this.exchange.letGo(sunk)
  }

  #follow() {
    const { target } = this.gun
    const fish = this.fish.find(({ id }) => id === target.value)
    if (fish) this.gun.lead(fish, this.#scene())
    else if (target.value !== undefined) target.value = undefined
  }

  #decided(volley: VolleyOnWire, shots: Impact[]) {
    const find = (id: string) => this.fish.find((one) => one.id === id)
    this.show.tell({ volley, shots, at: this.now, find })
    this.water.take(volley, this.now)
    for (const { fish, won } of volley.hits) {
      this.auto.count({ stake: shots.find((shot) => shot.fish === fish)!.cost, won })
    }
  }
}
