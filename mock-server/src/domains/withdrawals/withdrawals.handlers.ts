import type { Handlers } from '../../kernel/http/http.ts'
import { toDateRange, isWithin } from '../../kernel/validation/date-range.ts'
import { toDecimal, toMinor } from '../../kernel/money/money.ts'
import type { World } from '../../kernel/world/world.ts'
import type { GrantsService, Turnover } from '../grants/grants.service.ts'
import { accountsHandlers, type AccountsDependencies } from './accounts.handlers.ts'
import type { WithdrawalsSettings } from './payouts.ts'
import { toReceipt, toSettings, toWithdrawal, STATUS } from './withdrawal-view.ts'

type Operations = 'withdraw' | 'getWithdrawSettings' | 'getWithdrawTurnover' | 'getWithdrawCharges' | 'listWithdrawals'
type Dependencies = AccountsDependencies & { grants: GrantsService }

const PAGE_SIZE = 13
const KINDS = { BC: 'BC', EW: 'EW', VM: 'VW', VW: 'VW' } as const

const payoutHandlers = ({ withdrawals, grants }: Dependencies): Handlers<Operations> => ({
  async withdraw({ member, body }) {
    const { amount, password, bankCardId, accountId = bankCardId } = body
    const kind = KINDS[body.currentWithdrawType]
    return toReceipt(await withdrawals.withdraw(member(), { kind, accountId, amount: toMinor(amount), password }))
  },
  getWithdrawSettings({ member, language, world }) {
    const { isOpen } = (world as World<WithdrawalsSettings>).settings.withdrawals
    const [restrictions, used] = [withdrawals.restrictions(member()), withdrawals.used(member().id)]
    return toSettings({ isOpen, restrictions, used }, language)
  },
  getWithdrawTurnover: ({ member }) => toTurnover(grants.turnoverOf(member().id)),
  getWithdrawCharges: ({ member, query }) =>
    toDecimal(withdrawals.feeFor(member().id, Math.round(query.withdrawAmount * 100))),
  listWithdrawals({ member, query, language, world }) {
    const period = { start: query.startDateTs, end: query.endDateTs }
    const range = toDateRange(period, world.clock.now(), 'endDateTs')
    const found = withdrawals
      .of(member().id)
      .toReversed()
      .filter((row) => isWithin(row.submittedAt, range) && (query.status ?? STATUS[row.state]) === STATUS[row.state])
      .toSorted((one, other) => other.submittedAt - one.submittedAt)
    const { start = 0, end = start + PAGE_SIZE } = query
    const records = found.slice(start, end).map((row) => toWithdrawal(row, language))
    return { records, footer: [{ totalCount: found.length }] }
  },
})

function toTurnover({ required, actual }: Turnover) {
  const sums = { requiredTurnover: toDecimal(required), actualTurnover: toDecimal(actual) }
  return {
    status: required > 0 ? ('I' as const) : ('N' as const),
    totalRequiredTurnover: sums.requiredTurnover,
    totalActualTurnover: sums.actualTurnover,
    details: required > 0 ? [{ gameType: 'ALL', ...sums }] : [],
  }
}

export const withdrawalsHandlers = (dependencies: Dependencies) => ({
  ...accountsHandlers(dependencies),
  ...payoutHandlers(dependencies),
})
