import type { World } from '../../../src/kernel/world/world.ts'
import { winnersOf } from './live-game.ts'
import { type LiveRound, roundAt, roundOf } from './live-rounds.ts'
import { gameAt } from './tables.ts'

type Table = { nodeId: number }

/** The results of rounds. They depend only on the world's randomness and the round. */
export function dealtRounds(world: World) {
  const resultOf = (table: Table, { key }: Pick<LiveRound, 'key'>) => gameAt(table).deal(world.random('live', key))

  function withResult(table: Table, round: LiveRound) {
    if (world.clock.now() < round.endAt) return { round }
    const result = resultOf(table, round)
    return { round, result, winners: winnersOf(gameAt(table), result) }
  }

  return {
    resultOf,
    withResult,
    latest(table: Table, count: number) {
      const { index } = roundAt(table.nodeId, world.clock.now())
      return Array.from({ length: count }, (_, ago) => withResult(table, roundOf(table.nodeId, index - 1 - ago)))
    },
  }
}
