import type { AutoPlan, Limit } from '../../kit/auto-play.ts'
import type { Game } from './game.ts'

/** Between two shots that are fired by themselves, ms. */
const PAUSE = 500

/** Lets the game fire by itself as far as `plan` goes. */
export function startAuto({ auto, exchange }: Game, plan: AutoPlan) {
  exchange.problem.value = undefined
  auto.start(plan)
}

/** Fires by itself at whom the player has chosen, or at who is nearest, as far as the player's plan allows. */
export function autoFire(game: Game) {
  const { auto, gun, purse, pool } = game
  if (!gun.isReady(game.now, PAUSE) || game.underWay >= auto.left.value) return
  const reached = auto.limitBefore(purse.held + purse.stake.value)
  // What is still on its way may bring the stake back, so the plan ends with the last result.
  if (reached) return game.underWay === 0 ? end(game, reached) : undefined
  const fish = game.fish.find(({ id }) => id === gun.target.value) ?? nearest(game)
  if (!fish) return undefined
  gun.lead(fish, { water: game.water, at: game.now, pool })
  return game.fire()
}

function nearest({ fish, gun, pool }: Game) {
  const from = gun.place(pool)
  const away = ({ spot }: (typeof fish)[number]) => Math.hypot(spot.x - from.x, spot.y - from.y)
  const [first] = fish.filter(({ spot }) => spot.x > 0 && spot.x < pool.width).toSorted((a, b) => away(a) - away(b))
  return first
}

function end({ auto, exchange, kit, t }: Game, { limit, amount }: { limit: Limit; amount: number }) {
  auto.stop()
  exchange.problem.value = { text: t(`${limit}Reached`, { amount: kit.money.plain(amount) }), isCalm: true }
}
