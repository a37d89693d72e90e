import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import { isRealMember } from '../../kernel/world/real-money.ts'
import type { MembersService } from '../member/member.service.ts'
import type { SessionService } from '../session/session.service.ts'
import type { PlayTotalsService } from '../wagers/play-totals.service.ts'
import type { Pause } from './visits/play-time.ts'
import { realityCheckTable } from './reality-check.model.ts'
import type { RulebookService } from './rulebook.service.ts'
import type { VisitsService } from './visits/visits.service.ts'

export type RealityCheck = { interval: number; isPending: boolean; remaining?: number }
/** Times in ms, money in minor units. */
export type PlaySession = {
  startedAt: number
  elapsed: number
  played: number
  stakes: number
  payouts: number
  realityCheck: RealityCheck
  /** Undefined where the rulebook has none. */
  pause: Pause | undefined
}
export type PlaySessionsService = ReturnType<typeof playSessionsService>
export type PlaySessionDependencies = {
  rulebook: RulebookService
  members: MembersService
  playTotals: PlayTotalsService
  session: SessionService
  visits: VisitsService
}

const HOUR = 3_600_000
const MINUTE = 60_000

/** The session of play: from the login until now. Reality checks interrupt play after each interval, which a login does not restart. */
export const playSessionsService = (world: World, dependencies: PlaySessionDependencies) => {
  const { rulebook, members, playTotals, session, visits } = dependencies
  const { clock } = world
  const rows = world.table(realityCheckTable)
  const startOf = (memberId: number) => session.startedAt(memberId) ?? clock.now()

  function intervalOf(memberId: number): number {
    const interval = rows.get(memberId)?.interval || rulebook.valueOf('reality.check.interval')
    return interval > 0 && isRealMember(members.get(memberId) ?? {}) ? interval : 0
  }

  function checkOf(memberId: number): RealityCheck {
    const interval = intervalOf(memberId)
    const { answeredAt = 0, dueAt = 0 } = rows.get(memberId) ?? {}
    if (interval === 0 && dueAt === 0) return { interval, isPending: false }
    if (dueAt > answeredAt) return { interval, isPending: true, remaining: 0 }
    if (interval === 0) return { interval, isPending: false }
    const remaining = Math.max(0, interval - visits.playedSince(memberId, answeredAt))
    return { interval, isPending: remaining === 0, remaining }
  }

  function pauseOf(memberId: number): Pause | undefined {
    const length = rulebook.valueOf('pause.after.hour')
    return length > 0 ? visits.pauseOf(memberId, { after: HOUR, length }) : undefined
  }

  async function store(memberId: number, change: { interval?: number; answeredAt?: number; dueAt?: number }) {
    if (rows.get(memberId)) await rows.update(memberId, change)
    else await rows.insert({ id: memberId, ...change })
  }

  return {
    get(memberId: number): PlaySession {
      const startedAt = startOf(memberId)
      const elapsed = clock.now() - startedAt
      const played = visits.playedSince(memberId, startedAt)
      const { stakes, payouts } = playTotals.since(memberId, startedAt)
      const times = { startedAt, elapsed, played }
      return { ...times, stakes, payouts, realityCheck: checkOf(memberId), pause: pauseOf(memberId) }
    },
    /** Chooses the time of play between two checks; 0, for none, only where the rulebook has none by default. A check that is due stays due. */
    async setInterval(memberId: number, interval: number): Promise<void> {
      const isRequired = rulebook.valueOf('reality.check.interval') > 0
      if (interval === 0 && isRequired) throw invalidField('interval', 'must be above 0 in this rulebook')
      const isFirst = !isRequired && rows.get(memberId)?.answeredAt === undefined
      const start = isFirst && { answeredAt: startOf(memberId) }
      await store(memberId, { interval, ...start, ...(checkOf(memberId).isPending && { dueAt: clock.now() }) })
    },
    /** Lets the running interval begin at this time, ms, if it began later. */
    async backdate(memberId: number, startedAt: number): Promise<void> {
      if ((rows.get(memberId)?.answeredAt ?? 0) > startedAt) await store(memberId, { answeredAt: startedAt })
    },
    /** Starts the next interval if a check is due. */
    async answer(memberId: number): Promise<void> {
      if (checkOf(memberId).isPending) await store(memberId, { answeredAt: clock.now() })
    },
    /** Throws a Refusal during the pause after an hour of play. */
    assertNoPause(memberId: number): void {
      const endsAt = pauseOf(memberId)?.endsAt
      if (endsAt !== undefined) throw isPausing(endsAt)
    },
    /** Throws a Refusal while a check is due. */
    assertAnswered(memberId: number): void {
      const { interval, isPending } = checkOf(memberId)
      if (!isPending) return
      const value = { reason: 'a reality check is due', data: { ruleId: 'reality.check.interval', interval } }
      throw new Refusal(400, 'reality.check.pending', 'Refused: a reality check is due', value)
    },
  }
}

function isPausing(resetsAt: number): Refusal {
  const minutes = { limit: HOUR / MINUTE, used: HOUR / MINUTE, remaining: 0 }
  const message = {
    vi: 'Bạn đã chơi một giờ, hãy nghỉ vài phút rồi chơi tiếp',
    en: 'You have played for an hour. Play goes on after a short pause',
  }
  return new Refusal(400, 'limit.time.exceeded', message, {
    reason: 'a pause follows each hour of play',
    data: { ruleId: 'pause.after.hour', ...minutes, resetsAt },
  })
}
