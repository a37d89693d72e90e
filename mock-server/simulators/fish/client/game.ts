import { signal } from '@preact/signals'
import { AutoPlay } from '../../shared/bets/auto-play.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import type { VolleyResponse, WaterResponse } from '../rules/fish.simulator.ts'
import { autoFire } from './auto-fire.ts'
import { Exchange } from './exchange.ts'
import { createFishTranslate } from './messages.ts'
import { findNeighbour, Gun, findTapped } from './gun.ts'
import type { Point, Pool } from './paths.ts'
import { type Impact, Shots } from './shots.ts'
import { ShotResults } from './shot-results.ts'
import { type VisibleFish, Water } from './water.ts'

/** A longer gap between frames does not advance the game, ms. */
const MAX_FRAME = 60
const MAX_SHOTS = 12

export type SheetName = 'stakes' | 'auto' | 'rules' | 'history'

export type GameProps = { game: Game }

export class Game {
  readonly context: ClientContext
  readonly table: WaterResponse
  readonly t
  readonly exchange: Exchange
  readonly water: Water
  readonly results: ShotResults
  readonly gun = new Gun()
  readonly shots = new Shots()
  readonly auto = new AutoPlay()
  readonly sheet = signal<SheetName | undefined>(undefined)
  /** The fish of the current frame, the pool, and the time of the frame, ms of the page. */
  fish: VisibleFish[] = []
  pool: Pool = { width: 0, height: 0 }
  now = performance.now()

  constructor(context: ClientContext, table: WaterResponse) {
    this.context = context
    this.table = table
    this.t = createFishTranslate(context.frame.language)
    this.water = new Water(table, this.now)
    this.results = new ShotResults(context, this.t, this.nameOf)
    this.results.setMessage(this.t('ready'))
    const options = { table, t: this.t, at: this.now }
    this.exchange = new Exchange(context, options, {
      onDecided: (volley, shots) => this.#applyVolley(volley, shots),
      onState: (state) => this.water.update(state, this.now),
      onStop: () => this.auto.stop(),
      isAuto: () => this.auto.remaining.value > 0,
    })
  }

  get player() {
    return this.exchange.player
  }

  get pendingShots() {
    return this.shots.flying.length + this.exchange.volleys.count
  }

  nameOf = (code: string) => this.table.kinds.find((kind) => kind.code === code)!.name[this.context.frame.language]

  open = (sheet?: SheetName) => void (this.sheet.value = sheet)

  frame(at: number, pool: Pool) {
    const ms = Math.max(0, Math.min(at - this.now, MAX_FRAME))
    this.now = at
    this.pool = pool
    this.fish = this.water.visibleFish(at, pool)
    this.#fly(ms)
    this.#follow()
    autoFire(this)
    this.results.removeExpired(at)
    if (!this.exchange.isLocked.value) this.exchange.poller.tick(at)
  }

  fire() {
    const { gun, player, pool, exchange } = this
    const cost = player.stake.value
    const { cycle } = this.table.terms
    if (!exchange.isOpen.value || !exchange.pace.isReady.value || !gun.isReady(this.now, cycle || undefined)) return
    if (this.pendingShots >= MAX_SHOTS) return
    if (player.balance.value < cost) return exchange.reportLowBalance()
    gun.firedAt = this.now
    exchange.problem.value = undefined
    player.reserve(cost)
    this.shots.fire({ ...gun.muzzle(pool), angle: gun.angle, cost })
    this.context.sound.play('tap')
  }

  press() {
    if (this.auto.remaining.value > 0) return this.auto.stop()
    return this.exchange.isUnknown.value ? this.exchange.volleys.ask() : this.fire()
  }

  aim(point: Point) {
    if (this.auto.remaining.value > 0) return
    this.gun.target.value = undefined
    this.gun.aimAt(point, this.pool)
  }

  tap(point: Point) {
    const isAuto = this.auto.remaining.value > 0
    const fish = findTapped(point, this.fish)
    this.gun.target.value = isAuto ? fish?.id : undefined
    if (fish) this.gun.lead(fish, this.#scene())
    else this.gun.aimAt(point, this.pool)
    if (!isAuto) this.fire()
  }

  pick(by: 1 | -1) {
    const fish = findNeighbour(this.fish, this.gun.target.value, { by, pool: this.pool })
    this.gun.target.value = fish?.id
    if (fish) this.results.setMessage(this.t('aimed', { name: this.nameOf(fish.kind), pays: fish.pays }))
  }

  #scene = () => ({ water: this.water, at: this.now, pool: this.pool })

  #fly(ms: number) {
    const { impacts, sunk } = this.shots.step(ms, { pool: this.pool, fish: this.fish })
    for (const impact of impacts) this.exchange.volleys.add(impact)
    for (const bullet of sunk) this.results.addSunk(bullet, this.now)
    if (sunk.length > 0) this.exchange.release(sunk)
  }

  #follow() {
    const { target } = this.gun
    const fish = this.fish.find(({ id }) => id === target.value)
    if (fish) this.gun.lead(fish, this.#scene())
    else if (target.value !== undefined) target.value = undefined
  }

  #applyVolley(volley: VolleyResponse, shots: Impact[]) {
    const find = (id: string) => this.fish.find((one) => one.id === id)
    this.results.add({ volley, shots, at: this.now, find })
    this.water.update(volley, this.now)
    for (const { fish, won } of volley.hits) {
      this.auto.count({ stake: shots.find((shot) => shot.fish === fish)!.cost, won })
    }
  }
}
