/**
 * A round of a table. Times in ms: bets are open from `startAt` to `closeAt`, the result is shown from `endAt`, and the next round begins
 * at `nextAt`.
 */
export type LiveRound = { index: number; key: string; startAt: number; closeAt: number; endAt: number; nextAt: number }

const PERIOD = 30_000
const BETTING_TIME = 20_000
const DEAL_END = 24_000

export function roundOf(nodeId: number, index: number): LiveRound {
  const startAt = index * PERIOD
  const times = { startAt, closeAt: startAt + BETTING_TIME, endAt: startAt + DEAL_END, nextAt: startAt + PERIOD }
  return { index, key: `${nodeId}:${index}`, ...times }
}

export const roundAt = (nodeId: number, time: number): LiveRound => roundOf(nodeId, Math.floor(time / PERIOD))
