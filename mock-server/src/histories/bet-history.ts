import { catalogue, type Game } from '../catalogue/catalogue.ts'
import { drawPastSpin } from '@longan/simulators'
import type { Wager } from '../domains/wagers/wagers.service.ts'
import type { Caller } from '../kernel/world/caller.ts'
import type { World } from '../kernel/world/world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const BETS = 45
const BETS_PER_EVENING = 5
const PAUSE_BETWEEN_BETS = 37_000

export function pastBetsOf(world: World, member: Caller): Wager[] {
  const games = catalogue().hot.filter((game) => game.simulator === 'slot')
  return Array.from({ length: BETS }, (_, index) => {
    const evening = Math.floor(index / BETS_PER_EVENING)
    const start = world.createdAt - (27 - 3 * evening) * DAY + (evening % 3) * HOUR
    const at = start + (index % BETS_PER_EVENING) * PAUSE_BETWEEN_BETS
    return createSpin(world, { member, game: games[evening % games.length]!, at, index })
  })
}

type PastSpin = { member: Caller; game: Game; at: number; index: number }

function createSpin(world: World, { member, game, at, index }: PastSpin): Wager {
  const { stake, payout } = drawPastSpin(world.random('history', member.id, index), game.minBet)
  return {
    id: pastOrderNo('S', at, { member, index }),
    memberId: member.id,
    gameType: game.gameType,
    vassalage: game.vassalage,
    gameCode: game.gameCode,
    gameName: game.names.vi,
    nodeId: game.nodeId,
    stake,
    payout,
    state: 'settled',
    placedAt: at,
    settledAt: at,
  }
}

/** Returns an order number that new orders never get: prefix, day, 9, member, index. */
export function pastOrderNo(prefix: string, at: number, { member, index }: { member: Caller; index: number }) {
  const day = new Date(at).toISOString().slice(2, 10).replaceAll('-', '')
  return `${prefix}${day}9${member.id}${String(index + 1).padStart(3, '0')}`
}
