import * as v from 'valibot'
import { defineLog } from '../../kernel/tables/table.ts'

/** The time in which a member has a game open. Times in ms. */
const visitSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  vassalage: v.string(),
  gameType: v.string(),
  nodeId: v.optional(v.number()),
  startedAt: v.number(),
  /** The end of the launch; a game is not open longer. */
  expiresAt: v.number(),
  leftAt: v.optional(v.number()),
})
export type Visit = v.InferOutput<typeof visitSchema>

export const visitTable = defineLog('visits', visitSchema, { by: ['memberId'] })

/** Returns the time between `start` and `end` in which at least one game was open, ms. Two games at once count once. */
export function playedWithin(visits: readonly Visit[], { start, end }: { start: number; end: number }): number {
  let played = 0
  let counted = start
  for (const { startedAt, leftAt, expiresAt } of visits) {
    const from = Math.max(startedAt, counted)
    const until = Math.min(leftAt ?? expiresAt, end)
    if (until <= from) continue
    played += until - from
    counted = until
  }
  return played
}

/** `remaining` is the time of play until the next pause; `endsAt` is there during a pause. */
export type Pause = { remaining: number; endsAt?: number }

/**
 * Returns the pause of `length` ms that follows each `after` ms of play. A pause begins at the end of the play, also in a game that
 * stays open, and an interruption of the same length counts as one. Play begins again at 0 after each.
 */
export function pauseAt(
  visits: readonly Visit[],
  { now, after, length }: { now: number; after: number; length: number },
): Pause {
  let played = 0
  let counted = -Infinity
  for (const { startedAt, leftAt, expiresAt } of visits) {
    const until = Math.min(leftAt ?? expiresAt, now)
    let from = Math.max(startedAt, counted)
    if (until <= from) continue
    if (from - counted >= length) played = 0
    while (until - from >= after - played) {
      from += after - played + length
      played = 0
      if (from > now) return { remaining: 0, endsAt: from }
    }
    played += Math.max(0, until - from)
    counted = Math.max(from, until)
  }
  return { remaining: now - counted >= length ? after : after - played }
}
