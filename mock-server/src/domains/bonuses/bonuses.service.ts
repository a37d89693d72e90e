import type { Caller } from '../../kernel/world/caller.ts'
import type { LocalizedText } from '../../kernel/validation/language.ts'
import { houseAccount, memberAccount, type TransactionType } from '../../kernel/money/ledger.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BreaksService } from '../responsible-gaming/breaks.service.ts'
import type { BonusRulesService } from '../responsible-gaming/bonus-rules.service.ts'
import { type Bonus, type BonusKind, bonusTable } from './bonus.model.ts'
import { withoutBonuses } from './promotion-switches.service.ts'
import type { PointBook } from './point-book.ts'

export type { Bonus, BonusKind, PointMove } from './bonus.model.ts'
export type { DepositTotalsService } from './deposit-totals.service.ts'
export type { PointBook } from './point-book.ts'
export type { Period, TurnoverService } from './turnover.service.ts'
export type BonusesService = ReturnType<typeof bonusesService>
export type NewBonus = { key: string; kind: BonusKind; name: LocalizedText; money?: number; points?: number }

const TRIAL_TYPE = 4
const TRANSACTION_TYPES: Partial<Record<BonusKind, TransactionType>> = {
  REBATE: 'betting_rebate',
  REFERRAL: 'referral_rebate',
}

/** What members have earned by play, and no offer: it stays theirs during a break. */
const EARNED: readonly BonusKind[] = ['REBATE', 'POINT']

const alreadyClaimed = (field: string) =>
  new Refusal(400, 'reward.claimed', 'This reward was claimed already', { field, reason: 'was claimed already' })

/** What was promised with a deposit is paid, also if the rulebook has changed since. */
const PROMISED: readonly BonusKind[] = ['DEPOSIT']

type BonusDependencies = {
  pointBook: PointBook
  breaks: Pick<BreaksService, 'receivesOffers'>
  bonusRules: Pick<BonusRulesService, 'areOffered'>
}

/** Bonuses. Each occasion (`key`) pays a member once, however often it is requested. */
export const bonusesService = (
  { table, ledger, clock, ids }: World,
  { pointBook, breaks, bonusRules }: BonusDependencies,
) => {
  const bonuses = table(bonusTable)
  const idOf = (memberId: number, key: string) => `${memberId}:${key}`

  function postPayment({ memberId, money, kind, name, orderNo }: Bonus) {
    if (money === 0) return
    ledger.post({
      at: clock.now(),
      type: TRANSACTION_TYPES[kind] ?? 'dividend',
      orderNo,
      remark: name.vi,
      postings: [
        { account: houseAccount('promotions'), amount: -money },
        { account: memberAccount(memberId), amount: money },
      ],
    })
  }

  function assertReceivesOffers(memberId: number, isPromised = false) {
    if (!isPromised && !bonusRules.areOffered()) throw withoutBonuses()
    if (!breaks.receivesOffers(memberId)) throw withoutOffers()
  }

  return {
    assertNotTrial,
    /** Throws a Refusal during a break of the member, and where the rulebook allows no bonuses. */
    assertReceivesOffers: (memberId: number): void => assertReceivesOffers(memberId),
    receivesOffers: (memberId: number): boolean => bonusRules.areOffered() && breaks.receivesOffers(memberId),
    assertNotClaimed(memberId: number, key: string, field: string) {
      if (bonuses.get(idOf(memberId, key))) throw alreadyClaimed(field)
    },
    /** Pays a bonus in money and points. Throws a Refusal that names `field` if the member has it already, during a break of the member, or where the rulebook allows no bonuses. */
    async grant(member: Caller, { key, money = 0, points = 0, ...rest }: NewBonus, field = 'key'): Promise<Bonus> {
      assertNotTrial(member)
      if (!EARNED.includes(rest.kind)) assertReceivesOffers(member.id, PROMISED.includes(rest.kind))
      const id = idOf(member.id, key)
      if (bonuses.get(id)) throw alreadyClaimed(field)
      const bonus = { id, memberId: member.id, key, money, points, orderNo: ids.order('P'), at: clock.now(), ...rest }
      postPayment(bonus)
      if (points !== 0) await pointBook.move({ memberId: member.id, points, name: bonus.name, orderNo: bonus.orderNo })
      return bonuses.insert(bonus)
    },
    get: (memberId: number, key: string): Bonus | undefined => bonuses.get(idOf(memberId, key)),
    countOf: (key: string): number => bonuses.where({ key }).length,
    /** Newest first. */
    of: (memberId: number): Bonus[] => bonuses.where({ memberId }).reverse(),
  }
}

const withoutOffers = () =>
  new Refusal(403, 'function.not.available', 'Refused: there are no rewards during a break', {
    reason: 'there are no rewards during a break',
  })

/** Rewards are real money, so trial accounts get none. */
function assertNotTrial({ type = TRIAL_TYPE }: Caller) {
  if (type !== TRIAL_TYPE) return
  throw new Refusal(400, 'permission.denied', 'A trial account has no rewards')
}
