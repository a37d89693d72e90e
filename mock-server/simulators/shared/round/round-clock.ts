/** The round in an answer, and when the request and its answer were sent and received, ms of the page's clock. */
export type RoundTiming = { numero: string; remainTime: number; lockTime: number; isOnSale: boolean }
export type RoundTrip = { sentAt: number; receivedAt: number }
export type RoundClock = ReturnType<typeof createRoundClock>
export type Phase = 'open' | 'closing' | 'locked' | 'drawing' | 'paused'

/** Phase `closing` begins so long before the lock, ms. */
const CLOSING = 10_000
/** Two deadlines may differ by their round trips and this much, ms; more means that the world's clock was moved. */
const TOLERANCE = 50

/**
 * The clock of a round. It keeps a deadline and counts no ticks, so a suspended page does not fall behind. The answer with the shortest
 * round trip sets the deadline.
 */
export function createRoundClock(now: () => number) {
  const state: { timing: RoundTiming; deadline: number; roundTrip: number } = {
    timing: { numero: '', remainTime: 0, lockTime: 0, isOnSale: true },
    deadline: 0,
    roundTrip: Infinity,
  }
  const remaining = () => Math.max(0, state.deadline - now())
  const remainingToLock = () => Math.max(0, remaining() - state.timing.lockTime * 1000)

  return {
    update(timing: RoundTiming, { sentAt, receivedAt }: RoundTrip) {
      const roundTrip = receivedAt - sentAt
      const deadline = receivedAt - roundTrip / 2 + timing.remainTime
      const isChanged =
        timing.numero !== state.timing.numero ||
        Math.abs(deadline - state.deadline) > (roundTrip + state.roundTrip) / 2 + TOLERANCE
      if (isChanged || roundTrip <= state.roundTrip) Object.assign(state, { deadline, roundTrip })
      state.timing = timing
    },
    remaining,
    remainingToLock,
    phase(): Phase {
      if (!state.timing.isOnSale) return 'paused'
      if (remaining() === 0) return 'drawing'
      if (remainingToLock() === 0) return 'locked'
      return remainingToLock() <= CLOSING ? 'closing' : 'open'
    },
  }
}

export async function timed<Answer>(request: () => Promise<Answer>): Promise<[Answer, RoundTrip]> {
  const sentAt = performance.now()
  const answer = await request()
  return [answer, { sentAt, receivedAt: performance.now() }]
}

/** `00:01:15` */
export function formatClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** `1:15`, or `2:01:15` from an hour on. */
export const formatShortClock = (ms: number): string => formatClock(ms).replace(/^(00:0?|0)/, '')
