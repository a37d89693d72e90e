import type { Handlers } from '../../kernel/http/http.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import type { PointBook, PointMove } from '../bonuses/bonuses.service.ts'
import { type Good, GOOD_KINDS, type GoodKind } from './goods.ts'
import { MONEY_PER_CONVERSION, POINTS_PER_CONVERSION, type PointsService } from './points.service.ts'

type Operations =
  | 'getPointBalance'
  | 'getPointConfig'
  | 'listPointRewardTypes'
  | 'listPointRewards'
  | 'redeemPointReward'
  | 'listPointRedemptions'
  | 'convertPoints'

const PAGE_SIZE = 13

type Dependencies = { points: PointsService; pointBook: PointBook }

export const pointsHandlers = ({ points, pointBook }: Dependencies): Handlers<Operations> => ({
  getPointBalance: ({ member }) => pointBook.balanceOf(member().id),
  getPointConfig: () => ({
    stakeForPoint: toDecimal(pointBook.stakePerPoint),
    pointsPerConversion: POINTS_PER_CONVERSION,
    amountPerConversion: toDecimal(MONEY_PER_CONVERSION),
  }),
  listPointRewardTypes: ({ language }) =>
    Object.entries(GOOD_KINDS).map(([type, name]) => ({ type: type as GoodKind, name: name[language] })),
  listPointRewards: ({ query: { type, page = 1, size = PAGE_SIZE }, language }) => {
    const { rows, total, totalPages } = pageOf(points.goods(type), { page, size })
    return { list: rows.map((good) => toReward(good, points.stockOf(good), language)), total, totalPages }
  },
  redeemPointReward: async ({ member, body, language }) => {
    await points.redeem(member(), body)
    return toRedemption(pointBook.of(member().id)[0]!, language)
  },
  listPointRedemptions: ({ member, query: { page = 1, size = PAGE_SIZE }, language }) => {
    const purchases = pointBook.of(member().id).filter(({ goodId }) => goodId !== undefined)
    const { rows, total, totalPages } = pageOf(purchases, { page, size })
    return { list: rows.map((move) => toRedemption(move, language)), total, totalPages }
  },
  convertPoints: async ({ member, body }) => ({
    amount: toDecimal(await points.convert(member(), body)),
    points: body.points,
    balance: pointBook.balanceOf(member().id),
  }),
})

const toReward = ({ id, kind, name, points }: Good, stock: number, language: Language) => ({
  rewardId: id,
  type: kind,
  rewardName: name[language],
  points,
  stock,
})

const toRedemption = ({ orderNo, goodId = 0, name, points, at }: PointMove, language: Language) => ({
  orderNo,
  rewardId: goodId,
  rewardName: name[language],
  points: -points,
  redeemTime: at,
})
