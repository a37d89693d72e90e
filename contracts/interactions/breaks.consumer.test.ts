import type { Gateway, OfferChoiceInput, SelfExclusionInput, TimeOutInput } from '@longan/sdk'
import { test } from 'vitest'
import { encryptedOperation, encryptionRefusals } from '../consumer/encrypted-operation.ts'
import { ACCOUNT, DAY, NOW, PASSWORD } from '../consumer/examples.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, boolean, equal, identifier, timestamp } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const HALF_A_YEAR = 180 * DAY
const timedOut: ProviderState = [
  'a member has taken a time-out',
  { account: ACCOUNT, startedAt: NOW - DAY, endsAt: NOW + 6 * DAY },
]
const excluded = (days: number): ProviderState => [
  'a member has excluded themselves',
  { account: ACCOUNT, startedAt: NOW - (days + 1) * DAY, endsAt: NOW - DAY },
]
const ontario: ProviderState = ['the site has a rulebook', { rulebookId: 'on' }]
const german: ProviderState = ['the site has a rulebook', { rulebookId: 'de' }]
const ready: ProviderState = ['a member can log in', { account: ACCOUNT, password: PASSWORD }]

const withTimeOut = (body: TimeOutInput) => ({
  body,
  call: (gateway: Gateway) => gateway.responsibleGaming.createTimeOut(body),
})
const excluding = (body: SelfExclusionInput) => ({
  body,
  call: (gateway: Gateway) => gateway.responsibleGaming.createSelfExclusion(body),
})
const asking = (password: string, given: ProviderState[]) => {
  const plain = { username: ACCOUNT, password }
  return encryptedOperation('applyReturn', plain, {
    call: (gateway) => gateway.responsibleGaming.applyReturn(plain),
    given,
  })
}

const listBreaks = operation('listBreaks', {
  call: (gateway) => gateway.responsibleGaming.listBreaks(),
  given: [timedOut],
})
const createTimeOut = operation('createTimeOut', withTimeOut({ duration: DAY }))
const createPanicTimeOut = operation('createPanicTimeOut', {
  call: (gateway) => gateway.responsibleGaming.createPanicTimeOut(),
  given: [german],
})
const getOfferChoice = operation('getOfferChoice', {
  call: (gateway) => gateway.responsibleGaming.getOfferChoice(),
})
const choosing = (body: OfferChoiceInput) => ({
  body,
  call: (gateway: Gateway) => gateway.responsibleGaming.setOfferChoice(body),
})
const setOfferChoice = operation('setOfferChoice', { ...choosing({ receives: false }), given: [ontario] })
const createSelfExclusion = operation('createSelfExclusion', excluding({ duration: HALF_A_YEAR, accepted: true }))
const applyReturn = await asking(PASSWORD, [ready, excluded(180)])
const applyWrongly = await asking('Wrong@123', [ready, excluded(180)])

const breakOf = (kind: string, { ends, isInForce = true }: { ends: unknown; isInForce?: boolean }) => ({
  breakId: identifier('X1'),
  kind: equal(kind),
  startTime: timestamp(),
  endTime: ends,
  inForce: equal(isInForce),
})

test('listBreaks', () => listBreaks.answers({ reply: [breakOf('timeOut', { ends: equal(NOW + 6 * DAY) })] }))

test('listBreaks of a time-out that has ended', () =>
  listBreaks.answers({
    about: 'of a time-out that has ended',
    given: [['a member has taken a time-out', { account: ACCOUNT, startedAt: NOW - 2 * DAY, endsAt: NOW - DAY }]],
    reply: [breakOf('timeOut', { ends: equal(NOW - DAY), isInForce: false })],
  }))

test('createTimeOut', () => createTimeOut.answers({ reply: [breakOf('timeOut', { ends: timestamp() })] }))

test('createPanicTimeOut', () => createPanicTimeOut.answers({ reply: [breakOf('timeOut', { ends: timestamp() })] }))

test('createSelfExclusion', () =>
  createSelfExclusion.answers({ reply: [breakOf('selfExclusion', { ends: timestamp() })] }))

test('applyReturn', () =>
  applyReturn.answers({
    reply: [{ ...breakOf('selfExclusion', { ends: equal(NOW - DAY) }), returnTime: timestamp() }],
  }))

test('createTimeOut 400 account.time.out', () =>
  createTimeOut.refuses(400, 'account.time.out', {
    given: [timedOut],
    value: { data: { ruleId: equal('time.out.durations'), until: equal(NOW + 6 * DAY) } },
  }))

test('createTimeOut 400 request_param_err', () =>
  createTimeOut.refuses(400, 'request_param_err', {
    ...withTimeOut({ duration: 2 * DAY }),
    value: { field: 'duration', reason: anyText('is not a duration of the rulebook') },
  }))

test('createSelfExclusion 400 request_param_err', () =>
  createSelfExclusion.refuses(400, 'request_param_err', {
    ...excluding({ duration: DAY, accepted: true }),
    value: { field: 'duration', reason: anyText('is not a duration of the rulebook') },
  }))

test('createPanicTimeOut 403 function.not.available', () =>
  createPanicTimeOut.refuses(403, 'function.not.available', {
    given: [],
    value: { data: { ruleId: equal('panic.button') } },
  }))

test('applyReturn 400 account.self.excluded', () =>
  applyReturn.refuses(400, 'account.self.excluded', {
    given: [
      ready,
      ['a member has excluded themselves', { account: ACCOUNT, startedAt: NOW - DAY, endsAt: NOW + HALF_A_YEAR }],
    ],
    value: { data: { ruleId: equal('exclusion.durations'), until: equal(NOW + HALF_A_YEAR) } },
  }))

test('applyReturn 400 request_param_err', () =>
  applyReturn.refuses(400, 'request_param_err', { given: [ready], value: { field: 'username' } }))

test('applyReturn 400 login.incorrect', () =>
  applyWrongly.refuses(400, 'login.incorrect', { value: { field: 'password', captcha: boolean(false) } }))

test('applyReturn 400 member.locked', () =>
  applyReturn.refuses(400, 'member.locked', {
    given: [['a member is locked', { account: ACCOUNT }]],
    value: { field: 'username', captcha: boolean(false) },
  }))

test('applyReturn 400 request_body_required', () => encryptionRefusals.unreadable(applyReturn))
test('applyReturn 400 missing_encryption', () => encryptionRefusals.withoutKey(applyReturn))
test('applyReturn 503 system.maintenance', () => refusals.closed(applyReturn))

test('getOfferChoice', () => getOfferChoice.answers({ reply: { receives: equal(true) } }))
test('setOfferChoice', () => setOfferChoice.answers({ reply: { receives: equal(false) } }))
test('setOfferChoice 403 function.not.available', () =>
  setOfferChoice.refuses(403, 'function.not.available', {
    given: [],
    value: { data: { ruleId: equal('offers.opt.out') } },
  }))
test('setOfferChoice 400 request_param_err', () =>
  setOfferChoice.refuses(400, 'request_param_err', {
    // A value that the document does not have.
    ...choosing({ receives: 'no' as unknown as boolean }),
    value: { field: 'receives', reason: anyText('must be boolean') },
  }))

const commands = [createTimeOut, createPanicTimeOut, createSelfExclusion, setOfferChoice]
const all = [listBreaks, getOfferChoice, ...commands]

test.each(commands)('$id 400 permission.denied', (one) =>
  one.refuses(400, 'permission.denied', { account: 'notype01' }),
)

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
