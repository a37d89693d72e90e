import type { Gateway } from '@longan/sdk'
import { test } from 'vitest'
import { DOWNLINE, isAgent, notAgent, OTHER_DOWNLINE, withDownlines } from '../consumer/preconditions.ts'
import { ACCOUNT, PAYMENT_PASSWORD, withPaymentPassword } from '../consumer/examples.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { encryptedRequest, encryptionRefusals } from '../consumer/encrypted-operation.ts'
import { anyText, equal, identifier, sum, timestamp } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

type One = Parameters<Gateway['agent']['transfer']>[0]
type Several = Parameters<Gateway['agent']['transferAll']>[0]
const money = (balance: number): ProviderState => ['a member has money', { account: ACCOUNT, balance }]
const team: ProviderState[] = [...withDownlines, money(100_000)]
const given: ProviderState[] = [...team, withPaymentPassword]
const off: ProviderState = ['agents cannot send money', {}]

const transfers = [
  { downline: DOWNLINE, transferAmount: 10_000.5 },
  { downline: OTHER_DOWNLINE, transferAmount: 20_000 },
]
const toOne: One = { downline: DOWNLINE, transferAmount: 25_000, password: PAYMENT_PASSWORD }
const toSeveral: Several = { transfers, password: PAYMENT_PASSWORD }
const sending = async (body: One) => ({
  ...(await encryptedRequest(body)),
  call: (gateway: Gateway) => gateway.agent.transfer(body),
})
const sendingAll = async (body: Several) => ({
  ...(await encryptedRequest(body)),
  call: (gateway: Gateway) => gateway.agent.transferAll(body),
})
const looking = (shares: typeof transfers) => ({
  body: { transfers: shares },
  call: (gateway: Gateway) => gateway.agent.previewTransfers(shares),
})
const withFirst = (first: object) => [{ ...transfers[0]!, ...first }, transfers[1]!]

const getEnabled = operation('getTransferEnabled', {
  call: (gateway) => gateway.agent.getTransferEnabled(),
  given: [isAgent],
})
const transfer = operation('transferDownline', { ...(await sending(toOne)), given })
const transferAll = operation('transferDownlines', { ...(await sendingAll(toSeveral)), given })
const check = operation('checkDownlineTransfers', { ...looking(transfers), given: team })
const commands = [transfer, transferAll]
const moving = [...commands, check]
const all = [getEnabled, ...moving]

test('getTransferEnabled', () =>
  getEnabled.answers({ reply: { transferDownEnabled: equal('Y'), transferUpEnabled: equal('N') } }))
test('getTransferEnabled where it is off', () =>
  getEnabled.answers({
    about: 'where it is off',
    given: [isAgent, off],
    reply: { transferDownEnabled: equal('N'), transferUpEnabled: equal('N') },
  }))

const sent = (total: number) => ({
  orderNo: identifier('X26112000000001'),
  totalAmount: sum(total),
  currentAvailBalance: sum(100_000 - total),
})
test('transferDownline', () => transfer.answers({ reply: sent(25_000) }))
test('transferDownlines', () => transferAll.answers({ reply: sent(30_000.5) }))
test('checkDownlineTransfers', () =>
  check.answers({
    reply: {
      totalAmount: sum(30_000.5),
      currentAvailBalance: sum(100_000),
      remainingBalance: sum(69_999.5),
      transfers: transfers.map(({ downline, transferAmount }) => ({
        downline: equal(downline),
        transferAmount: sum(transferAmount),
      })),
    },
  }))

const above = { value: { reason: anyText('must be above 0, with at most two decimals') } }
test('transferDownline 400 amount.invalid', async () =>
  transfer.refuses(400, 'amount.invalid', {
    ...(await sending({ ...toOne, transferAmount: -5 })),
    value: { field: 'transferAmount', ...above.value },
  }))
test('transferDownlines 400 amount.invalid', async () =>
  transferAll.refuses(400, 'amount.invalid', {
    ...(await sendingAll({ ...toSeveral, transfers: withFirst({ transferAmount: 0 }) })),
    value: { field: 'transfers.0.transferAmount', ...above.value },
  }))
test('checkDownlineTransfers 400 amount.invalid', () =>
  check.refuses(400, 'amount.invalid', {
    ...looking(withFirst({ transferAmount: 0.001 })),
    value: { field: 'transfers.0.transferAmount', ...above.value },
  }))

const stranger = { reason: anyText('is nobody below you') }
test('transferDownline 400 request_param_err', async () =>
  transfer.refuses(400, 'request_param_err', {
    ...(await sending({ ...toOne, downline: 'demo01' })),
    value: { field: 'downline', ...stranger },
  }))
test('transferDownlines 400 request_param_err', async () =>
  transferAll.refuses(400, 'request_param_err', {
    ...(await sendingAll({ ...toSeveral, transfers: withFirst({ downline: 'demo01' }) })),
    value: { field: 'transfers.0.downline', ...stranger },
  }))
test('checkDownlineTransfers 400 request_param_err', () =>
  check.refuses(400, 'request_param_err', {
    ...looking(withFirst({ downline: OTHER_DOWNLINE })),
    value: { field: 'transfers.1.downline', reason: anyText('is there twice') },
  }))

const limited: ProviderState = [
  'a member has a limit',
  { account: DOWNLINE, kind: 'deposit', period: 'day', amount: 5000 },
]
test.each(moving)('$id 400 request_param_err of a downline who can receive no more', (one) =>
  one.refuses(400, 'request_param_err', {
    about: 'of a downline who can receive no more',
    given: [...given, limited],
    value: {
      field: one === transfer ? 'transferAmount' : 'transfers.0.transferAmount',
      rule: equal('closed'),
      reason: anyText('is more than this member can receive now'),
    },
  }),
)

test('transferDownline 400 invalid.payment.pw', async () =>
  transfer.refuses(400, 'invalid.payment.pw', {
    ...(await sending({ ...toOne, password: '000000' })),
    value: { field: 'password', data: { remainingAttempts: equal(4) } },
  }))
test('transferDownlines 400 invalid.payment.pw', async () =>
  transferAll.refuses(400, 'invalid.payment.pw', {
    ...(await sendingAll({ ...toSeveral, password: '000000' })),
    value: { field: 'password', data: { remainingAttempts: equal(4) } },
  }))
test.each(commands)('$id 400 payment.password.locked', (one) =>
  one.refuses(400, 'payment.password.locked', {
    given: [...given, ["a member's payment password is locked", { account: ACCOUNT }]],
    value: { field: 'password', data: { lockedUntil: timestamp() } },
  }),
)
test.each(commands)('$id 400 not.exists.payment.password', (one) =>
  one.refuses(400, 'not.exists.payment.password', { given: team, value: { field: 'password' } }),
)
test.each(moving)('$id 400 balance.not.enough', (one) =>
  one.refuses(400, 'balance.not.enough', {
    given: [...given, money(15_000)],
    value: {
      field: one === transfer ? 'transferAmount' : 'transfers.1.transferAmount',
      reason: anyText('is more than the balance'),
    },
  }),
)
test.each(moving)('$id 403 function.not.available', (one) =>
  one.refuses(403, 'function.not.available', {
    given: [...given, off],
    value: { reason: anyText('transfers to downlines are switched off on this site') },
  }),
)
test.each(commands)('$id 400 request_body_required', encryptionRefusals.unreadable)
test.each(commands)('$id 400 missing_encryption', encryptionRefusals.withoutKey)

test.each(all)('$id 400 permission.denied', notAgent)
test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
