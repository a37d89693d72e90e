import type { World } from '../../../src/kernel/world.ts'
import { winnersOf } from './live-game.ts'
import { type LiveRound, roundAt, roundOf } from './live-rounds.ts'
import { gameAt } from './tables.ts'

type Table = { nodeId: number }

/** What rounds bring: it follows from the world's chance and the round alone. */
export function dealtRounds(world: World) {
  const resultOf = (table: Table, { key }: Pick<LiveRound, 'key'>) => gameAt(table).deal(world.random('live', key))

  /** A round and what it brought, which nobody knows before the cards are on the table. */
  function told(table: Table, round: LiveRound) {
    if (world.clock.now() < round.endAt) return { round }
    const result = resultOf(table, round)
    return { round, result, winners: winnersOf(gameAt(table), result) }
  }

  return {
    resultOf,
    told,
    /** The latest rounds of a table, newest first. */
    latest(table: Table, count: number) {
      const { index } = roundAt(table.nodeId, world.clock.now())
      return Array.from({ length: count }, (_, ago) => told(table, roundOf(table.nodeId, index - 1 - ago)))
    },
  }
}
