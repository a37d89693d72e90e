import type { Caller } from '../../kernel/caller.ts'
import type { Words } from '../../kernel/error-messages.ts'
import { houseAccount, memberAccount, type TransactionType } from '../../kernel/ledger.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import { type Bonus, type BonusKind, bonusTable } from './bonus.model.ts'
import type { PointBook } from './point-book.ts'

export type { Bonus, BonusKind, PointMove } from './bonus.model.ts'
export type { PaidInService } from './deposit-totals.service.ts'
export type { PointBook } from './point-book.ts'
export type { Span, TurnoverService } from './turnover.service.ts'
export type BonusesService = ReturnType<typeof bonusesService>
export type Gift = { key: string; kind: BonusKind; name: Words; money?: number; points?: number }

const TRIAL = 4
const TYPES: Partial<Record<BonusKind, TransactionType>> = { REBATE: 'betting_rebate', REFERRAL: 'referral_rebate' }

const alreadyClaimed = (field: string) =>
  new Refusal(400, 'reward.claimed', 'This reward was claimed already', { field, reason: 'was claimed already' })

/** What the house gives away. Each occasion (`key`) gives once to a member, whatever is tapped how often. */
export const bonusesService = ({ table, ledger, clock, ids }: World, pointBook: PointBook) => {
  const bonuses = table(bonusTable)
  const idOf = (memberId: number, key: string) => `${memberId}:${key}`

  function pay({ memberId, money, kind, name, orderNo }: Bonus) {
    if (money === 0) return
    ledger.post({
      at: clock.now(),
      type: TYPES[kind] ?? 'dividend',
      orderNo,
      remark: name.vi,
      postings: [
        { account: houseAccount('promotions'), amount: -money },
        { account: memberAccount(memberId), amount: money },
      ],
    })
  }

  return {
    refuseTrial,
    /** Refuses what was given already. */
    refuseGiven(memberId: number, key: string, field: string) {
      if (bonuses.get(idOf(memberId, key))) throw alreadyClaimed(field)
    },
    /** Gives `gift`, money and points; one that was given is refused under the name of the `field` that asked. */
    async give(member: Caller, { key, money = 0, points = 0, ...gift }: Gift, field = 'key'): Promise<Bonus> {
      refuseTrial(member)
      const id = idOf(member.id, key)
      if (bonuses.get(id)) throw alreadyClaimed(field)
      const bonus = { id, memberId: member.id, key, money, points, orderNo: ids.order('P'), at: clock.now(), ...gift }
      pay(bonus)
      if (points !== 0) await pointBook.move({ memberId: member.id, points, name: gift.name, orderNo: bonus.orderNo })
      return bonuses.insert(bonus)
    },
    get: (memberId: number, key: string): Bonus | undefined => bonuses.get(idOf(memberId, key)),
    /** How many members were given this. */
    countOf: (key: string): number => bonuses.where({ key }).length,
    /** Newest first. */
    of: (memberId: number): Bonus[] => bonuses.where({ memberId }).reverse(),
  }
}

/** Play money earns nothing, and rewards are real. */
function refuseTrial({ type = TRIAL }: Caller) {
  if (type !== TRIAL) return
  throw new Refusal(400, 'permission.denied', 'A trial account has no rewards')
}
