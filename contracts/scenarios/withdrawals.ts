import type { Gateway } from '@longan/sdk'
import { ACCOUNT, CARD, PAYMENT_PASSWORD, withCard, withPaymentPassword } from '../consumer/examples.ts'
import { expectEqual } from './run/check.ts'
import { expectBooked, moneyReads, readMoney } from './run/money.ts'
import type { Scenario } from './run/scenario.ts'

const AMOUNT = 300_000
const input = {
  amount: AMOUNT,
  bankCardId: CARD.bankCardId,
  password: PAYMENT_PASSWORD,
  currentWithdrawType: 'BC',
} as const
const ready: Scenario['states'] = [
  withPaymentPassword,
  withCard,
  ['a member has money', { account: ACCOUNT, balance: 1_000_000 }],
]
const reads = [...moneyReads, 'listWithdrawals', 'getPendingCounts'] as const

async function readWithdrawals(gateway: Gateway) {
  const { records } = await gateway.withdrawals.list({ start: 0, end: 20 })
  const { pendingWithdrawCount: pending } = await gateway.deposits.countPending()
  return { rows: records.map(({ refId, status, amount }) => ({ refId, status, amount })), pending }
}

/** Expects one withdrawal, and returns its order number. */
async function expectOne(
  what: string,
  { gateway, status, pending }: { gateway: Gateway; status: number; pending: number },
) {
  const got = await readWithdrawals(gateway)
  const refId = got.rows[0]?.refId ?? 'of no row'
  const expected = { rows: [{ refId, status, amount: AMOUNT }], pending }
  expectEqual(`withdrawals after ${what} (listWithdrawals, getPendingCounts)`, { got, expected })
  return refId
}

/** Numbers of the gateway: 0 submitted, 3 paid, 4 rejected or returned. */
const ends = (outcome: string, status: number, amounts: number[]): Scenario => ({
  title: `a withdrawal leaves the balance at once, and is ${outcome}`,
  operations: ['withdraw', ...reads],
  states: ready,
  later: ['a withdrawal has ended'],
  async run({ gateway, provide }) {
    const before = await readMoney(gateway)
    await gateway.withdrawals.withdraw(input)
    const refId = await expectOne('withdraw', { gateway, status: 0, pending: 1 })
    const orders = await expectBooked('the withdrawal', { gateway, before, amounts: [-AMOUNT * 100] })
    expectEqual('order number of the new row (listTransactions)', { got: orders, expected: [refId] })
    await provide('a withdrawal has ended', { refId, outcome })
    await expectOne(`it was ${outcome}`, { gateway, status, pending: 0 })
    await expectBooked(`the withdrawal was ${outcome}`, { gateway, before, amounts })
  },
})

export const withdrawalScenarios: Scenario[] = [
  ends('paid', 3, [-AMOUNT * 100]),
  ends('rejected', 4, [-AMOUNT * 100, AMOUNT * 100]),
  ends('returned', 4, [-AMOUNT * 100, AMOUNT * 100]),
  {
    title: 'a withdrawal sent twice with one key is made once',
    operations: ['withdraw', ...reads],
    states: ready,
    async run({ gateway }) {
      const before = await readMoney(gateway)
      const idempotencyKey = crypto.randomUUID()
      await gateway.withdrawals.withdraw(input, { idempotencyKey })
      await gateway.withdrawals.withdraw(input, { idempotencyKey })
      await expectBooked('a withdrawal sent twice with one key', { gateway, before, amounts: [-AMOUNT * 100] })
      await expectOne('a withdrawal sent twice with one key', { gateway, status: 0, pending: 1 })
    },
  },
]
