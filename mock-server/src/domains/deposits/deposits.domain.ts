import type { MoneyRecords, Invariant, Ledger, Transaction } from '../../kernel/money/ledger.ts'
import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { begunDepositsService } from './begun-deposits.service.ts'
import { depositTable, type Deposit, isCredited, OPEN } from './deposit.model.ts'
import { depositsHandlers } from './deposits.handlers.ts'
import { depositsService, type DepositsSettings, type DepositsService, newDeposit } from './deposits.service.ts'
import type { RowChange } from '../../kernel/tables/rows.ts'
import * as v from 'valibot'
import { findBank } from '../../catalogue/banks.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { createStateEvents } from '../../kernel/world/domain-events.ts'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import type { MembersService } from '../member/member.service.ts'
import { CHANNELS } from './channels.ts'

const past = v.object({ account: v.string(), depositId: v.string(), amount: amountSchema })
const coins = v.object({ ...past.entries, bankCode: v.string(), rate: amountSchema })
const rejected = v.object({ depositId: v.string(), reason: v.string() })
type Dependencies = { members: MembersService; deposits: DepositsService }

const depositsStates = (world: World<DepositsSettings>, { members, deposits }: Dependencies) => {
  const transfer = { vendorId: 1, method: 'MT', bankCode: 'SVBK', paymentMethod: 'transfer' } as const
  async function createDeposit(
    { account, depositId: id, amount: requested }: v.InferOutput<typeof past>,
    channel: Pick<Parameters<typeof newDeposit>[0], keyof typeof transfer> = transfer,
  ) {
    const memberId = members.getByAccount(account, 'params.account').id
    await world.table(depositTable).insert(newDeposit({ id, memberId, requested, ...channel, now: world.clock.now() }))
  }
  async function credit(depositId: string, arrived?: number) {
    const { creditsAt = 0 } = await deposits.settle(depositId, arrived)
    world.clock.set(creditsAt)
    await world.catchUp()
  }
  return {
    'a member has an open deposit': defineProviderState(past, (params) => createDeposit(params)),
    'a member has an open deposit of coins': defineProviderState(coins, ({ bankCode, rate, ...params }) => {
      if (findBank(bankCode)?.coin?.rate !== rate) throw invalidField('params.rate', 'is not the rate of the coin')
      const { vendorId, method, paymentMethod } = CHANNELS.find((one) => one.method === bankCode)!
      return createDeposit(params, { vendorId, method, paymentMethod, bankCode })
    }),
    'a deposit was rejected': defineProviderState(rejected, ({ depositId, reason: vi }) =>
      deposits.reject(depositId, { vi, en: 'Provider state' }),
    ),
    'a member has a credited deposit': defineProviderState(past, async (params) => {
      await createDeposit(params)
      await credit(params.depositId)
    }),
    'a deposit has arrived': defineProviderState(
      v.object({ depositId: v.string(), amount: amountSchema }),
      ({ depositId, amount }) => credit(depositId, amount),
    ),
    'nothing is paid in': defineProviderState(v.object({}), () => {
      world.settings.deposits = { ...world.settings.deposits, isOpen: false }
    }),
  }
}

type Rows = {
  get(id: string): Deposit | undefined
  dump(): Deposit[]
  watch(watcher: (change: RowChange<Deposit>) => void): void
}

function creditedOnce(ledger: Ledger, rows: Rows): Invariant {
  const sums = new Map<string, number>()
  const touched = new Set<string>()

  function add({ type, orderNo, postings }: Transaction) {
    if (type !== 'deposit') return
    const paid = postings.filter(({ account }) => account.startsWith('member:'))
    sums.set(orderNo, (sums.get(orderNo) ?? 0) + paid.reduce((sum, { amount }) => sum + amount, 0))
    touched.add(orderNo)
  }

  function check() {
    if (touched.size === 0) return undefined
    for (const id of touched) {
      const row = rows.get(id)
      const due = row && isCredited(row) ? row.credited : 0
      if (row && (sums.get(id) ?? 0) !== due)
        return `the deposit ${id} was credited with ${sums.get(id) ?? 0} instead of ${due}`
    }
    touched.clear()
    return undefined
  }

  ledger.watch(({ after }) => after && add(after))
  rows.watch(({ id }) => touched.add(String(id)))
  return {
    check,
    verify() {
      sums.clear()
      for (const transaction of ledger.dump()) add(transaction)
      for (const { id } of rows.dump()) touched.add(id)
      return check()
    },
  }
}

const depositsEvents = ({ table }: World, { members }: Pick<Dependencies, 'members'>) => [
  createStateEvents(table(depositTable), {
    kinds: {
      created: 'deposit.created',
      awaiting: 'deposit.awaiting',
      proof: 'deposit.proof',
      confirming: 'deposit.confirming',
      credited: 'deposit.credited',
      different: 'deposit.credited',
      failed: 'deposit.failed',
      cancelled: 'deposit.cancelled',
      expired: 'deposit.expired',
    },
    initial: OPEN,
    data: ({ id, memberId, method, requested, credited }) => ({
      depositId: id,
      account: members.get(memberId)?.account,
      method,
      requestedAmount: toDecimal(requested),
      amount: toDecimal(credited),
    }),
  }),
]

export const deposits = defineDomain({
  name: 'deposits',
  tables: [depositTable],
  settings: (): DepositsSettings => ({ deposits: { isOpen: true } }),
  services: {
    begunDeposits: begunDepositsService,
    deposits: depositsService,
  },
  handlers: depositsHandlers,
  states: depositsStates,
  events: depositsEvents,
  invariants: ({ ledger, table }: MoneyRecords) => [creditedOnce(ledger, table(depositTable))],
})
