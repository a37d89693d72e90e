import { type Signal, signal } from '@preact/signals'
import { prefersReducedMotion } from '../../shared/motion.ts'
import type { Sound } from '../../shared/sound.ts'
import type { SlotTableOnWire } from '../rules/slot.routes.ts'
import type { SlotSymbol, Window } from '../rules/slot.rules.ts'

export const ROWS = 3
/** Symbols that pass by in one turn of a spinning reel. */
const PASSING = 12
const FIRST_STOP = 520
const NEXT_STOP = 170
/** With two lanterns on the table, each further reel keeps everybody waiting. */
const SUSPENSE = 700
const QUICK_STOP = 260
const FADE = 120
const HURRIED = 4

/** What a reel does: the first rows of `shown` are in its window, the rest passes by. */
export type Motion =
  | { kind: 'still' | 'turning'; shown: SlotSymbol[] }
  | { kind: 'landing' | 'fading'; shown: SlotSymbol[]; lasts: number; landed(): void }

/** Five reels in their window. `spin` turns them until `stop` says where they end. */
export class Reels {
  readonly motions: Signal<Motion>[]
  /** How fast everything goes that moves now. */
  readonly pace = signal(1)
  readonly #rules: SlotTableOnWire['rules']
  readonly #sound: Sound

  constructor({ rules, game }: SlotTableOnWire, sound: Sound) {
    this.#rules = rules
    this.#sound = sound
    // What stands there before the first spin means nothing, so it may be the same every time.
    const rest = (strip: SlotSymbol[]) =>
      strip
        .concat(strip)
        .slice((game.nodeId * 7) % strip.length)
        .slice(0, ROWS)
    this.motions = rules.strips.map((strip) => signal<Motion>({ kind: 'still', shown: rest(strip) }))
  }

  spin() {
    this.pace.value = 1
    if (prefersReducedMotion()) return
    this.motions.forEach((motion, reel) => {
      // The same strip over and over, which begins and ends with what is in the window.
      const visible = inWindow(motion.value)
      motion.value = { kind: 'turning', shown: [...visible, ...this.#passing(reel, 0), ...visible] }
    })
  }

  /** Ends the spin on `reels`, one after another; `isQuick` all at once. */
  async stop(reels: Window, isQuick: boolean) {
    const delays = isQuick ? reels.map(() => QUICK_STOP) : this.#delays(reels)
    await Promise.all(reels.map((symbols, reel) => this.#land(reel, symbols, delays[reel]!)))
  }

  /** Lets reels that are about to stop do so sooner. */
  hurry() {
    this.pace.value = HURRIED
  }

  /** Stops in place: the spin did not happen. */
  abandon() {
    for (const motion of this.motions) motion.value = { kind: 'still', shown: inWindow(motion.value) }
  }

  /** So many symbols of a strip as pass by; `turn` says from which part of it. */
  #passing(reel: number, turn: number) {
    return this.#rules.strips[reel]!.slice(PASSING * turn, PASSING * (turn + 1))
  }

  #land(reel: number, symbols: SlotSymbol[], delay: number) {
    const motion = this.motions[reel]!
    const isStill = prefersReducedMotion()
    return new Promise<void>((done) => {
      const landed = () => {
        motion.value = { kind: 'still', shown: symbols }
        this.#sound.play('stop')
        done()
      }
      motion.value = isStill
        ? { kind: 'fading', shown: symbols, lasts: FADE, landed }
        : { kind: 'landing', shown: [...symbols, ...this.#passing(reel, 1)], lasts: delay, landed }
    })
  }

  #delays(reels: Window): number[] {
    let scatters = 0
    let total = FIRST_STOP
    return reels.map((symbols) => {
      total += NEXT_STOP + (scatters >= 2 ? SUSPENSE : 0)
      scatters += symbols.filter((symbol) => symbol === this.#rules.scatter).length
      return total
    })
  }
}

const inWindow = ({ shown }: Motion) => shown.slice(0, ROWS)
