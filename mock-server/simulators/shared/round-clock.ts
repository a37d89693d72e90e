/** What an answer says of the round, and when the question and the answer passed by, ms of the page's own clock. */
export type Heard = { numero: string; remainTime: number; lockTime: number; isOnSale: boolean }
export type Passage = { sentAt: number; receivedAt: number }
export type RoundClock = ReturnType<typeof createRoundClock>
export type Phase = 'open' | 'closing' | 'locked' | 'drawing' | 'paused'

/** So long before the lock the round is about to close. */
const CLOSING = 10_000
/** Two answers may disagree by their journeys and this much; beyond it somebody has moved the world's clock. */
const TOLERANCE = 50

/**
 * The time of a round: a deadline, never a count of ticks, so that a sleeping page does not fall behind. Of several answers the one that
 * travelled fastest decides.
 */
export function createRoundClock(now: () => number) {
  const kept: { heard: Heard; deadline: number; journey: number } = {
    heard: { numero: '', remainTime: 0, lockTime: 0, isOnSale: true },
    deadline: 0,
    journey: Infinity,
  }
  const left = () => Math.max(0, kept.deadline - now())
  const lockLeft = () => Math.max(0, left() - kept.heard.lockTime * 1000)

  return {
    hear(heard: Heard, { sentAt, receivedAt }: Passage) {
      const journey = receivedAt - sentAt
      const deadline = receivedAt - journey / 2 + heard.remainTime
      const isNews =
        heard.numero !== kept.heard.numero ||
        Math.abs(deadline - kept.deadline) > (journey + kept.journey) / 2 + TOLERANCE
      if (isNews || journey <= kept.journey) Object.assign(kept, { deadline, journey })
      kept.heard = heard
    },
    /** Until the draw, ms. */
    left,
    /** Until bets end, ms. */
    lockLeft,
    phase(): Phase {
      if (!kept.heard.isOnSale) return 'paused'
      if (left() === 0) return 'drawing'
      if (lockLeft() === 0) return 'locked'
      return lockLeft() <= CLOSING ? 'closing' : 'open'
    },
  }
}

/** Asks, and tells when the question and its answer passed by. */
export async function timed<Answer>(ask: () => Promise<Answer>): Promise<[Answer, Passage]> {
  const sentAt = performance.now()
  const answer = await ask()
  return [answer, { sentAt, receivedAt: performance.now() }]
}

/** `00:01:15` */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** `1:15`, or `2:01:15` from an hour on. */
export const briefText = (ms: number): string => clockText(ms).replace(/^(00:0?|0)/, '')
