import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { pointsHandlers } from './points.handlers.ts'
import { pointsService, type PointsService } from './points.service.ts'
import * as v from 'valibot'
import { defineProviderState } from '../../kernel/world/provider-state.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { PointBook } from '../bonuses/bonuses.service.ts'
import type { MembersService } from '../member/member.service.ts'
import { GOODS } from './goods.ts'

const GRANT_NAME = { vi: 'Điểm thưởng', en: 'Points credited' }
const balanceParams = v.object({ account: v.string(), points: v.number() })
const goodParams = v.object({
  rewardId: v.number(),
  points: v.number(),
  stock: v.number(),
  rewardName: v.optional(v.string()),
})
const redemptionParams = v.object({ account: v.string(), rewardId: v.number() })

const pointsStates = (
  _world: World,
  { members, pointBook, points }: { members: MembersService; pointBook: PointBook; points: PointsService },
) => ({
  'goods are offered': defineProviderState(goodParams, ({ rewardId, points: price, stock, rewardName }) => {
    const good = points.goods().find(({ id }) => id === rewardId)
    const isNamed = rewardName === undefined || good?.name.vi === rewardName
    if (good?.points !== price || points.stockOf(good) !== stock || !isNamed)
      throw invalidField('params', 'is not what points buy here')
  }),
  'a member has points': defineProviderState(balanceParams, ({ account, points: balance }) => {
    const { id: memberId } = members.getByAccount(account, 'params.account')
    return pointBook.move({ memberId, points: balance - pointBook.balanceOf(memberId), name: GRANT_NAME })
  }),
  'a member has redeemed points': defineProviderState(redemptionParams, async ({ account, rewardId }) => {
    const { id: memberId } = members.getByAccount(account, 'params.account')
    const { name, points: price } = GOODS.find(({ id }) => id === rewardId)!
    await pointBook.move({ memberId, points: price, name: GRANT_NAME })
    await pointBook.move({ memberId, points: -price, name, goodId: rewardId })
  }),
})

export const points = defineDomain({
  name: 'points',
  services: {
    points: (_world: World, dependencies: Parameters<typeof pointsService>[0]) => pointsService(dependencies),
  },
  handlers: pointsHandlers,
  states: pointsStates,
})
