import type { Point, Pool } from './paths.ts'
import type { VisibleFish } from './water.ts'

export type Bullet = Point & { angle: number; cost: number; walls: number }
export type Impact = Point & { fish: string; cost: number }
type Step = { pool: Pool; fish: VisibleFish[] }

/** Speed of bullets, in lengths of the water's longer side per second. */
const SPEED = 1.5
/** Distance between collision checks, px. */
const STEP_LENGTH = 6
const MAX_BOUNCES = 5
/** Share of a fish's square that counts as a hit. */
const HIT_SHARE = 0.33

/** Speed of a bullet, px per ms. */
export const speedIn = ({ width, height }: Pool) => (Math.max(width, height) * SPEED) / 1000

/** Returns the point at `distance` in the direction of `angle` (radians, clockwise from up). */
export const ahead = ({ x, y }: Point, angle: number, distance: number): Point => ({
  x: x + Math.sin(angle) * distance,
  y: y - Math.cos(angle) * distance,
})

/** Flying bullets. They are local to the player: only a hit is sent to the server. */
export class Shots {
  flying: Bullet[] = []

  fire(bullet: Omit<Bullet, 'walls'>) {
    this.flying.push({ ...bullet, walls: 0 })
  }

  step(ms: number, step: Step): { impacts: Impact[]; sunk: Bullet[] } {
    const impacts: Impact[] = []
    const sunk: Bullet[] = []
    const steps = Math.max(1, Math.ceil((speedIn(step.pool) * ms) / STEP_LENGTH))
    this.flying = this.flying.filter((bullet) => {
      for (let count = 0; count < steps; count++) {
        move(bullet, (speedIn(step.pool) * ms) / steps, step.pool)
        const hit = step.fish.find((one) => touches(bullet, one))
        if (hit) impacts.push({ fish: hit.id, cost: bullet.cost, x: bullet.x, y: bullet.y })
        else if (bullet.walls > MAX_BOUNCES) sunk.push(bullet)
        if (hit || bullet.walls > MAX_BOUNCES) return false
      }
      return true
    })
    return { impacts, sunk }
  }
}

const touches = ({ x, y }: Point, { spot, length }: Pick<VisibleFish, 'spot' | 'length'>) =>
  Math.hypot(spot.x - x, spot.y - y) < length * HIT_SHARE

function move(bullet: Bullet, distance: number, { width, height }: Pool) {
  const { x, y } = ahead(bullet, bullet.angle, distance)
  const isOutsideX = x < 0 || x > width
  const isOutsideY = y < 0 || y > height
  if (isOutsideX) bullet.angle = -bullet.angle
  if (isOutsideY) bullet.angle = Math.PI - bullet.angle
  if (isOutsideX || isOutsideY) bullet.walls++
  bullet.x = Math.max(0, Math.min(width, x))
  bullet.y = Math.max(0, Math.min(height, y))
}
