import type { Gateway } from '@longan/sdk'
import { ACCOUNT } from '../consumer/examples.ts'
import { expectEqual } from './run/check.ts'
import { expectNothingBooked, moneyReads, readMoney } from './run/money.ts'
import type { Scenario } from './run/scenario.ts'

const depositId = 'D77001'
const [WAITING, SLIP_UPLOADED, IN_PROGRESS, CANCELLED] = [1, 4, 5, 7]
const reads = [...moneyReads, 'listDeposits', 'getPendingCounts'] as const
const open: Scenario['states'] = [['a member has an open deposit', { account: ACCOUNT, depositId, amount: 200_000 }]]

async function readDeposit(gateway: Gateway) {
  const { list } = await gateway.deposits.list({ page: 1, size: 20 })
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
    const awaiting = { state: WAITING, slip: 'N', hurried: false, pending: 1 }
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
    expected: { state: WAITING, slip: 'N', hurried: true, pending: 1 },
  }),
  changes('processC2CTransaction', {
    title: 'a deposit that the member has paid is being confirmed',
    command: (gateway) => gateway.deposits.confirm({ depositId, action: 'CONFIRM' }),
    expected: { state: IN_PROGRESS, slip: 'N', hurried: false, pending: 1 },
  }),
]
