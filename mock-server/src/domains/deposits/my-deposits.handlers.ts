import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import { isWithin, toDateRange } from '../../kernel/validation/date-range.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import type { WithdrawalsService } from '../withdrawals/withdrawals.service.ts'
import { channelOf } from './channels.ts'
import type { Deposit } from './deposit.model.ts'
import { assertState } from './deposit-rules.ts'
import { toOrder, toRow, STATES } from './deposit-view.ts'
import type { DepositsService } from './deposits.service.ts'
import { createPageOpener } from './payment-page.ts'
import { checkPicture } from '../../kernel/validation/pictures.ts'

type Operations =
  | 'getDeposit'
  | 'cancelDeposit'
  | 'createDepositTask'
  | 'uploadDepositSlip'
  | 'listPaymentConfirmations'
  | 'processC2CTransaction'
  | 'getPendingCounts'
  | 'listDeposits'
export type DepositsDependencies = {
  deposits: DepositsService
  launches: LaunchesService
  withdrawals: WithdrawalsService
}

const PAGE_SIZE = 13
const DAYS = 7
const needsConfirmation = ({ state, vendorId }: Deposit) =>
  state === 'awaiting' && channelOf(vendorId)!.paymentMethod === 'transfer'

export const myDeposits = ({ deposits, launches, withdrawals }: DepositsDependencies): Handlers<Operations> => {
  const openPage = createPageOpener(launches)
  return {
    async getDeposit(call) {
      const row = deposits.get(call.query.depositId, call.member().id)
      return toOrder(row, { language: call.language, redirectUrl: await openPage(row, call) })
    },
    async cancelDeposit({ member, body }) {
      await deposits.cancel(deposits.get(body.depositId, member().id))
      return true
    },
    async createDepositTask({ member, body }) {
      await deposits.requestReview(deposits.get(body.depositId, member().id))
      return true
    },
    async uploadDepositSlip({ member, body }) {
      const row = deposits.get(body.depositId, member().id)
      checkPicture(body.image, { field: 'image', maxBytes: MAX_SLIP })
      await deposits.attachSlip(row)
      return true
    },
    listPaymentConfirmations: ({ member }) => deposits.of(member().id).filter(needsConfirmation).map(toRow),
    async processC2CTransaction({ member, body }) {
      const row = deposits.get(body.depositId, member().id)
      assertState(row, ['created', 'awaiting'])
      if (body.action === 'CONFIRM') await deposits.settle(row.id)
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

type DepositQuery = HandlerCall<'listDeposits'>['query']

function depositPage(all: Deposit[], query: DepositQuery, now: number) {
  const { startDate: start, endDate: end, depositType, depositState, page = 1, size = PAGE_SIZE } = query
  const range = toDateRange({ start, end, maxDays: DAYS }, now, 'endDate')
  const found = all
    .toReversed()
    .filter((row) => isWithin(row.createdAt, range) && (!depositType || row.method === depositType))
    .filter((row) => (depositState ?? STATES[row.state]) === STATES[row.state])
    .toSorted((one, other) => other.createdAt - one.createdAt)
  const { rows, total, totalPages } = pageOf(found, { page, size })
  const sum = (amountOf: (row: Deposit) => number) => toDecimal(found.reduce((sums, row) => sums + amountOf(row), 0))
  const footer = { amount: sum(({ credited }) => credited), customerBankCharge: sum(({ fee }) => fee) }
  return { list: rows.map(toRow), total, totalPages, footer }
}

const MAX_SLIP = 10 * 1024 * 1024
