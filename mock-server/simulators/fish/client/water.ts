import type { StateResponse, WaterResponse } from '../rules/fish.simulator.ts'
import type { Fish } from '../rules/fish.ts'
import { type Course, courseOf, lengthOf, type Pool, type Spot, spotOf } from './paths.ts'

export type Swimmer = Fish & { rank: number; course: Course }
export type VisibleFish = Swimmer & { spot: Spot; length: number }

/** A larger difference means that the world's clock was moved; a smaller one is network delay, ms. */
const CLOCK_JUMP = 1000

/** The fish of the water, by the server's data and clock. Page times are `performance.now()`, ms. */
export class Water {
  readonly #kinds: string[]
  #fish = new Map<string, Swimmer>()
  /** World time minus page time. */
  #offset: number | undefined

  constructor({ kinds, state }: WaterResponse, at: number) {
    this.#kinds = kinds.map(({ code }) => code)
    this.update(state, at)
  }

  update({ now, fish }: Pick<StateResponse, 'now' | 'fish'>, at: number) {
    const offset = now - at
    const known = this.#offset ?? offset
    // The faster of two answers knows the time better: its offset is larger.
    this.#offset = Math.abs(offset - known) > CLOCK_JUMP ? offset : Math.max(offset, known)
    this.#fish = new Map(fish.map((one) => [one.id, this.#fish.get(one.id) ?? this.#swimmer(one)]))
  }

  remove(id: string) {
    this.#fish.delete(id)
  }

  find = (id: string | undefined): Swimmer | undefined => (id === undefined ? undefined : this.#fish.get(id))

  visibleFish(at: number, pool: Pool): VisibleFish[] {
    const time = this.#timeAt(at)
    return [...this.#fish.values()]
      .filter(({ from, until }) => from <= time && time < until)
      .map((one) => this.locate(one, at, pool))
  }

  locate(swimmer: Swimmer, at: number, pool: Pool): VisibleFish {
    const { from, until, rank, course } = swimmer
    const length = lengthOf(rank, pool)
    const share = (this.#timeAt(at) - from) / (until - from)
    return { ...swimmer, length, spot: spotOf({ course, share, length }, pool) }
  }

  #timeAt = (at: number) => at + this.#offset!

  #swimmer = (fish: Fish): Swimmer => ({
    ...fish,
    rank: this.#kinds.indexOf(fish.kind),
    course: courseOf(fish),
  })
}
