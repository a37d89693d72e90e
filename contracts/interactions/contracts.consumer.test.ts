import type { Gateway } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, TOKEN } from '../consumer/examples.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, boolean, equal, sum } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const offered = (
  contractId: number,
  terms: { contractType: string; productType: string; status?: string },
): ProviderState => [
  'a contract was offered',
  { account: ACCOUNT, contractId, rate: 0.002, status: 'PENDING', ...terms },
]
const DIVIDEND = offered(77001, { contractType: 'DIVIDEND', productType: 'RNG' })
const DAILY = offered(77002, { contractType: 'DAILY', productType: 'RNG' })
const HOURLY = offered(77003, { contractType: 'HOURLY', productType: 'LIVE' })
const REALTIME = offered(77004, { contractType: 'REALTIME', productType: 'FISH' })
const none = { reason: anyText('names no contract that waits for this answer') }

const getFunds = operation('getFundsConsolidated', {
  call: (gateway) => gateway.contracts.getFunds(),
  given: [DIVIDEND, DAILY, HOURLY, REALTIME],
})

/** Each form of an answer: what travels with it, and what it is called where nothing waits. */
const byProduct = [
  ['processDividendContract', (gateway: Gateway) => gateway.contracts.answerDividend('RNG', 'A')],
  ['processDividendContractByMcs2', (gateway: Gateway) => gateway.contracts.answerDividendByMcs2('RNG', 'A')],
] as const
const byId = [
  ['processDailySalaryContract', (gateway: Gateway) => gateway.contracts.answerDailySalary(77002, 'A')],
  ['processDailySalaryContractByMcs2', (gateway: Gateway) => gateway.contracts.answerDailySalaryByMcs2(77002, 'A')],
] as const
const byBody = [
  ['processHourSalaryContract', 77003, (gateway: Gateway) => gateway.contracts.answerHourSalary(77003, 'A')],
  [
    'processHourSalaryContractByMcs2',
    77003,
    (gateway: Gateway) => gateway.contracts.answerHourSalaryByMcs2(77003, 'A'),
  ],
  ['processRealTimeSalaryContract', 77004, (gateway: Gateway) => gateway.contracts.answerRealTimeSalary(77004, 'A')],
] as const
const answers = [
  ...byProduct.map(([id, call]) => ({ id, call, field: 'type', query: { type: 'RNG', status: 'A', token: TOKEN } })),
  ...byId.map(([id, call]) => ({ id, call, field: 'id', query: { id: '77002', status: 'A', token: TOKEN } })),
  ...byBody.map(([id, contractId, call]) => ({ id, call, field: 'contractId', body: { contractId, status: 'A' } })),
].map(({ id, field, ...request }) => ({
  id,
  field,
  one: operation(id, { ...request, given: [DIVIDEND, DAILY, HOURLY, REALTIME] }),
}))
const all = [getFunds, ...answers.map(({ one }) => one)]

const flags = { status: equal('P'), downlineHigherRate: equal('N') }
const step = { activeMember: equal(3), rateType: equal('P'), rate: equal(0.002) }
const hourly = (contractId: number) => [
  { contractId: equal(contractId), ...flags, hourSalaryRates: [{ minimumBet: sum(1_000_000), ...step }] },
]

test('getFundsConsolidated', () =>
  getFunds.answers({
    reply: {
      dailysalreqtype: { RNG: [{ id: equal(77002), ...flags, details: [{ betVolume: sum(1_000_000), ...step }] }] },
      divtypecompperiodreq: {
        RNG: [
          {
            minimumBet: sum(1_000_000),
            netLoss: sum(0),
            activeMember: equal(3),
            contractRate: equal(0.002),
            ...flags,
          },
        ],
      },
      contracthoursalreq: { LIVE: hourly(77003) },
      realtimesalreqtype: { FISH: hourly(77004) },
      dailysalinfotype: boolean(false),
    },
    returns: (example: object) => ({ divtypecompperiodreq: {}, ...example }),
  }))
test('getFundsConsolidated where one was withdrawn', () =>
  getFunds.answers({
    about: 'where one was withdrawn',
    given: [offered(77002, { contractType: 'DAILY', productType: 'RNG', status: 'WITHDRAWN' })],
    reply: { dailysalreqtype: { RNG: [{ id: equal(77002), status: equal('V') }] } },
    returns: (example: object) => ({ divtypecompperiodreq: {}, ...example }),
  }))

test.each(answers)('$id', ({ one }) => one.answers({ reply: equal(true), returns: () => undefined }))
test.each(answers)('$id 400 request_param_err', ({ one, field }) =>
  one.refuses(400, 'request_param_err', { given: [], value: { field, ...none } }),
)

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
