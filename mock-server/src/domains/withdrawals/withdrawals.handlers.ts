import type { Handlers } from '../../kernel/http.ts'
import { rangeOf, isWithin } from '../../kernel/date-range.ts'
import { toDecimal, toMinor } from '../../kernel/money.ts'
import type { World } from '../../kernel/world.ts'
import type { GrantsService, Turnover } from '../grants/grants.service.ts'
import { accountsHandlers, type AccountsNeeds } from './accounts.handlers.ts'
import type { WithdrawalsSettings } from './payouts.ts'
import { asReceipt, asSettings, asWithdrawal, STATUS } from './withdrawal-view.ts'

type Operations = 'withdraw' | 'getWithdrawSettings' | 'getWithdrawTurnover' | 'getWithdrawCharges' | 'listWithdrawals'
type Needs = AccountsNeeds & { grants: GrantsService }

const PAGE = 13
const KINDS = { BC: 'BC', EW: 'EW', VM: 'VW', VW: 'VW' } as const

const moneyOut = ({ withdrawals, grants }: Needs): Handlers<Operations> => ({
  async withdraw({ member, body }) {
    const { amount, password, bankCardId, accountId = bankCardId } = body
    const kind = KINDS[body.currentWithdrawType]
    return asReceipt(await withdrawals.withdraw(member(), { kind, accountId, amount: toMinor(amount), password }))
  },
  getWithdrawSettings({ member, language, world }) {
    const { isOpen } = (world as World<WithdrawalsSettings>).settings.withdrawals
    const [blocks, used] = [withdrawals.blocks(member()), withdrawals.used(member().id)]
    return asSettings({ isOpen, blocks, used }, language)
  },
  getWithdrawTurnover: ({ member }) => asTurnover(grants.turnoverOf(member().id)),
  getWithdrawCharges: ({ member, query }) =>
    toDecimal(withdrawals.feeFor(member().id, Math.round(query.withdrawAmount * 100))),
  listWithdrawals({ member, query, language, world }) {
    const asked = { start: query.startDateTs, end: query.endDateTs }
    const range = rangeOf(asked, world.clock.now(), 'endDateTs')
    const found = withdrawals
      .of(member().id)
      .toReversed()
      .filter((row) => isWithin(row.submittedAt, range) && (query.status ?? STATUS[row.state]) === STATUS[row.state])
      .toSorted((one, other) => other.submittedAt - one.submittedAt)
    const { start = 0, end = start + PAGE } = query
    const records = found.slice(start, end).map((row) => asWithdrawal(row, language))
    return { records, footer: [{ totalCount: found.length }] }
  },
})

function asTurnover({ required, actual }: Turnover) {
  const sums = { requiredTurnover: toDecimal(required), actualTurnover: toDecimal(actual) }
  return {
    status: required > 0 ? ('I' as const) : ('N' as const),
    totalRequiredTurnover: sums.requiredTurnover,
    totalActualTurnover: sums.actualTurnover,
    details: required > 0 ? [{ gameType: 'ALL', ...sums }] : [],
  }
}

export const withdrawalsHandlers = (needs: Needs) => ({ ...accountsHandlers(needs), ...moneyOut(needs) })
