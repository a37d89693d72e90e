import type { AutoPlan, AutoPlay } from '../../shared/auto-play.ts'
import type { Exchange } from './exchange.ts'
import type { Gun } from './gun.ts'
import type { Pool } from './paths.ts'
import type { Seen, Water } from './water.ts'

/** Between two shots that are fired by themselves, ms. */
const PAUSE = 500

/** What firing by itself needs of a game. */
type Range = {
  auto: AutoPlay
  gun: Gun
  exchange: Exchange
  water: Water
  fish: Seen[]
  pool: Pool
  now: number
  /** Shots that are not over. */
  underWay: number
  fire(): void
}

/** Lets the game fire by itself as far as `plan` goes. */
export function startAuto({ auto, exchange }: Pick<Range, 'auto' | 'exchange'>, plan: AutoPlan) {
  exchange.problem.value = undefined
  auto.start(plan)
}

/** Fires by itself at whom the player has chosen, or at who is nearest, as far as the player's plan allows. */
export function autoFire(range: Range) {
  const { auto, gun, exchange, water, pool, now } = range
  if (!gun.isReady(now, PAUSE) || range.underWay >= auto.left.value) return
  const reached = auto.limitBefore(exchange.purse.held + exchange.purse.stake.value)
  if (reached) {
    // What is still on its way may bring the stake back, so the plan ends with the last result.
    if (range.underWay > 0) return
    auto.stop()
    exchange.sayLimit(reached)
    return
  }
  const fish = range.fish.find(({ id }) => id === gun.target.value) ?? nearest(range)
  if (!fish) return
  gun.lead(fish, { water, at: now, pool })
  range.fire()
}

function nearest({ fish, gun, pool }: Range) {
  const from = gun.place(pool)
  const away = ({ spot }: Seen) => Math.hypot(spot.x - from.x, spot.y - from.y)
  const [first] = fish.filter(({ spot }) => spot.x > 0 && spot.x < pool.width).toSorted((a, b) => away(a) - away(b))
  return first
}
