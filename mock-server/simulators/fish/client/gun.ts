import { signal } from '@preact/signals'
import { ahead, speedIn } from './shots.ts'
import type { Point, Pool } from './paths.ts'
import type { VisibleFish, Water } from './water.ts'

/** Maximum angle from vertical, radians. */
const MAX_ANGLE = 1.45
/** Change per arrow key, radians. */
const TURN = 0.07
/** Minimum between two shots, ms: two faster taps are one shot. */
const PAUSE = 200
const BARREL = 46
/** Maximum distance of a tap from a fish, in its lengths. */
const NEAR = 0.75

export class Gun {
  /** Radians, clockwise from up. */
  angle = 0
  /** Time of the last shot, ms of the page. */
  firedAt = -Infinity
  readonly target = signal<string | undefined>(undefined)

  isReady = (at: number, pause = PAUSE) => at - this.firedAt >= pause

  position = ({ width, height }: Pool): Point => ({ x: width / 2, y: height - 14 })

  muzzle = (pool: Pool): Point => ahead(this.position(pool), this.angle, BARREL)

  turn(by: -1 | 1) {
    this.target.value = undefined
    this.#point(this.angle + by * TURN)
  }

  aimAt(point: Point, pool: Pool) {
    const from = this.position(pool)
    this.#point(Math.atan2(point.x - from.x, from.y - point.y))
  }

  /** Aims at the position that `fish` will have when the bullet arrives. */
  lead(fish: VisibleFish, { water, at, pool }: { water: Water; at: number; pool: Pool }) {
    const from = this.position(pool)
    let { spot } = fish
    for (let guess = 0; guess < 6; guess++) {
      const flight = Math.hypot(spot.x - from.x, spot.y - from.y) - BARREL
      spot = water.locate(fish, at + flight / speedIn(pool), pool).spot
    }
    this.aimAt(spot, pool)
  }

  #point(angle: number) {
    this.angle = Math.max(-MAX_ANGLE, Math.min(MAX_ANGLE, angle))
  }
}

export function findTapped(point: Point, fish: VisibleFish[]): VisibleFish | undefined {
  const distanceTo = ({ spot, length }: VisibleFish) => Math.hypot(spot.x - point.x, spot.y - point.y) / length
  const [nearest] = fish.toSorted((one, other) => distanceTo(one) - distanceTo(other))
  return nearest && distanceTo(nearest) < NEAR ? nearest : undefined
}

/** Returns the neighbour of the fish `id`, from left to right or back; without one, the fish nearest to the middle. */
export function findNeighbour(fish: VisibleFish[], id: string | undefined, { by, pool }: { by: 1 | -1; pool: Pool }) {
  const row = fish
    .filter(({ spot }) => spot.x > 0 && spot.x < pool.width)
    .toSorted((one, other) => one.spot.x - other.spot.x)
  const at = row.findIndex((one) => one.id === id)
  if (at >= 0) return row.at((at + by) % row.length)
  const distanceToMiddle = ({ spot }: VisibleFish) => Math.abs(spot.x - pool.width / 2)
  return row.toSorted((one, other) => distanceToMiddle(one) - distanceToMiddle(other))[0]
}
