import type { DepositInput, Gateway } from '@longan/sdk'
import { expectEqual, expectSum, toMinor } from './run/check.ts'
import { expectBooked, expectNothingBooked, moneyReads, readMoney } from './run/money.ts'
import type { Scenario } from './run/scenario.ts'
import { ACCOUNT } from '../consumer/examples.ts'

const reads = [...moneyReads, 'listDeposits', 'getPendingCounts'] as const

const depositId = 'D77001'
const [MY_DEPOSITS_WAITING, SLIP_UPLOADED, IN_PROGRESS, CANCELLED] = [1, 4, 5, 7]
const open: Scenario['states'] = [['a member has an open deposit', { account: ACCOUNT, depositId, amount: 200_000 }]]

async function readDeposit(gateway: Gateway) {
  const { items: list } = await gateway.deposits.list({ page: 1, size: 20 })
  const row = list.find((one) => one.depositId === depositId)
  const { pendingDepositCount: pending } = await gateway.deposits.countPending()
  return { state: row?.state, slip: row?.depositSlip, hurried: row?.accelerationStatus !== 'NA', pending }
}
type Deposit = Awaited<ReturnType<typeof readDeposit>>

/** A command on a deposit that has not arrived changes how it is listed, and books nothing. */
const changes = (
  operation: string,
  { title, command, expected }: { title: string; command: (gateway: Gateway) => Promise<unknown>; expected: Deposit },
): Scenario => ({
  title,
  operations: [operation, ...reads],
  states: open,
  async run({ gateway }) {
    const before = await readMoney(gateway)
    const awaiting = { state: MY_DEPOSITS_WAITING, slip: 'N', hurried: false, pending: 1 }
    const what = `deposit ${depositId} (listDeposits, getPendingCounts)`
    expectEqual(`${what} before`, { got: await readDeposit(gateway), expected: awaiting })
    await command(gateway)
    expectEqual(`${what} after ${operation}`, { got: await readDeposit(gateway), expected })
    await expectNothingBooked(operation, { gateway, before })
  },
})

export const myDepositScenarios: Scenario[] = [
  changes('cancelDeposit', {
    title: 'a cancelled deposit no longer waits',
    command: (gateway) => gateway.deposits.cancel(depositId),
    expected: { state: CANCELLED, slip: 'N', hurried: false, pending: 0 },
  }),
  changes('uploadDepositSlip', {
    title: 'a deposit with its slip waits for a review',
    command: (gateway) => gateway.deposits.uploadSlip({ depositId, fileName: 'slip.png', image: 'iVBORw0KGgo=' }),
    expected: { state: SLIP_UPLOADED, slip: 'Y', hurried: false, pending: 1 },
  }),
  changes('createDepositTask', {
    title: 'a review that was asked for is shown at the deposit',
    command: (gateway) => gateway.deposits.requestReview(depositId),
    expected: { state: MY_DEPOSITS_WAITING, slip: 'N', hurried: true, pending: 1 },
  }),
  changes('processC2CTransaction', {
    title: 'a deposit that the member has paid is being confirmed',
    command: (gateway) => gateway.deposits.confirm({ depositId, action: 'CONFIRM' }),
    expected: { state: IN_PROGRESS, slip: 'N', hurried: false, pending: 1 },
  }),
]

const AMOUNT = 200_000
const [WAITING, CREDITED, CREDITED_OTHERWISE] = [1, 3, 6]
const TRANSFER: DepositInput = { amount: AMOUNT, bankCode: 'SVBK', vendorId: 1 }
const arrives = ['a deposit has arrived'] as const

async function readCounts(gateway: Gateway) {
  const { items: list, total } = await gateway.deposits.list({ page: 1, size: 20 })
  const { pendingDepositCount: pending } = await gateway.deposits.countPending()
  return { rows: list.length, total, pending }
}
const withMore = ({ rows, total, pending }: Awaited<ReturnType<typeof readCounts>>, more: number) => ({
  rows: rows + more,
  total: (total ?? 0) + more,
  pending: pending + more,
})

async function readRow(gateway: Gateway, id: string) {
  const { items: list } = await gateway.deposits.list({ page: 1, size: 20 })
  const row = list.find(({ depositId }) => depositId === id)
  return { state: row?.state, requested: row?.requestedAmount, amount: row?.amount }
}

type Expected = { gateway: Gateway; id: string; state: number; amount: number }
const expectRow = async (what: string, { gateway, id, state, amount }: Expected) =>
  expectEqual(`deposit ${id} ${what} (listDeposits)`, {
    got: await readRow(gateway, id),
    expected: { state, requested: AMOUNT, amount },
  })

async function readOwed(gateway: Gateway) {
  const { totalRequiredTurnover, details } = await gateway.withdrawals.getTurnover()
  const what = 'required turnover (getWithdrawTurnover)'
  const parts = details.reduce((sum, { requiredTurnover }) => sum + toMinor(what, requiredTurnover), 0)
  expectSum(`sum of the parts of the ${what}`, { got: parts, expected: toMinor(what, totalRequiredTurnover) })
  return toMinor(what, totalRequiredTurnover)
}

const begins = (id: string, begin: (gateway: Gateway) => Promise<unknown>): Scenario => ({
  title: `a deposit begun by ${id} is listed once, and nothing is booked`,
  operations: [id, ...reads],
  async run({ gateway }) {
    const [before, counts] = [await readMoney(gateway), await readCounts(gateway)]
    await begin(gateway)
    expectEqual('deposits after one was begun (listDeposits, getPendingCounts)', {
      got: await readCounts(gateway),
      expected: withMore(counts, 1),
    })
    await expectNothingBooked('a deposit that has not arrived', { gateway, before })
  },
})

const credited = (title: string, arrived: number, state: number): Scenario => ({
  title,
  operations: ['depositByAccountName', ...moneyReads, 'listDeposits', 'getWithdrawTurnover'],
  later: arrives,
  async run({ gateway, provide }) {
    const [before, owed] = [await readMoney(gateway), await readOwed(gateway)]
    const { depositId } = await gateway.deposits.byTransfer(TRANSFER)
    await expectRow('before it arrives', { gateway, id: depositId, state: WAITING, amount: 0 })
    await expectNothingBooked('a deposit that has not arrived', { gateway, before })
    await provide('a deposit has arrived', { depositId, amount: arrived })
    await expectRow('after it arrived', { gateway, id: depositId, state, amount: arrived })
    const orders = await expectBooked('the credit', { gateway, before, amounts: [arrived * 100] })
    expectEqual('order number of the new row (listTransactions)', { got: orders, expected: [depositId] })
    const [due, expected] = [await readOwed(gateway), owed + arrived * 100]
    expectSum('required turnover after the credit (getWithdrawTurnover)', { got: due, expected })
  },
})

export const depositScenarios: Scenario[] = [
  credited('a credited deposit: balance, record, turnover', AMOUNT, CREDITED),
  credited('a deposit of another amount than announced: the arrived amount counts', 150_000, CREDITED_OTHERWISE),
  begins('depositByQr', (gateway) =>
    gateway.deposits.byQr({ amount: AMOUNT, bankCode: 'UNQR', bankType: 'UNQR', vendorId: 2 }),
  ),
  begins('depositByLaunchUrl', (gateway) =>
    gateway.deposits.byPage({ amount: AMOUNT, bankCode: 'SENP', bankType: 'SE', vendorId: 3 }),
  ),
  begins('depositByVirtualWallet', (gateway) =>
    gateway.deposits.byCrypto({ amount: 260_000, bankCode: 'USDT', bankType: 'USDT', vendorId: 4 }),
  ),
  {
    title: 'a deposit sent twice with one key is begun once, with two keys twice',
    operations: ['depositByAccountName', 'listDeposits', 'getPendingCounts'],
    async run({ gateway }) {
      const before = await readCounts(gateway)
      const what = 'deposits (listDeposits, getPendingCounts)'
      const idempotencyKey = crypto.randomUUID()
      await gateway.deposits.byTransfer(TRANSFER, { idempotencyKey })
      await gateway.deposits.byTransfer(TRANSFER, { idempotencyKey })
      const once = await readCounts(gateway)
      expectEqual(`${what} after one was sent twice with one key`, { got: once, expected: withMore(before, 1) })
      await gateway.deposits.byTransfer(TRANSFER, { idempotencyKey: crypto.randomUUID() })
      const twice = await readCounts(gateway)
      expectEqual(`${what} after another key`, { got: twice, expected: withMore(before, 2) })
    },
  },
]
