import * as v from 'valibot'
import type { Caller } from '../../kernel/world/caller.ts'
import { DAY, dayOf, midnightBefore, mondayBefore } from '../../kernel/world/local-day.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import { defineLog } from '../../kernel/tables/table.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusesService, Period, TurnoverService } from '../bonuses/bonuses.service.ts'
import type { TicketsService } from '../tickets/tickets.service.ts'
import { type Milestone, type Mission, MISSIONS } from './mission-list.ts'

export type MissionsService = ReturnType<typeof missionsService>
export type Goal = Milestone & { mission: Mission; key: string; period: Period; reached: number; isClaimed: boolean }
type Dependencies = { bonuses: BonusesService; turnover: TurnoverService; tickets: TicketsService }

/** Days with a visit of a member. `id` combines member and day. */
export const heartbeatTable = defineLog(
  'heartbeats',
  v.object({ id: v.string(), memberId: v.number(), at: v.number() }),
  {
    by: ['memberId'],
  },
)

export const missionsService = (world: World, { bonuses, turnover, tickets }: Dependencies) => {
  const { clock } = world
  const heartbeats = world.table(heartbeatTable)

  const reachedIn = (memberId: number, { counts }: Mission, period: Period) => {
    if (counts === 'bets') return turnover.count(memberId, period)
    if (counts === 'stake') return turnover.of(memberId, period)
    return heartbeats.where({ memberId }).filter(({ at }) => at >= period.start && at < period.end).length
  }

  function goalsOf(memberId: number, mission: Mission): Goal[] {
    const period = periodAt(mission, clock.now())
    const reached = reachedIn(memberId, mission, period)
    return mission.milestones.map((milestone, index) => {
      const key = `mission:${mission.id}:${dayOf(period.start)}:${index + 1}`
      return { ...milestone, mission, key, period, reached, isClaimed: bonuses.get(memberId, key) !== undefined }
    })
  }

  /** None during a break of the member. */
  const offeredTo = (memberId: number) => (bonuses.receivesOffers(memberId) ? MISSIONS : [])

  const claimableGoals = (memberId: number): Goal[] =>
    offeredTo(memberId)
      .flatMap((mission) => goalsOf(memberId, mission))
      .filter(({ reached, target, isClaimed }) => reached >= target && !isClaimed)

  return {
    offeredTo,
    goalsOf,
    claimableGoals,

    async claim(member: Caller): Promise<Goal[]> {
      bonuses.assertNotTrial(member)
      bonuses.assertReceivesOffers(member.id)
      const goals = claimableGoals(member.id)
      if (goals.length === 0) throw new Refusal(400, 'no_mission_claim', 'No goal is reached')
      for (const { key, mission, money, points, ticket } of goals) {
        await bonuses.grant(member, { key, kind: 'MISSION', name: mission.title, money, points })
        if (ticket) await tickets.grant({ memberId: member.id, type: ticket })
      }
      return goals
    },

    /** Records today's visit of the member. Idempotent. */
    async recordHeartbeat(memberId: number): Promise<void> {
      const id = `${memberId}:${dayOf(clock.now())}`
      if (!heartbeats.get(id)) await heartbeats.insert({ id, memberId, at: clock.now() })
    },
  }
}

function periodAt({ period }: Mission, now: number): Period {
  if (period === 'day') return { start: midnightBefore(now), end: midnightBefore(now) + DAY }
  return { start: mondayBefore(now), end: mondayBefore(now) + 7 * DAY }
}
