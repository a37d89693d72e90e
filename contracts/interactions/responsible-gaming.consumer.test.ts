import type { Gateway, LimitConfirmation, LimitInput } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, DAY, END_OF_DAY, NOW } from '../consumer/examples.ts'
import { answersInBothLanguages } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, eachLike, equal, listWith, oneOf, sum, textLike, timestamp } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const british: ProviderState = ['the site has a rulebook', { rulebookId: 'gb' }]

const getRulebook = operation('getRulebook', {
  call: (gateway) => gateway.responsibleGaming.getRulebook(),
  given: [british],
})

const citation = {
  title: anyText('UKGC Remote gambling and software technical standards'),
  clause: anyText('RTS 12B'),
  date: textLike('^\\d{4}-\\d{2}(-\\d{2})?$', '2026-09-30'),
  source: oneOf('text', 'secondary', 'own'),
}

test('getRulebook', () =>
  getRulebook.answers({
    reply: {
      rulebookId: equal('gb'),
      name: anyText('Vương quốc Anh'),
      rules: listWith({ ruleId: equal('limit.raise.delay'), value: equal(86_400_000), citation }),
    },
  }))

test('getRulebook in every row', () =>
  getRulebook.answers({
    about: 'in every row',
    reply: { rules: eachLike({ ruleId: anyText('limit.raise.delay'), citation }) },
  }))

test('getRulebook 503 system.maintenance', () => refusals.closed(getRulebook))

test('getRulebook in both languages', () => answersInBothLanguages(getRulebook, (text) => ({ name: text })))

const KEY = { kind: 'deposit', period: 'day' } as const
const [AMOUNT, RAISED] = [500_000, 800_000]
const limited: ProviderState = ['a member has a limit', { account: ACCOUNT, ...KEY, amount: AMOUNT }]
const waiting = (requestedAt: number, amount?: number): ProviderState => [
  'a change of a limit waits',
  { account: ACCOUNT, ...KEY, limit: AMOUNT, ...(amount !== undefined && { amount }), requestedAt },
]
const setting = (body: LimitInput) => ({
  body,
  call: (gateway: Gateway) => gateway.responsibleGaming.setLimit(body),
})
const confirming = (body: LimitConfirmation) => ({
  body,
  call: (gateway: Gateway) => gateway.responsibleGaming.confirmLimit(body),
})

const listLimits = operation('listLimits', {
  call: (gateway) => gateway.responsibleGaming.listLimits(),
  given: [limited],
})
const setLimit = operation('setLimit', setting({ ...KEY, amount: AMOUNT }))
const removeLimit = operation('removeLimit', {
  body: KEY,
  call: (gateway) => gateway.responsibleGaming.removeLimit(KEY),
  given: [limited],
})
const confirmLimit = operation('confirmLimit', {
  ...confirming({ ...KEY, amount: RAISED }),
  given: [waiting(NOW - DAY, RAISED)],
})
const cancelLimitChange = operation('cancelLimitChange', {
  body: KEY,
  call: (gateway) => gateway.responsibleGaming.cancelLimitChange(KEY),
  given: [waiting(NOW - DAY, RAISED)],
})
const commands = [setLimit, removeLimit, confirmLimit, cancelLimitChange]
const all = [listLimits, ...commands]

const limitOf = (amount: number, used = 0) => ({
  kind: equal('deposit'),
  period: equal('day'),
  amount: sum(amount),
  used: sum(used),
  remaining: sum(amount - used),
  resetTime: equal(END_OF_DAY),
  setTime: timestamp(),
})
const pendingOf = (amount?: number) => ({
  ...(amount !== undefined && { amount: sum(amount) }),
  requestTime: timestamp(),
  confirmableTime: timestamp(),
})

test('listLimits of a member who has deposited', () =>
  listLimits.answers({
    about: 'of a member who has deposited',
    given: [
      ['a member has an open deposit', { account: ACCOUNT, depositId: 'D77001', amount: 120_000, at: NOW }],
      limited,
    ],
    reply: [limitOf(AMOUNT, 120_000)],
  }))

test('listLimits', () => listLimits.answers({ reply: [limitOf(AMOUNT)] }))

test('listLimits with a higher limit that waits', () =>
  listLimits.answers({
    about: 'with a higher limit that waits',
    given: [waiting(NOW - 3_600_000, RAISED)],
    reply: [{ ...limitOf(AMOUNT), pending: pendingOf(RAISED) }],
  }))

test('setLimit', () => setLimit.answers({ reply: [limitOf(AMOUNT)] }))

test('setLimit to a lower one', () =>
  setLimit.answers({
    about: 'to a lower one',
    ...setting({ ...KEY, amount: 200_000 }),
    given: [limited],
    reply: [limitOf(200_000)],
  }))

test('setLimit to a higher one', () =>
  setLimit.answers({
    about: 'to a higher one',
    ...setting({ ...KEY, amount: RAISED }),
    given: [limited],
    reply: [{ ...limitOf(AMOUNT), pending: pendingOf(RAISED) }],
  }))

test('removeLimit', () => removeLimit.answers({ reply: [{ ...limitOf(AMOUNT), pending: pendingOf() }] }))

test('confirmLimit', () => confirmLimit.answers({ reply: [limitOf(RAISED)] }))

test('confirmLimit of a removal', () =>
  confirmLimit.answers({
    about: 'of a removal',
    ...confirming(KEY),
    given: [waiting(NOW - DAY)],
    reply: [],
  }))

test('cancelLimitChange', () => cancelLimitChange.answers({ reply: [limitOf(AMOUNT)] }))

test('setLimit 400 amount.invalid', () =>
  setLimit.refuses(400, 'amount.invalid', {
    ...setting({ ...KEY, amount: 0.001 }),
    value: { field: 'amount', reason: anyText('has more than two decimals') },
  }))

test('setLimit 400 permission.denied', () => setLimit.refuses(400, 'permission.denied', { account: 'notype01' }))

test('confirmLimit 400 limit.pending', () =>
  confirmLimit.refuses(400, 'limit.pending', {
    given: [waiting(NOW - DAY + 1000, RAISED)],
    value: {
      field: 'amount',
      data: { ruleId: equal('limit.raise.delay'), limit: sum(AMOUNT), confirmableAt: timestamp() },
    },
  }))

test('setLimit 400 request_param_err', () =>
  setLimit.refuses(400, 'request_param_err', {
    ...setting({ ...KEY, amount: 0 }),
    value: { field: 'amount', reason: anyText('must be > 0') },
  }))

test('confirmLimit 400 request_param_err', () =>
  confirmLimit.refuses(400, 'request_param_err', {
    ...confirming({ ...KEY, amount: RAISED + 1 }),
    value: { field: 'amount', reason: anyText('is not the change that waits') },
  }))

test.each([removeLimit, cancelLimitChange])('$id 400 request_param_err', (one) =>
  one.refuses(400, 'request_param_err', { given: [], value: { field: 'kind' } }),
)

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
