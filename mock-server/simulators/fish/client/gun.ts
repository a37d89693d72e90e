import { signal } from '@preact/signals'
import { ahead, speedIn } from './shots.ts'
import type { Point, Pool } from './paths.ts'
import type { Seen, Water } from './water.ts'

/** It never points down, radians. */
const FLATTEST = 1.45
/** One press of an arrow key, radians. */
const TURN = 0.07
/** Between two shots, ms. Two taps in a shorter time are one. */
const PAUSE = 200
const BARREL = 46
/** A tap this close to a fish, in its lengths, means it. */
const NEAR = 0.75

/** The cannon at the foot of the water: where it points, and whom it follows. */
export class Gun {
  /** 0: up, clockwise, radians. */
  angle = 0
  /** When it was last fired, ms of the page. */
  firedAt = -Infinity
  /** Who is followed wherever it swims. */
  readonly target = signal<string | undefined>(undefined)

  isReady = (at: number, pause = PAUSE) => at - this.firedAt >= pause

  place = ({ width, height }: Pool): Point => ({ x: width / 2, y: height - 14 })

  muzzle = (pool: Pool): Point => ahead(this.place(pool), this.angle, BARREL)

  turn(by: -1 | 1) {
    this.target.value = undefined
    this.#point(this.angle + by * TURN)
  }

  aimAt(point: Point, pool: Pool) {
    const from = this.place(pool)
    this.#point(Math.atan2(point.x - from.x, from.y - point.y))
  }

  /** Aims at where `fish` will be when the bullet is there. */
  lead(fish: Seen, { water, at, pool }: { water: Water; at: number; pool: Pool }) {
    const from = this.place(pool)
    let { spot } = fish
    for (let guess = 0; guess < 6; guess++) {
      const flight = Math.hypot(spot.x - from.x, spot.y - from.y) - BARREL
      spot = water.see(fish, at + flight / speedIn(pool), pool).spot
    }
    this.aimAt(spot, pool)
  }

  #point(angle: number) {
    this.angle = Math.max(-FLATTEST, Math.min(FLATTEST, angle))
  }
}

/** The fish that a tap means, if it means one. */
export function tapped(point: Point, fish: Seen[]): Seen | undefined {
  const away = ({ spot, length }: Seen) => Math.hypot(spot.x - point.x, spot.y - point.y) / length
  const [nearest] = fish.toSorted((one, other) => away(one) - away(other))
  return nearest && away(nearest) < NEAR ? nearest : undefined
}

/** Who swims next to the fish `id`, from left to right or back; where nobody is chosen, who is nearest to the middle. */
export function beside(fish: Seen[], id: string | undefined, { by, pool }: { by: 1 | -1; pool: Pool }) {
  const row = fish
    .filter(({ spot }) => spot.x > 0 && spot.x < pool.width)
    .toSorted((one, other) => one.spot.x - other.spot.x)
  const at = row.findIndex((one) => one.id === id)
  if (at >= 0) return row.at((at + by) % row.length)
  const off = ({ spot }: Seen) => Math.abs(spot.x - pool.width / 2)
  return row.toSorted((one, other) => off(one) - off(other))[0]
}
