import type { Gateway } from '@longan/sdk'
import { below, DOWNLINE, isAgent } from '../consumer/agents.ts'
import { ACCOUNT } from '../consumer/examples.ts'
import type { ProviderState } from '../states/states.ts'
import { expectEqual } from './run/check.ts'
import type { Scenario } from './run/scenario.ts'

type Offer = Parameters<Gateway['contracts']['offer']>[0]
const page = { page: 1, size: 20 }
const readContracts = async (gateway: Gateway) =>
  (await gateway.contracts.list(page)).list.map(({ contractId, contractType, productType, status }) => ({
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

export const contractScenarios: Scenario[] = [
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
        offered: (await gateway.contracts.list({ ...page, offered: 'Y' })).list.map(({ status }) => status),
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
