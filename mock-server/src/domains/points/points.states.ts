import * as v from 'valibot'
import { state } from '../../kernel/provider-state.ts'
import { invalidField } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { PointBook } from '../bonuses/bonuses.service.ts'
import type { MembersService } from '../member/member.service.ts'
import { GOODS } from './goods.ts'
import type { PointsService } from './points.service.ts'

const GIFT = { vi: 'Điểm thưởng', en: 'Points given' }
const owned = v.object({ account: v.string(), points: v.number() })
const offered = v.object({ rewardId: v.number(), points: v.number(), stock: v.number() })
const bought = v.object({ account: v.string(), rewardId: v.number() })

export const pointsStates = (
  _world: World,
  { members, pointBook, points }: { members: MembersService; pointBook: PointBook; points: PointsService },
) => ({
  'goods are offered': state(offered, ({ rewardId, points: price, stock }) => {
    const good = points.goods().find(({ id }) => id === rewardId)
    if (good?.points !== price || points.stockOf(good) !== stock)
      throw invalidField('params', 'is not what points buy here')
  }),
  'a member has points': state(owned, ({ account, points: wanted }) => {
    const { id: memberId } = members.named(account, 'params.account')
    return pointBook.move({ memberId, points: wanted - pointBook.balanceOf(memberId), name: GIFT })
  }),
  'a member has redeemed points': state(bought, async ({ account, rewardId }) => {
    const { id: memberId } = members.named(account, 'params.account')
    const { name, points: price } = GOODS.find(({ id }) => id === rewardId)!
    await pointBook.move({ memberId, points: price, name: GIFT })
    await pointBook.move({ memberId, points: -price, name, goodId: rewardId })
  }),
})
