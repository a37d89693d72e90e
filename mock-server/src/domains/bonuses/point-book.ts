import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import { type PointMove, pointTable } from './bonus.model.ts'
import type { TurnoverService } from './turnover.service.ts'

/** A stake of this much earns a point: 10,000 in minor units. */
const STAKE_FOR_A_POINT = 1_000_000

export type PointBook = ReturnType<typeof pointBook>
type Move = Pick<PointMove, 'memberId' | 'points' | 'name' | 'goodId'> & { orderNo?: string }

/** Points are no money: they have a log of their own. What stakes have earned follows from the wagers. */
export const pointBook = ({ table, clock, ids }: World, turnover: TurnoverService) => {
  const log = table(pointTable)
  const earned = (memberId: number) => Math.floor(turnover.of(memberId) / STAKE_FOR_A_POINT)
  const balanceOf = (memberId: number): number =>
    log.where({ memberId }).reduce((sum, { points }) => sum + points, earned(memberId))

  return {
    /** What a stake must be to earn a point, in minor units. */
    stakeForPoint: STAKE_FOR_A_POINT,
    balanceOf,
    /** Every coming and going, newest first. */
    of: (memberId: number): PointMove[] => log.where({ memberId }).reverse(),
    /** How often somebody has bought these goods. */
    soldOf: (goodId: number): number => log.where({ goodId }).length,
    /** Gives points, or takes some away; more than there are is refused, under the name of the `field` that asked. */
    async move(move: Move, field = 'points'): Promise<PointMove> {
      if (move.points < 0 && balanceOf(move.memberId) + move.points < 0) throw pointsNotEnough(field)
      const { orderNo = ids.order('Q') } = move
      return log.insert({ ...move, id: ids.next('point'), orderNo, at: clock.now() })
    },
  }
}

const pointsNotEnough = (field: string) =>
  new Refusal(400, 'points.not.enough', 'There are not enough points', {
    field,
    reason: 'needs more points than the member has',
  })
