import type { Gateway } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, NOW } from '../consumer/examples.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, equal, identifier, timestamp } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const number = { mobileNum: '0987654321', countryDialingCode: '+84' }
const proof = { ...number, verificationCode: '135791' }
const wrong = { ...proof, verificationCode: '135792' }
const GT = '647f5ed2ed8acb4be36784e01556bb71'
const human = (pass_token: string) => ({ ...number, geetestValidateV4: { captcha_id: GT, pass_token } })

const has = (verified: boolean, account = ACCOUNT): ProviderState => [
  'a member has a mobile number',
  { account, ...number, verified },
]
const sentToMe: ProviderState = ['a code was sent', { ...proof, account: ACCOUNT }]
const checked: ProviderState = ['a module is switched', { modId: 'GEETESTVCODE3', isOn: true }]
const again: Record<string, ProviderState> = {
  sendLoginCode: ['a code was sent', { ...proof, purpose: 'guest' }],
  sendRegistrationCode: ['a code was sent', { ...proof, purpose: 'register' }],
  sendMobileCode: sentToMe,
  sendPasswordCode: ['a code was sent', { ...proof, purpose: 'guest' }],
}

const getHumanCheck = operation('getHumanCheck', {
  query: { product: 'login' },
  call: (gateway) => gateway.verification.getHumanCheck('login'),
  given: [checked],
})
type Sms = (typeof ids)[number]
const ids = ['sendLoginCode', 'sendRegistrationCode', 'sendMobileCode', 'sendPasswordCode'] as const
const sending = (id: Sms, body: Parameters<Gateway['verification'][Sms]>[0] = number) => ({
  body,
  call: (gateway: Gateway) => gateway.verification[id](body),
})
const sends = ids.map((id) => [id, operation(id, sending(id))] as const)
const verifying = (id: 'verifyMobile' | 'verifyCurrentMobile', body = proof) => ({
  body,
  call: (gateway: Gateway) => gateway.verification[id](body),
})
const verifyMobile = operation('verifyMobile', { ...verifying('verifyMobile'), given: [sentToMe] })
const verifyCurrent = operation('verifyCurrentMobile', {
  ...verifying('verifyCurrentMobile'),
  given: [has(true), sentToMe],
})
const proofs = [
  ['verifyMobile', verifyMobile],
  ['verifyCurrentMobile', verifyCurrent],
] as const
const ownMobile = [sends[2]![1], verifyMobile, verifyCurrent]
const all = [getHumanCheck, ...sends.map(([, one]) => one), verifyMobile, verifyCurrent]

test('getHumanCheck', () => getHumanCheck.answers({ reply: { gt: identifier(GT) } }))
test('getHumanCheck 400 request_param_err', () =>
  getHumanCheck.refuses(400, 'request_param_err', {
    query: { product: 'x' },
    call: (gateway) => gateway.verification.getHumanCheck('x' as 'login'),
    value: { field: 'product', reason: anyText('must be equal to one of the allowed values') },
  }))

test.each(sends)('%s', (_id, one) => one.answers({ reply: { expirationTime: timestamp(NOW + 60_000) } }))
test('sendLoginCode with the number as mobileNo', () => {
  const { mobileNum: mobileNo, ...rest } = number
  return sends[0]![1].answers({
    about: 'with the number as mobileNo',
    body: { ...rest, mobileNo },
    gateway: { dialect: { smsNumberField: 'mobileNo' } },
    reply: { expirationTime: timestamp(NOW + 60_000) },
  })
})
test('sendLoginCode after a human check', () =>
  sends[0]![1].answers({
    about: 'after a human check',
    ...sending('sendLoginCode', human('passed')),
    given: [checked, ['a human check waits', { gt: GT }]],
    reply: { expirationTime: timestamp(NOW + 60_000) },
  }))
test.each(sends)('%s 400 mobile.format.invalid', (id, one) =>
  one.refuses(400, 'mobile.format.invalid', {
    ...sending(id, { ...number, mobileNum: '12' }),
    value: { field: 'mobileNum', reason: anyText('must have 9 to 11 digits') },
  }),
)
test.each(sends)('%s 400 request_param_err', (id, one) =>
  one.refuses(400, 'request_param_err', {
    ...sending(id, { ...number, countryDialingCode: '+999' }),
    value: { field: 'countryDialingCode', reason: anyText('is not the dialling code of a country') },
  }),
)
test.each(sends)('%s 400 geetest.required', (_id, one) =>
  one.refuses(400, 'geetest.required', { given: [checked], value: { field: 'geetestValidateV4' } }),
)
test.each(sends)('%s 400 geetest.failed', (id, one) =>
  one.refuses(400, 'geetest.failed', {
    ...sending(id, human('failed')),
    given: [checked, ['a human check waits', { gt: GT }]],
    value: { field: 'geetestValidateV4' },
  }),
)
test.each(sends.slice(1, 3))('%s 400 account.in.use', (_id, one) =>
  one.refuses(400, 'account.in.use', { given: [has(true, 'vip02')], value: { field: 'mobileNum' } }),
)
test.each(sends)('%s 429 TOO_MANY_REQUESTS', (id, one) =>
  one.refuses(429, 'TOO_MANY_REQUESTS', {
    given: [again[id]!],
    value: { field: 'mobileNum', data: { expirationTime: timestamp(NOW + 60_000) } },
  }),
)

test.each(proofs)('%s', (_id, one) => one.answers({}))
test.each(proofs)('%s 400 verification.code.incorrect', (id, one) =>
  one.refuses(400, 'verification.code.incorrect', {
    ...verifying(id, wrong),
    value: { field: 'verificationCode', reason: anyText('is wrong') },
  }),
)
test.each(proofs)('%s 400 mobile.format.invalid', (id, one) =>
  one.refuses(400, 'mobile.format.invalid', {
    ...verifying(id, { ...proof, mobileNum: '12' }),
    value: { field: 'mobileNum' },
  }),
)
test.each(proofs)('%s 400 request_param_err', (id, one) =>
  one.refuses(400, 'request_param_err', {
    ...verifying(id, { ...proof, countryDialingCode: '+999' }),
    value: { field: 'countryDialingCode' },
  }),
)
test('verifyMobile 400 account.in.use', () =>
  verifyMobile.refuses(400, 'account.in.use', { given: [has(true, 'vip02')], value: { field: 'mobileNum' } }))
test('verifyMobile 400 permission.denied', () =>
  verifyMobile.refuses(400, 'permission.denied', {
    given: [has(true), sentToMe],
    ...verifying('verifyMobile', { ...proof, mobileNum: '0987654322' }),
    value: { field: 'mobileNum', reason: equal('verify the present mobile number first') },
  }))

test.each(ownMobile)('$id 401 login.not.session', refusals.notSignedIn)
test.each(ownMobile)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
