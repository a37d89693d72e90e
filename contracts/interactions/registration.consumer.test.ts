import type { Gateway, RegistrationInput } from '@longan/sdk'
import { test } from 'vitest'
import { exclusion } from '../consumer/limit-refusals.ts'
import { type Operation, operation, refusals } from '../consumer/pact.ts'
import { encryptedRequest, encryptionRefusals } from '../consumer/encrypted-operation.ts'
import { anyText, boolean, equal, identifier, integer, sessionToken, someText } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const CODE = '135791'
const GT = '647f5ed2ed8acb4be36784e01556bb71'
const number = { mobileNum: '0987654321', countryDialingCode: '+84' }
const application: RegistrationInput = {
  ...number,
  username: 'nhanlong88',
  password: 'Demo@123',
  confirmPassword: 'Demo@123',
  verificationCode: CODE,
  registerMethod: 'H5',
}
const sent: ProviderState = ['a code was sent', { ...number, verificationCode: CODE, purpose: 'register' }]
const LINK = 88001
const link: ProviderState = ['an agent has an affiliate URL', { account: 'agent01', affiUrlId: LINK, code: 'AFF1' }]
const gone: ProviderState[] = [link, ['a member is locked', { account: 'agent01' }]]
const verifying: ProviderState = ['a module is switched', { modId: 'REGMOBVERF3', isOn: true }]

type Method = Exclude<
  keyof Gateway['registration'],
  'getRules' | 'checkUsername' | 'checkAffiliate' | 'getDefaultAffiliate'
>
const FORMS = {
  register: { method: 'byUsername', reading: 'PUT', isSealed: true },
  registerByPost: { method: 'byUsername', reading: 'POST', isSealed: true },
  registerByMobile: { method: 'byMobile', reading: 'PUT', isSealed: true },
  registerByMobileByPost: { method: 'byMobile', reading: 'POST', isSealed: true },
  registerWithoutUsername: { method: 'withoutUsername', reading: 'PUT', isSealed: false },
  registerByMobileAlone: { method: 'byMobileAlone', reading: 'PUT', isSealed: false },
} as const satisfies Record<string, { method: Method; reading: 'PUT' | 'POST'; isSealed: boolean }>
type Id = keyof typeof FORMS
const ids = Object.keys(FORMS) as Id[]
const byName: Id[] = ['register', 'registerByPost']
const withPassword = ids.filter((id) => id !== 'registerByMobileAlone')

async function joining(id: Id, changed: Partial<RegistrationInput> = {}) {
  const { method, reading, isSealed } = FORMS[id]
  const input = { ...application, ...changed }
  const call = (gateway: Gateway) => gateway.registration[method](input)
  const dialect = { registerHttpMethod: reading }
  const body = { type: 0, ...input }
  if (!isSealed) return { body, call, gateway: { dialect } }
  const travelling = await encryptedRequest(body)
  return { ...travelling, call, gateway: { ...travelling.gateway, dialect } }
}
const operations = new Map<Id, Operation>()
for (const id of ids) operations.set(id, operation(id, { ...(await joining(id)), given: [sent] }))
const of = (id: Id) => operations.get(id)!

const getRules = operation('getRegistrationRules', { call: (gateway) => gateway.registration.getRules() })
const checkUsername = operation('checkUsername', {
  query: { username: 'nhanlong88' },
  call: (gateway) => gateway.registration.checkUsername('nhanlong88'),
})
const checkAffiliate = operation('checkAffiliate', {
  query: { code: 'AFF1', domain: 'site.example' },
  call: (gateway) => gateway.registration.checkAffiliate('AFF1', 'site.example'),
  given: [link],
})
const getDefault = operation('getDefaultAffiliate', {
  call: (gateway) => gateway.registration.getDefaultAffiliate(),
})

const rule = {
  acceptedPattern: anyText('^[a-zA-Z][a-zA-Z0-9]+$'),
  message: someText('Bắt đầu bằng chữ cái, gồm 4-16 chữ và số'),
  minLength: integer(4),
  maxLength: integer(16),
  patternId: integer(1),
  enabled: boolean(true),
  required: boolean(true),
}

test('getRegistrationRules', () => getRules.answers({ reply: { username: rule, password: rule } }))
test('checkUsername', () => checkUsername.answers({ reply: equal(true), returns: () => undefined }))
test('checkUsername 400 member.exists', () =>
  checkUsername.refuses(400, 'member.exists', {
    query: { username: 'demo01' },
    call: (gateway) => gateway.registration.checkUsername('demo01'),
    value: { field: 'username' },
  }))
test('checkUsername 400 account.format.invalid', () =>
  checkUsername.refuses(400, 'account.format.invalid', {
    query: { username: 'a b' },
    call: (gateway) => gateway.registration.checkUsername('a b'),
    value: { field: 'username' },
  }))
test('checkUsername 400 request_param_err', () =>
  checkUsername.refuses(400, 'request_param_err', {
    query: { username: 'a'.repeat(51) },
    call: (gateway) => gateway.registration.checkUsername('a'.repeat(51)),
    value: { field: 'username' },
  }))
test('checkAffiliate', () => checkAffiliate.answers({ reply: equal(true), returns: () => undefined }))
test('checkAffiliate 400 affiliate.code.invalid', () =>
  checkAffiliate.refuses(400, 'affiliate.code.invalid', {
    query: { code: 'BAD1' },
    call: (gateway) => gateway.registration.checkAffiliate('BAD1'),
    value: { field: 'code' },
  }))
test('checkAffiliate 400 agent.link.incorrect', () =>
  checkAffiliate.refuses(400, 'agent.link.incorrect', { given: gone, value: { field: 'code' } }))
test('checkAffiliate 400 request_param_err', () =>
  checkAffiliate.refuses(400, 'request_param_err', {
    query: { code: 'A'.repeat(21) },
    call: (gateway) => gateway.registration.checkAffiliate('A'.repeat(21)),
    value: { field: 'code' },
  }))
test('getDefaultAffiliate', () => getDefault.answers({ reply: { code: identifier('LONGAN') } }))

const member = (userName: unknown) => ({
  token: sessionToken('1b4e28ba-2fa1-4d2b-a53f-0016d3cca427'),
  userName,
  customerId: integer(200_001),
  type: equal(0),
})
test.each(ids)('%s', (id) =>
  of(id).answers({ reply: member(byName.includes(id) ? equal('nhanlong88') : someText('84987654321')) }),
)

const wrong: [code: string, field: string, changed: Partial<RegistrationInput>, forms: Id[]][] = [
  ['member.exists', 'username', { username: 'demo01' }, byName],
  ['account.format.invalid', 'username', { username: '1a' }, byName],
  ['password.format.invalid', 'password', { password: 'short', confirmPassword: 'short' }, withPassword],
  ['request_param_err', 'confirmPassword', { confirmPassword: 'Demo@124' }, withPassword],
  ['request_param_err', 'mobileNum', { mobileNum: '' }, ['registerByMobileAlone']],
  ['email.format.invalid', 'email', { email: 'nobody' }, withPassword],
  ['name.format.invalid', 'payeeName', { payeeName: 'Nguyễn Văn A' }, withPassword],
  ['mobile.format.invalid', 'mobileNum', { mobileNum: '12' }, ids],
  ['affiliate.code.invalid', 'affiliateCode', { affiliateCode: 'BAD1' }, withPassword],
  ['referrer.link.incorrect', 'referralCode', { referralCode: 'LG1' }, withPassword],
]
const eachWrong = wrong.flatMap(([code, field, changed, forms]) => forms.map((id) => ({ id, code, field, changed })))

test.each(eachWrong)('$id 400 $code', async ({ id, code, field, changed }) =>
  of(id).refuses(400, code, { ...(await joining(id, changed)), value: { field } }),
)
test.each(withPassword)('%s 400 agent.link.incorrect', async (id) =>
  of(id).refuses(400, 'agent.link.incorrect', {
    ...(await joining(id, { affiliateCode: 'AFF1' })),
    given: [...gone, sent],
    value: { field: 'affiliateCode' },
  }),
)
test.each(ids)('%s 400 account.in.use', (id) =>
  of(id).refuses(400, 'account.in.use', {
    given: [sent, ['a member has a mobile number', { account: 'vip02', ...number, verified: true }]],
    value: { field: 'mobileNum' },
  }),
)
test.each(ids)('%s 400 account.self.excluded', (id) =>
  of(id).refuses(400, 'account.self.excluded', {
    given: [
      sent,
      ['a member has a mobile number', { account: 'vip02', ...number, verified: true }],
      exclusion.given('vip02'),
    ],
    value: { field: 'mobileNum', data: exclusion.data },
  }),
)
test.each(ids)('%s 400 verification.code.incorrect', async (id) =>
  of(id).refuses(400, 'verification.code.incorrect', {
    ...(await joining(id, { verificationCode: '135792' })),
    given: [sent, verifying],
    value: { field: 'verificationCode', reason: anyText('is wrong') },
  }),
)
const asksCaptcha: ProviderState = ['registration asks for a field', { field: 'captcha' }]
test.each(ids)('%s 400 captcha.required', (id) =>
  of(id).refuses(400, 'captcha.required', { given: [asksCaptcha], value: { field: 'captcha', captcha: true } }),
)
test.each(ids)('%s 400 captcha.incorrect', async (id) =>
  of(id).refuses(400, 'captcha.incorrect', {
    ...(await joining(id, { captcha: '0000' })),
    given: [asksCaptcha],
    value: { field: 'captcha', captcha: true },
  }),
)
const people: ProviderState[] = [
  ['a module is switched', { modId: 'GEETEST3', isOn: true }],
  ['a human check waits', { gt: GT }],
]
test.each(ids)('%s 400 geetest.required', (id) =>
  of(id).refuses(400, 'geetest.required', { given: people, value: { field: 'geetestValidateV4' } }),
)
test.each(ids)('%s 400 geetest.failed', async (id) =>
  of(id).refuses(400, 'geetest.failed', {
    ...(await joining(id, { geetestValidateV4: { captcha_id: GT, pass_token: 'failed' } })),
    given: people,
    value: { field: 'geetestValidateV4' },
  }),
)
test.each(ids.filter((id) => FORMS[id].isSealed))('%s 400 request_body_required', (id) =>
  encryptionRefusals.unreadable(of(id)),
)
test.each(ids.filter((id) => FORMS[id].isSealed))('%s 400 missing_encryption', (id) =>
  encryptionRefusals.withoutKeyUnder({ registerHttpMethod: FORMS[id].reading })(of(id)),
)
test.each([getRules, checkUsername, checkAffiliate, getDefault, ...operations.values()])(
  '$id 503 system.maintenance',
  refusals.closed,
)
