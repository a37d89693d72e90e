import { useEffect } from 'react'
import { serverClock } from '#lib/server-clock.ts'
import type { LotteryRound } from './kept-lotteries.ts'

/** A draw is published a moment after the deadline. */
const grace = 300
// Longer waits overflow the timer; the usual refresh comes long before.
const longestTimer = 2 ** 31 - 1

type Query = { data: readonly Pick<LotteryRound, 'drawAt'>[] | undefined; refetch: () => unknown }

/** Asks again right after the nearest draw, so that a round rolls over without waiting for the usual refresh. */
export function useNextDraw({ data, refetch }: Query) {
  // A draw falls at a moment of its own: a timer waits for the nearest one.
  useEffect(() => {
    const left = (data ?? []).map(({ drawAt }) => drawAt - serverClock.now()).filter((time) => time > 0)
    if (left.length === 0) return
    const timer = setTimeout(() => void refetch(), Math.min(...left, longestTimer - grace) + grace)
    return () => clearTimeout(timer)
  }, [data, refetch])
}
