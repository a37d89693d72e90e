import * as v from 'valibot'
import type { Caller } from '../../kernel/caller.ts'
import { DAY, dayOf, midnightBefore, mondayBefore } from '../../kernel/local-day.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { defineLog } from '../../kernel/table.ts'
import type { World } from '../../kernel/world.ts'
import type { BonusesService, Span, TurnoverService } from '../bonuses/bonuses.service.ts'
import type { TicketsService } from '../tickets/tickets.service.ts'
import { type Milestone, type Mission, MISSIONS } from './mission-list.ts'

export type MissionsService = ReturnType<typeof missionsService>
/** A goal of a mission in its present day or week. */
export type Goal = Milestone & { mission: Mission; key: string; span: Span; reached: number; isClaimed: boolean }
type Needs = { bonuses: BonusesService; turnover: TurnoverService; tickets: TicketsService }

/** The days on which a member was there. `id` names member and day. */
export const heartbeatTable = defineLog(
  'heartbeats',
  v.object({ id: v.string(), memberId: v.number(), at: v.number() }),
  {
    by: ['memberId'],
  },
)

/** Goals of the day and of the week, counted from what was settled. */
export const missionsService = (world: World, { bonuses, turnover, tickets }: Needs) => {
  const { clock } = world
  const heartbeats = world.table(heartbeatTable)

  const reachedIn = (memberId: number, { counts }: Mission, span: Span) => {
    if (counts === 'bets') return turnover.count(memberId, span)
    if (counts === 'stake') return turnover.of(memberId, span)
    return heartbeats.where({ memberId }).filter(({ at }) => at >= span.from && at < span.to).length
  }

  function goalsOf(memberId: number, mission: Mission): Goal[] {
    const span = spanAt(mission, clock.now())
    const reached = reachedIn(memberId, mission, span)
    return mission.milestones.map((milestone, index) => {
      const key = `mission:${mission.id}:${dayOf(span.from)}:${index + 1}`
      return { ...milestone, mission, key, span, reached, isClaimed: bonuses.get(memberId, key) !== undefined }
    })
  }

  const claimableOf = (memberId: number): Goal[] =>
    MISSIONS.flatMap((mission) => goalsOf(memberId, mission)).filter(
      ({ reached, target, isClaimed }) => reached >= target && !isClaimed,
    )

  return {
    goalsOf,
    /** Goals that are reached and not paid yet. */
    claimableOf,

    /** Pays every goal that is reached; refuses where there is none. */
    async claim(member: Caller): Promise<Goal[]> {
      bonuses.refuseTrial(member)
      const goals = claimableOf(member.id)
      if (goals.length === 0) throw new Refusal(400, 'no_mission_claim', 'No goal is reached')
      for (const { key, mission, money, points, ticket } of goals) {
        await bonuses.give(member, { key, kind: 'MISSION', name: mission.title, money, points })
        if (ticket) await tickets.grant({ memberId: member.id, type: ticket })
      }
      return goals
    },

    /** The member is there today; saying it again changes nothing. */
    async recordHeartbeat(memberId: number): Promise<void> {
      const id = `${memberId}:${dayOf(clock.now())}`
      if (!heartbeats.get(id)) await heartbeats.insert({ id, memberId, at: clock.now() })
    },
  }
}

/** The day or the week of a mission. */
function spanAt({ period }: Mission, now: number): Span {
  if (period === 'day') return { from: midnightBefore(now), to: midnightBefore(now) + DAY }
  return { from: mondayBefore(now), to: mondayBefore(now) + 7 * DAY }
}
