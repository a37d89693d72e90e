import type { Caller } from '../../kernel/caller.ts'
import { invalidField, Refusal } from '../../kernel/refusal.ts'
import type { BonusesService, PointBook } from '../bonuses/bonuses.service.ts'
import type { PaymentPasswordService } from '../security/payment-password.service.ts'
import type { TicketsService } from '../tickets/tickets.service.ts'
import { type Good, type GoodKind, GOODS } from './goods.ts'

export type PointsService = ReturnType<typeof pointsService>
type Needs = {
  bonuses: BonusesService
  pointBook: PointBook
  tickets: TicketsService
  paymentPassword: PaymentPasswordService
}

/** So many points are worth so much money, in minor units. */
export const POINTS_AT_ONCE = 100
export const MONEY_FOR_THEM = 100_000

const CONVERTED = { vi: 'Đổi điểm lấy tiền', en: 'Points into money' }

/** What points buy: goods while there are any, tickets, and money. Both ask for the payment password. */
export const pointsService = ({ bonuses, pointBook, tickets, paymentPassword }: Needs) => {
  const stockOf = ({ id, stock }: Good) => stock - pointBook.soldOf(id)

  return {
    stockOf,
    /** The goods of a kind, or all. */
    goods: (kind?: GoodKind): Good[] => GOODS.filter((good) => kind === undefined || good.kind === kind),

    async redeem(member: Caller, { rewardId, password }: { rewardId: number; password: string }): Promise<Good> {
      bonuses.refuseTrial(member)
      const good = GOODS.find(({ id }) => id === rewardId)
      if (!good) throw invalidField('rewardId', 'is not among the goods')
      await paymentPassword.check(member.id, password, 'password')
      if (stockOf(good) <= 0) throw soldOut()
      const { points, name, ticket } = good
      await pointBook.move({ memberId: member.id, points: -points, name, goodId: good.id }, 'rewardId')
      if (ticket) await tickets.grant({ memberId: member.id, type: ticket })
      return good
    },

    /** Whole hundreds of points become money; answers how much, in minor units. */
    async convert(member: Caller, { points, password }: { points: number; password: string }): Promise<number> {
      bonuses.refuseTrial(member)
      if (points % POINTS_AT_ONCE !== 0) throw invalidField('points', `must be whole hundreds`)
      await paymentPassword.check(member.id, password, 'password')
      const { orderNo } = await pointBook.move({ memberId: member.id, points: -points, name: CONVERTED })
      const money = (points / POINTS_AT_ONCE) * MONEY_FOR_THEM
      await bonuses.give(member, { key: `point:${orderNo}`, kind: 'POINT', name: CONVERTED, money })
      return money
    },
  }
}

const soldOut = () =>
  new Refusal(400, 'goods.sold.out', 'There is none left', { field: 'rewardId', reason: 'is sold out' })
