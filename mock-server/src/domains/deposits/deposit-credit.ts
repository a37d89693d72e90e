import { houseAccount, memberAccount } from '../../kernel/money/ledger.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import type { GrantsService } from '../grants/grants.service.ts'
import type { MembersService } from '../member/member.service.ts'
import type { BonusRulesService } from '../responsible-gaming/bonus-rules.service.ts'
import type { BreaksService } from '../responsible-gaming/breaks.service.ts'
import { channelOf } from './channels.ts'
import { type Deposit, depositTable } from './deposit.model.ts'
import { feeOf } from './deposit-rules.ts'
import { bonusFor, promotionOf } from './promotions.ts'

export type CreditDependencies = {
  members: MembersService
  grants: GrantsService
  bonuses: BonusesService
  breaks: BreaksService
  bonusRules: BonusRulesService
}

export function depositCredit(world: World, { members, grants, bonuses, breaks, bonusRules }: CreditDependencies) {
  const { clock, ledger, table } = world

  function pay({ id, memberId, vendorId, arrived = 0 }: Deposit, fee: number) {
    const to = [
      { account: memberAccount(memberId), amount: arrived - fee },
      { account: houseAccount('fees'), amount: fee },
    ]
    ledger.post({
      at: clock.now(),
      type: 'deposit',
      orderNo: id,
      remark: channelOf(vendorId)!.name.vi,
      postings: [{ account: houseAccount('cashier'), amount: -arrived }, ...to.filter(({ amount }) => amount > 0)],
    })
  }

  async function giveBonus({ id, memberId, promotionId, arrived = 0 }: Deposit) {
    const promotion = promotionOf(promotionId)
    const isOffered = promotion && breaks.receivesOffers(memberId)
    const bonus = isOffered ? bonusFor(promotion, arrived) : 0
    if (!promotion || bonus === 0) return { bonus: 0, required: 0 }
    const reward = { key: `deposit:${id}`, kind: 'DEPOSIT', name: promotion.title, money: bonus } as const
    await bonuses.grant(members.get(memberId)!, reward)
    const required = bonus * promotion.factor
    const gameType = bonusRules.findOnlyProduct(promotion)
    await grants.add({ id: `${id}-B`, memberId, kind: 'bonus', required, ...(gameType && { gameType }) })
    return { bonus, required }
  }

  return async (row: Deposit): Promise<Deposit> => {
    const { id, memberId, arrived = 0, requested } = row
    const fee = feeOf(channelOf(row.vendorId)!, arrived)
    const credited = arrived - fee
    pay(row, fee)
    await grants.add({ id, memberId, kind: 'deposit', required: credited })
    const { bonus, required } = await giveBonus(row)
    const state = arrived === requested ? 'credited' : 'different'
    const sums = { credited, fee, bonus, turnover: credited + required }
    return table(depositTable).update(id, { state, ...sums, creditedAt: clock.now() })
  }
}
