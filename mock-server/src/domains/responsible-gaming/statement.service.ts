import { memberAccount, type StatementLine, type TransactionType } from '../../kernel/money/ledger.ts'
import { dayOf, monthBefore } from '../../kernel/world/local-day.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { RulebookService } from './rulebook.service.ts'

const SUMS = ['deposits', 'withdrawals', 'stakes', 'payouts', 'bonuses'] as const
type Sum = (typeof SUMS)[number]
/** What a member has moved in a month or a year, in minor units. */
export type StatementSums = Record<Sum, number> & { period: string }
export type StatementService = ReturnType<typeof statementService>

/** Where a movement of the member's balance counts, and with which sign. All others, such as transfers, are not in the statement. */
const PARTS: Partial<Record<TransactionType, { sum: Sum; sign: 1 | -1 }>> = {
  deposit: { sum: 'deposits', sign: 1 },
  withdraw: { sum: 'withdrawals', sign: -1 },
  withdraw_return: { sum: 'withdrawals', sign: -1 },
  betting: { sum: 'stakes', sign: -1 },
  refund: { sum: 'stakes', sign: -1 },
  winning: { sum: 'payouts', sign: 1 },
  dividend: { sum: 'bonuses', sign: 1 },
  betting_rebate: { sum: 'bonuses', sign: 1 },
  referral_rebate: { sum: 'bonuses', sign: 1 },
}

const monthOf = (time: number) => dayOf(time).slice(0, 7)
const yearOf = (month: string) => month.slice(0, 4)
const emptySums = (period: string): StatementSums => ({
  period,
  deposits: 0,
  withdrawals: 0,
  stakes: 0,
  payouts: 0,
  bonuses: 0,
})

/** The statement of a member, from the ledger: whole years, so that the rulebook's number of months is always there. */
export const statementService = (
  { clock, ledger }: World,
  { members, rulebook }: { members: MembersService; rulebook: RulebookService },
) => {
  /** The months of the statement, the latest first. */
  function listMonths(memberId: number): string[] {
    const now = clock.now()
    const back = Math.max(12, rulebook.valueOf('statement.months')) - 1
    const january = `${yearOf(monthOf(monthBefore(now, back)))}-01`
    const joined = monthOf(members.get(memberId)?.registeredAt ?? 0)
    const first = joined > january ? joined : january
    const months: string[] = []
    for (let index = 0; months.at(-1) !== first; index++) months.push(monthOf(monthBefore(now, index)))
    return months
  }

  return {
    of(memberId: number): { months: StatementSums[]; years: StatementSums[] } {
      const months = listMonths(memberId).map(emptySums)
      const years = [...new Set(months.map(({ period }) => yearOf(period)))].map(emptySums)
      const byPeriod = new Map([...months, ...years].map((sums) => [sums.period, sums]))
      for (const line of ledger.statement(memberAccount(memberId))) {
        const month = monthOf(line.transaction.at)
        for (const period of [month, yearOf(month)]) addLine(byPeriod.get(period), line)
      }
      return { months, years }
    },
  }
}

function addLine(sums: StatementSums | undefined, { transaction, amount }: StatementLine) {
  const part = PARTS[transaction.type]
  if (sums && part) sums[part.sum] += part.sign * amount
}
