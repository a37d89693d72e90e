import { DOWNLINE, OTHER_DOWNLINE, withDownlines } from '../consumer/agents.ts'
import { ACCOUNT, PAYMENT_PASSWORD as password, withPaymentPassword } from '../consumer/examples.ts'
import { expectEqual } from './run/check.ts'
import { expectBooked, expectNothingBooked, moneyReads, readMoney } from './run/money.ts'
import type { Scenario } from './run/scenario.ts'

const states: Scenario['states'] = [
  ...withDownlines,
  ['a member has money', { account: ACCOUNT, balance: 100_000 }],
  withPaymentPassword,
]
const operations = [...moneyReads, 'listDownlines'] as const

export const agentTransferScenarios: Scenario[] = [
  {
    title: 'money sent to a member below leaves one and reaches the other; one key once, two keys twice',
    operations: ['transferDownline', ...operations],
    states,
    async run({ gateway, signIn }) {
      const [below, other] = [await signIn(DOWNLINE), await signIn(OTHER_DOWNLINE)]
      const [mine, theirs, others] = [await readMoney(gateway), await readMoney(below), await readMoney(other)]
      const body = { downline: DOWNLINE, transferAmount: 10_000.5, password }
      async function expectSent(what: string, times: number) {
        const amounts = Array.from({ length: times }, () => 1_000_050)
        await expectBooked(`${what}, at the sender`, {
          gateway,
          before: mine,
          amounts: amounts.map((amount) => -amount),
        })
        await expectBooked(`${what}, at the receiver`, { gateway: below, before: theirs, amounts })
        await expectNothingBooked(`${what}, at another member`, { gateway: other, before: others })
        const { list } = await gateway.agent.listDownlines({ page: 1, size: 20 })
        expectEqual(`balance of the receiver after ${what} (listDownlines)`, {
          got: list.find(({ username }) => username === DOWNLINE)?.balance,
          expected: 10_000.5 * times,
        })
      }
      const idempotencyKey = crypto.randomUUID()
      await gateway.agent.transfer(body, { idempotencyKey })
      await gateway.agent.transfer(body, { idempotencyKey })
      await expectSent('a transfer sent twice with one key', 1)
      await gateway.agent.transfer(body, { idempotencyKey: crypto.randomUUID() })
      await expectSent('a transfer with another key', 2)
    },
  },
  {
    title: 'money sent to several members below leaves one and reaches each; a preview books nothing',
    operations: ['checkDownlineTransfers', 'transferDownlines', ...operations],
    states,
    async run({ gateway, signIn }) {
      const receivers = [await signIn(DOWNLINE), await signIn(OTHER_DOWNLINE)] as const
      const mine = await readMoney(gateway)
      const [first, second] = [await readMoney(receivers[0]), await readMoney(receivers[1])]
      const transfers = [
        { downline: DOWNLINE, transferAmount: 10_000.5 },
        { downline: OTHER_DOWNLINE, transferAmount: 20_000 },
      ]
      const { remainingBalance } = await gateway.agent.previewTransfers(transfers)
      await expectNothingBooked('a preview', { gateway, before: mine })
      const body = { transfers, password }
      const idempotencyKey = crypto.randomUUID()
      await gateway.agent.transferAll(body, { idempotencyKey })
      await gateway.agent.transferAll(body, { idempotencyKey })
      await expectBooked('the transfers, at the first receiver', {
        gateway: receivers[0],
        before: first,
        amounts: [1_000_050],
      })
      await expectBooked('the transfers, at the second receiver', {
        gateway: receivers[1],
        before: second,
        amounts: [2_000_000],
      })
      await expectBooked('the transfers, at the sender', { gateway, before: mine, amounts: [-3_000_050] })
      const { sumBalance: got } = await gateway.wallet.get()
      expectEqual('balance after the transfers, as the preview said (getWallet)', { got, expected: remainingBalance })
      const { list } = await gateway.agent.listDownlines({ page: 1, size: 20 })
      expectEqual('balances below (listDownlines)', {
        got: transfers.map(({ downline }) => list.find(({ username }) => username === downline)?.balance),
        expected: [10_000.5, 20_000],
      })
    },
  },
]
