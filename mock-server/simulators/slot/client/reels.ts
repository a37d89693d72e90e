import { type Signal, signal } from '@preact/signals'
import { prefersReducedMotion } from '../../shared/browser.ts'
import type { Sound } from '../../shared/sound/sound.ts'
import type { SlotTableResponse } from '../rules/slot.simulator.ts'
import type { SlotSymbol, Window } from '../rules/slot.rules.ts'

export const ROWS = 3
const PASSING = 12
const FIRST_STOP_DELAY = 520
const STOP_INTERVAL = 170
/** With two lanterns shown, each further reel stops later. */
const SUSPENSE = 700
const QUICK_STOP = 260
const FADE = 120
const FAST_SPEED = 4

/** The state of a reel. The first rows of `symbols` are in its window; the others pass by. */
export type ReelMotion =
  | { kind: 'still' | 'turning'; symbols: SlotSymbol[] }
  | { kind: 'landing' | 'fading'; symbols: SlotSymbol[]; duration: number; onLanded(): void }

export class Reels {
  readonly motions: Signal<ReelMotion>[]
  readonly speed = signal(1)
  readonly #rules: SlotTableResponse['rules']
  readonly #sound: Sound

  constructor({ rules, game }: SlotTableResponse, sound: Sound) {
    this.#rules = rules
    this.#sound = sound
    // The symbols before the first spin have no meaning, so they may be constant.
    const rest = (strip: SlotSymbol[]) =>
      strip
        .concat(strip)
        .slice((game.nodeId * 7) % strip.length)
        .slice(0, ROWS)
    this.motions = rules.strips.map((strip) => signal<ReelMotion>({ kind: 'still', symbols: rest(strip) }))
  }

  spin() {
    this.speed.value = 1
    if (prefersReducedMotion()) return
    this.motions.forEach((motion, reel) => {
      // The strip repeats, so it begins and ends with the visible symbols.
      const visible = inWindow(motion.value)
      motion.value = { kind: 'turning', symbols: [...visible, ...this.#passing(reel, 0), ...visible] }
    })
  }

  async stop(reels: Window, isQuick: boolean) {
    const delays = isQuick ? reels.map(() => QUICK_STOP) : this.#delays(reels)
    await Promise.all(reels.map((symbols, reel) => this.#land(reel, symbols, delays[reel]!)))
  }

  speedUp() {
    this.speed.value = FAST_SPEED
  }

  /** Stops in place, because the spin did not happen. */
  cancel() {
    for (const motion of this.motions) motion.value = { kind: 'still', symbols: inWindow(motion.value) }
  }

  #passing(reel: number, turn: number) {
    return this.#rules.strips[reel]!.slice(PASSING * turn, PASSING * (turn + 1))
  }

  #land(reel: number, symbols: SlotSymbol[], delay: number) {
    const motion = this.motions[reel]!
    const isIdle = prefersReducedMotion()
    return new Promise<void>((done) => {
      const onLanded = () => {
        motion.value = { kind: 'still', symbols: symbols }
        this.#sound.play('stop')
        done()
      }
      motion.value = isIdle
        ? { kind: 'fading', symbols: symbols, duration: FADE, onLanded }
        : { kind: 'landing', symbols: [...symbols, ...this.#passing(reel, 1)], duration: delay, onLanded }
    })
  }

  #delays(reels: Window): number[] {
    let scatters = 0
    let total = FIRST_STOP_DELAY
    return reels.map((symbols) => {
      total += STOP_INTERVAL + (scatters >= 2 ? SUSPENSE : 0)
      scatters += symbols.filter((symbol) => symbol === this.#rules.scatter).length
      return total
    })
  }
}

const inWindow = ({ symbols }: ReelMotion) => symbols.slice(0, ROWS)
