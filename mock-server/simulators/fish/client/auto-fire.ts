import type { AutoPlan, AutoPlay } from '../../shared/bets/auto-play.ts'
import type { Exchange } from './exchange.ts'
import type { Gun } from './gun.ts'
import type { Pool } from './paths.ts'
import type { VisibleFish, Water } from './water.ts'

/** Pause between automatic shots, ms. */
const PAUSE = 500

type AutoFireContext = {
  auto: AutoPlay
  gun: Gun
  exchange: Exchange
  water: Water
  fish: VisibleFish[]
  pool: Pool
  now: number
  pendingShots: number
  fire(): void
}

export function startAuto({ auto, exchange }: Pick<AutoFireContext, 'auto' | 'exchange'>, plan: AutoPlan) {
  exchange.problem.value = undefined
  auto.start(plan)
}

export function autoFire(context: AutoFireContext) {
  const { auto, gun, exchange, water, pool, now } = context
  if (!gun.isReady(now, PAUSE) || context.pendingShots >= auto.remaining.value) return
  const reached = auto.findReachedLimit(exchange.player.reserved + exchange.player.stake.value)
  if (reached) {
    // Pending shots may bring the stake back, so the plan ends with the last result.
    if (context.pendingShots > 0) return
    auto.stop()
    exchange.reportLimit(reached)
    return
  }
  const fish = context.fish.find(({ id }) => id === gun.target.value) ?? nearest(context)
  if (!fish) return
  gun.lead(fish, { water, at: now, pool })
  context.fire()
}

function nearest({ fish, gun, pool }: AutoFireContext) {
  const from = gun.position(pool)
  const distanceTo = ({ spot }: VisibleFish) => Math.hypot(spot.x - from.x, spot.y - from.y)
  const [first] = fish
    .filter(({ spot }) => spot.x > 0 && spot.x < pool.width)
    .toSorted((a, b) => distanceTo(a) - distanceTo(b))
  return first
}
