import type { Gateway } from '@longan/sdk'
import type { ProviderState } from '../states/states.ts'
import { DOWNLINE, OTHER_DOWNLINE, withDownlines, below, isAgent } from '../consumer/preconditions.ts'
import { ACCOUNT, PAYMENT_PASSWORD as password, withPaymentPassword } from '../consumer/examples.ts'
import { expectEqual } from './run/check.ts'
import { expectBooked, expectNothingBooked, moneyReads, readMoney } from './run/money.ts'
import { bankCardScenarios, withdrawalScenarios } from './withdrawals.ts'
import { depositScenarios, myDepositScenarios } from './deposits.ts'
import { breakScenarios } from './breaks.ts'
import { downlineScenarios } from './downlines.ts'
import { gameScenarios, lotteryScenarios } from './games.ts'
import { limitScenarios } from './limits.ts'
import { playSessionScenarios } from './play-sessions.ts'
import { messageScenarios } from './messages.ts'
import { missionScenarios, pointScenarios, rewardScenarios } from './rewards.ts'
import { mobileScenarios, profileScenarios } from './profile.ts'
import { passwordScenarios, sessionScenarios } from './sessions.ts'
import { promotionScenarios } from './promotions.ts'
import { registrationScenarios } from './registration.ts'
import type { Scenario } from './run/scenario.ts'
import { ticketScenarios } from './tickets.ts'
import { walletScenarios } from './wallet.ts'

type Offer = Parameters<Gateway['contracts']['offer']>[0]
const page = { page: 1, size: 20 }
const readContracts = async (gateway: Gateway) =>
  (await gateway.contracts.list(page)).items.map(({ contractId, contractType, productType, status }) => ({
    contractId,
    contractType,
    productType,
    status,
  }))

const offered = (contractId: number, contractType: string, productType: string): ProviderState => [
  'a contract was offered',
  { account: ACCOUNT, contractId, contractType, productType, rate: 0.002, status: 'PENDING' },
]
const DIVIDEND = { contractId: 77001, contractType: 'DIVIDEND', productType: 'RNG' }
const DAILY = { contractId: 77002, contractType: 'DAILY', productType: 'RNG' }
const HOURLY = { contractId: 77003, contractType: 'HOURLY', productType: 'LIVE' }
const REALTIME = { contractId: 77004, contractType: 'REALTIME', productType: 'FISH' }
const all = [DIVIDEND, DAILY, HOURLY, REALTIME]
const waiting = all.map(({ contractId, contractType, productType }) => offered(contractId, contractType, productType))

type Answer = 'A' | 'R'
type Way = { to: (typeof all)[number]; by: (gateway: Gateway, answer: Answer) => Promise<unknown> }

/** An answer accepts or refuses one contract, and leaves the others waiting. */
const answering = (operation: string, { to, by }: Way): Scenario[] =>
  (['A', 'R'] as const).map((answer) => ({
    title: `${operation} ${answer === 'A' ? 'accepts' : 'refuses'} the contract that was offered, and no other`,
    operations: [operation, 'listContracts', 'getFundsConsolidated'],
    states: waiting,
    async run({ gateway }) {
      const before = await readContracts(gateway)
      const waits = async () => JSON.stringify(await gateway.contracts.getFunds()).split('"status":"P"').length - 1
      expectEqual('contracts that wait before (getFundsConsolidated)', { got: await waits(), expected: 4 })
      await by(gateway, answer)
      const status = answer === 'A' ? 'ACTIVE' : 'REFUSED'
      expectEqual(`contracts after ${operation} (listContracts)`, {
        got: await readContracts(gateway),
        expected: before.map((one) => (one.contractId === to.contractId ? { ...one, status } : one)),
      })
      expectEqual('contracts that wait (getFundsConsolidated)', { got: await waits(), expected: 3 })
    },
  }))

const contractScenarios: Scenario[] = [
  ...answering('processDividendContract', {
    to: DIVIDEND,
    by: ({ contracts }, a) => contracts.answerDividend('RNG', a),
  }),
  ...answering('processDividendContractByMcs2', {
    to: DIVIDEND,
    by: ({ contracts }, answer) => contracts.answerDividendByMcs2('RNG', answer),
  }),
  ...answering('processDailySalaryContract', {
    to: DAILY,
    by: ({ contracts }, answer) => contracts.answerDailySalary(DAILY.contractId, answer),
  }),
  ...answering('processDailySalaryContractByMcs2', {
    to: DAILY,
    by: ({ contracts }, answer) => contracts.answerDailySalaryByMcs2(DAILY.contractId, answer),
  }),
  ...answering('processHourSalaryContract', {
    to: HOURLY,
    by: ({ contracts }, answer) => contracts.answerHourSalary(HOURLY.contractId, answer),
  }),
  ...answering('processHourSalaryContractByMcs2', {
    to: HOURLY,
    by: ({ contracts }, answer) => contracts.answerHourSalaryByMcs2(HOURLY.contractId, answer),
  }),
  ...answering('processRealTimeSalaryContract', {
    to: REALTIME,
    by: ({ contracts }, answer) => contracts.answerRealTimeSalary(REALTIME.contractId, answer),
  }),
  {
    title: 'a contract offered by an agent reaches the member below once, and can be withdrawn',
    operations: ['createContract', 'cancelContract', 'listContracts'],
    states: [
      isAgent,
      below(DOWNLINE),
      ['a member is an agent', { account: DOWNLINE }],
      ['a contract was offered', { account: ACCOUNT, ...DAILY, rate: 0.002, status: 'ACTIVE' }],
    ],
    async run({ gateway, signIn }) {
      const member = await signIn(DOWNLINE)
      const rates: Offer['rates'] = [{ minimumBet: 500_000, activeMember: 2, rateType: 'P', rate: 0.001 }]
      const offer: Offer = { downline: DOWNLINE, contractType: 'DAILY', productType: 'RNG', rates }
      const read = async () => ({
        received: (await readContracts(member)).map(({ status }) => status),
        offered: (await gateway.contracts.list({ ...page, offered: 'Y' })).items.map(({ status }) => status),
      })
      const what = 'contracts that the member received and the agent offered (listContracts)'
      expectEqual(`${what} before`, { got: await read(), expected: { received: [], offered: [] } })
      const idempotencyKey = crypto.randomUUID()
      const { contractId } = await gateway.contracts.offer(offer, { idempotencyKey })
      await gateway.contracts.offer(offer, { idempotencyKey })
      const pending = { received: ['PENDING'], offered: ['PENDING'] }
      expectEqual(`${what} after createContract`, { got: await read(), expected: pending })
      await gateway.contracts.withdraw(contractId)
      const { received, offered: mine } = await read()
      expectEqual(`${what} after cancelContract`, {
        got: [...received, ...mine].filter((status) => status === 'PENDING'),
        expected: [],
      })
    },
  },
]

const states: Scenario['states'] = [
  ...withDownlines,
  ['a member has money', { account: ACCOUNT, balance: 100_000 }],
  withPaymentPassword,
]
const operations = [...moneyReads, 'listDownlines'] as const

const agentTransferScenarios: Scenario[] = [
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
        const { items: list } = await gateway.agent.listDownlines({ page: 1, size: 20 })
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
      const { items: list } = await gateway.agent.listDownlines({ page: 1, size: 20 })
      expectEqual('balances below (listDownlines)', {
        got: transfers.map(({ downline }) => list.find(({ username }) => username === downline)?.balance),
        expected: [10_000.5, 20_000],
      })
    },
  },
]

export const allScenarios: readonly Scenario[] = [
  ...sessionScenarios,
  ...registrationScenarios,
  ...passwordScenarios,
  ...mobileScenarios,
  ...profileScenarios,
  ...walletScenarios,
  ...depositScenarios,
  ...myDepositScenarios,
  ...bankCardScenarios,
  ...withdrawalScenarios,
  ...limitScenarios,
  ...breakScenarios,
  ...playSessionScenarios,
  ...lotteryScenarios,
  ...gameScenarios,
  ...rewardScenarios,
  ...promotionScenarios,
  ...missionScenarios,
  ...pointScenarios,
  ...ticketScenarios,
  ...messageScenarios,
  ...agentTransferScenarios,
  ...downlineScenarios,
  ...contractScenarios,
]
