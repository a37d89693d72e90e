import type { StateOnWire, WaterOnWire } from '../rules/fish.routes.ts'
import type { Fish } from '../rules/fish.ts'
import { type Course, courseOf, lengthOf, type Pool, type Spot, spotOf } from './paths.ts'

/** A fish as the page knows it: its kind, and how it swims. */
export type Swimmer = Fish & { rank: number; course: Course }
/** A fish where it is now. */
export type Seen = Swimmer & { spot: Spot; length: number }

/** A clock that is wrong by more than this was moved; less is how long the answer took. */
const MOVED = 1000

/** What swims in the water, by the server's word and its clock. Times of the page are `performance.now()`, ms. */
export class Water {
  readonly #kinds: string[]
  #fish = new Map<string, Swimmer>()
  /** The world's time less the page's. */
  #ahead: number | undefined

  constructor({ kinds, state }: WaterOnWire, at: number) {
    this.#kinds = kinds.map(({ code }) => code)
    this.take(state, at)
  }

  /** Takes over what the server says at `at`. */
  take({ now, fish }: Pick<StateOnWire, 'now' | 'fish'>, at: number) {
    const ahead = now - at
    const known = this.#ahead ?? ahead
    // Of two answers the one that was faster knows the time better: it says more.
    this.#ahead = Math.abs(ahead - known) > MOVED ? ahead : Math.max(ahead, known)
    this.#fish = new Map(fish.map((one) => [one.id, this.#fish.get(one.id) ?? this.#swimmer(one)]))
  }

  remove(id: string) {
    this.#fish.delete(id)
  }

  find = (id: string | undefined): Swimmer | undefined => (id === undefined ? undefined : this.#fish.get(id))

  /** Where each fish is that swims at `at`. */
  seen(at: number, pool: Pool): Seen[] {
    const time = this.#timeAt(at)
    return [...this.#fish.values()]
      .filter(({ from, until }) => from <= time && time < until)
      .map((one) => this.see(one, at, pool))
  }

  /** Where one fish is at `at`, or will be. */
  see(swimmer: Swimmer, at: number, pool: Pool): Seen {
    const { from, until, rank, course } = swimmer
    const length = lengthOf(rank, pool)
    const share = (this.#timeAt(at) - from) / (until - from)
    return { ...swimmer, length, spot: spotOf({ course, share, length }, pool) }
  }

  #timeAt = (at: number) => at + this.#ahead!

  #swimmer = (fish: Fish): Swimmer => ({
    ...fish,
    rank: this.#kinds.indexOf(fish.kind),
    course: courseOf(fish),
  })
}
