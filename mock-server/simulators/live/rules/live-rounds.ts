/**
 * One round of a table. Times in ms: bets are taken from `startAt` to `closeAt`, the result is shown from `endAt` on, and the next one
 * begins at `nextAt`.
 */
export type LiveRound = { index: number; key: string; startAt: number; closeAt: number; endAt: number; nextAt: number }

const PERIOD = 30_000
const OPEN = 20_000
const DEALT = 24_000

/** The round of a table by its place in the endless row of rounds. */
export function roundOf(nodeId: number, index: number): LiveRound {
  const startAt = index * PERIOD
  const times = { startAt, closeAt: startAt + OPEN, endAt: startAt + DEALT, nextAt: startAt + PERIOD }
  return { index, key: `${nodeId}:${index}`, ...times }
}

/** The round that is being played at `time`. */
export const roundAt = (nodeId: number, time: number): LiveRound => roundOf(nodeId, Math.floor(time / PERIOD))
