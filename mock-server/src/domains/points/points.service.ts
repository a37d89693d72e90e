import type { Caller } from '../../kernel/world/caller.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { BonusesService, PointBook } from '../bonuses/bonuses.service.ts'
import type { PaymentPasswordService } from '../security/payment-password.service.ts'
import type { TicketsService } from '../tickets/tickets.service.ts'
import { type Good, type GoodKind, GOODS } from './goods.ts'

export type PointsService = ReturnType<typeof pointsService>
type Dependencies = {
  bonuses: BonusesService
  pointBook: PointBook
  tickets: TicketsService
  paymentPassword: PaymentPasswordService
}

/** Exchange rate: `POINTS_PER_CONVERSION` points are worth `MONEY_PER_CONVERSION` minor units. */
export const POINTS_PER_CONVERSION = 100
export const MONEY_PER_CONVERSION = 100_000

const CONVERSION_NAME = { vi: 'Đổi điểm lấy tiền', en: 'Points to cash' }

export const pointsService = ({ bonuses, pointBook, tickets, paymentPassword }: Dependencies) => {
  const stockOf = ({ id, stock }: Good) => stock - pointBook.soldCount(id)

  return {
    stockOf,
    goods: (kind?: GoodKind): Good[] => GOODS.filter((good) => kind === undefined || good.kind === kind),

    async redeem(member: Caller, { rewardId, password }: { rewardId: number; password: string }): Promise<Good> {
      bonuses.assertNotTrial(member)
      const good = GOODS.find(({ id }) => id === rewardId)
      if (!good) throw invalidField('rewardId', 'is not among the goods')
      await paymentPassword.check(member.id, password, 'password')
      if (stockOf(good) <= 0) throw soldOut()
      const { points, name, ticket } = good
      await pointBook.move({ memberId: member.id, points: -points, name, goodId: good.id }, 'rewardId')
      if (ticket) await tickets.grant({ memberId: member.id, type: ticket })
      return good
    },

    /** Converts whole hundreds of points to money and returns the amount in minor units. */
    async convert(member: Caller, { points, password }: { points: number; password: string }): Promise<number> {
      bonuses.assertNotTrial(member)
      if (points % POINTS_PER_CONVERSION !== 0) throw invalidField('points', `must be whole hundreds`)
      await paymentPassword.check(member.id, password, 'password')
      const { orderNo } = await pointBook.move({ memberId: member.id, points: -points, name: CONVERSION_NAME })
      const money = (points / POINTS_PER_CONVERSION) * MONEY_PER_CONVERSION
      await bonuses.grant(member, { key: `point:${orderNo}`, kind: 'POINT', name: CONVERSION_NAME, money })
      return money
    },
  }
}

const soldOut = () =>
  new Refusal(400, 'goods.sold.out', 'The goods are sold out', { field: 'rewardId', reason: 'is sold out' })
