import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import { type PointMove, pointTable } from './bonus.model.ts'
import type { TurnoverService } from './turnover.service.ts'

/** A stake of this much earns a point: 10,000 in minor units. */
const STAKE_PER_POINT = 1_000_000

export type PointBook = ReturnType<typeof pointBook>
type NewPointMove = Pick<PointMove, 'memberId' | 'points' | 'name' | 'goodId'> & { orderNo?: string }

/** Point balances. Granted and spent points have a log apart from the ledger; points earned by stakes are computed from the wagers. */
export const pointBook = ({ table, clock, ids }: World, turnover: TurnoverService) => {
  const log = table(pointTable)
  const earned = (memberId: number) => Math.floor(turnover.of(memberId) / STAKE_PER_POINT)
  const balanceOf = (memberId: number): number =>
    log.where({ memberId }).reduce((sum, { points }) => sum + points, earned(memberId))

  return {
    stakePerPoint: STAKE_PER_POINT,
    balanceOf,
    of: (memberId: number): PointMove[] => log.where({ memberId }).reverse(),
    soldCount: (goodId: number): number => log.where({ goodId }).length,
    /** Adds or removes points. Throws a Refusal that names `field` if the balance would become negative. */
    async move(move: NewPointMove, field = 'points'): Promise<PointMove> {
      if (move.points < 0 && balanceOf(move.memberId) + move.points < 0) throw notEnoughPoints(field)
      const { orderNo = ids.order('Q') } = move
      return log.insert({ ...move, id: ids.next('point'), orderNo, at: clock.now() })
    },
  }
}

const notEnoughPoints = (field: string) =>
  new Refusal(400, 'points.not.enough', 'There are not enough points', {
    field,
    reason: 'needs more points than the member has',
  })
