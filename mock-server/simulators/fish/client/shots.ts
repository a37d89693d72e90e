import type { Point, Pool } from './paths.ts'
import type { Seen } from './water.ts'

export type Bullet = Point & { angle: number; cost: number; walls: number }
/** A bullet that has met a fish, and where. */
export type Impact = Point & { fish: string; cost: number }
type Step = { pool: Pool; fish: Seen[] }

/** So many lengths of the water's longer side a bullet flies in a second. */
const PACE = 1.5
/** A bullet is checked against what swims this often, px. */
const STRIDE = 6
/** After so many walls a bullet sinks. */
const WALLS = 5
/** What of a fish's square is fish. */
const BODY = 0.33

/** How far a bullet flies in a millisecond. */
export const speedIn = ({ width, height }: Pool) => (Math.max(width, height) * PACE) / 1000

/** A point `distance` away in the direction of `angle` (0: up, clockwise, radians). */
export const ahead = ({ x, y }: Point, angle: number, distance: number): Point => ({
  x: x + Math.sin(angle) * distance,
  y: y - Math.cos(angle) * distance,
})

/** Bullets on their way. What each does is seen by its player alone: it counts when it meets a fish. */
export class Shots {
  flying: Bullet[] = []

  fire(bullet: Omit<Bullet, 'walls'>) {
    this.flying.push({ ...bullet, walls: 0 })
  }

  /** Lets bullets fly for so many ms. Answers those that have met a fish, and those that have sunk. */
  step(ms: number, step: Step): { impacts: Impact[]; sunk: Bullet[] } {
    const impacts: Impact[] = []
    const sunk: Bullet[] = []
    const strides = Math.max(1, Math.ceil((speedIn(step.pool) * ms) / STRIDE))
    this.flying = this.flying.filter((bullet) => {
      for (let count = 0; count < strides; count++) {
        move(bullet, (speedIn(step.pool) * ms) / strides, step.pool)
        const met = step.fish.find((one) => touches(bullet, one))
        if (met) impacts.push({ fish: met.id, cost: bullet.cost, x: bullet.x, y: bullet.y })
        else if (bullet.walls > WALLS) sunk.push(bullet)
        if (met || bullet.walls > WALLS) return false
      }
      return true
    })
    return { impacts, sunk }
  }
}

const touches = ({ x, y }: Point, { spot, length }: Pick<Seen, 'spot' | 'length'>) =>
  Math.hypot(spot.x - x, spot.y - y) < length * BODY

/** Moves a bullet; a wall throws it back. */
function move(bullet: Bullet, distance: number, { width, height }: Pool) {
  const { x, y } = ahead(bullet, bullet.angle, distance)
  const isBeside = x < 0 || x > width
  const isBeyond = y < 0 || y > height
  if (isBeside) bullet.angle = -bullet.angle
  if (isBeyond) bullet.angle = Math.PI - bullet.angle
  if (isBeside || isBeyond) bullet.walls++
  bullet.x = Math.max(0, Math.min(width, x))
  bullet.y = Math.max(0, Math.min(height, y))
}
