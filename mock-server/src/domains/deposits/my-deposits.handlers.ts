import type { HandlerCall, Handlers } from '../../kernel/http.ts'
import { isWithin, rangeOf } from '../../kernel/date-range.ts'
import { toDecimal } from '../../kernel/money.ts'
import { pageOf } from '../../kernel/paging.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import type { WithdrawalsService } from '../withdrawals/withdrawals.service.ts'
import { channelOf } from './channels.ts'
import type { Deposit } from './deposit.model.ts'
import { refuseState } from './deposit-rules.ts'
import { asOrder, asRow, STATES } from './deposit-view.ts'
import type { DepositsService } from './deposits.service.ts'
import { pageOpener } from './payment-page.ts'
import { refuseSlip } from './slip.ts'

type Operations =
  | 'getDeposit'
  | 'cancelDeposit'
  | 'createDepositTask'
  | 'uploadDepositSlip'
  | 'listPaymentConfirmations'
  | 'processC2CTransaction'
  | 'getPendingCounts'
  | 'listDeposits'
export type DepositsNeeds = { deposits: DepositsService; launches: LaunchesService; withdrawals: WithdrawalsService }

const PAGE = 13
const DAYS = 7
/** A transfer of which nobody but the member knows whether it was made. */
const isToConfirm = ({ state, vendorId }: Deposit) => state === 'awaiting' && channelOf(vendorId)!.way === 'transfer'

export const myDeposits = ({ deposits, launches, withdrawals }: DepositsNeeds): Handlers<Operations> => {
  const openPage = pageOpener(launches)
  return {
    async getDeposit(call) {
      const row = deposits.named(call.query.depositId, call.member().id)
      return asOrder(row, { language: call.language, redirectUrl: await openPage(row, call) })
    },
    async cancelDeposit({ member, body }) {
      await deposits.cancel(deposits.named(body.depositId, member().id))
      return true
    },
    async createDepositTask({ member, body }) {
      await deposits.hurry(deposits.named(body.depositId, member().id))
      return true
    },
    async uploadDepositSlip({ member, body }) {
      const row = deposits.named(body.depositId, member().id)
      refuseSlip(body)
      await deposits.showSlip(row)
      return true
    },
    listPaymentConfirmations: ({ member }) => deposits.of(member().id).filter(isToConfirm).map(asRow),
    async processC2CTransaction({ member, body }) {
      const row = deposits.named(body.depositId, member().id)
      refuseState(row, ['created', 'awaiting'])
      if (body.action === 'CONFIRM') await deposits.arrive(row.id)
      else await deposits.cancel(row)
      return true
    },
    getPendingCounts: ({ member }) => ({
      pendingDepositCount: deposits.countOpen(member().id),
      pendingWithdrawCount: withdrawals.countOpen(member().id),
    }),
    listDeposits: ({ member, query, world }) => depositPage(deposits.of(member().id), query, world.clock.now()),
  }
}

type Asked = HandlerCall<'listDeposits'>['query']

function depositPage(all: Deposit[], query: Asked, now: number) {
  const { startDate: start, endDate: end, depositType, depositState, page = 1, size = PAGE } = query
  const range = rangeOf({ start, end, days: DAYS }, now, 'endDate')
  const found = all
    .toReversed()
    .filter((row) => isWithin(row.createdAt, range) && (!depositType || row.method === depositType))
    .filter((row) => (depositState ?? STATES[row.state]) === STATES[row.state])
    .toSorted((one, other) => other.createdAt - one.createdAt)
  const { rows, total, totalPages } = pageOf(found, { page, size })
  const sum = (amountOf: (row: Deposit) => number) => toDecimal(found.reduce((sums, row) => sums + amountOf(row), 0))
  const footer = { amount: sum(({ credited }) => credited), customerBankCharge: sum(({ fee }) => fee) }
  return { list: rows.map(asRow), total, totalPages, footer }
}
