import type { Gateway } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, withPaymentPassword, withCard } from '../consumer/examples.ts'
import { answersInBothLanguages, answersAsConfigured } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { encryptedRequest, encryptionRefusals } from '../consumer/encrypted-operation.ts'
import {
  anyText,
  boolean,
  eachLike,
  equal,
  identifier,
  integer,
  integerLike,
  oneOf,
  someText,
  textLike,
} from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
/** The authenticator's code for the secret at the time of the interactions. */
const CODE = '590014'
const pictured: ProviderState = ['a member has a picture', { account: ACCOUNT, icon: '7' }]
const answered: ProviderState = ['a member has answered a question', { account: ACCOUNT, questionId: 2 }]
const withSecret: ProviderState = ['a member is shown a secret', { account: ACCOUNT, secretKey: SECRET }]

type Answers = Parameters<Gateway['profile']['setSecurityQuestions']>[0]
const answering = async (questions: Answers) => ({
  ...(await encryptedRequest({ questions })),
  call: (gateway: Gateway) => gateway.profile.setSecurityQuestions(questions),
})
const icon = (id: string) => ({ body: { icon: id }, call: (gateway: Gateway) => gateway.profile.setIcon(id) })
const language = (code: string) => ({
  body: { language: code },
  call: (gateway: Gateway) => gateway.profile.setLanguage(code),
})
const binding = (code: string, secretKey = SECRET) => {
  const body = { secretKey, code }
  return { body, call: (gateway: Gateway) => gateway.profile.bindAuthenticator(body) }
}

const getIcon = operation('getMemberIcon', { call: (gateway) => gateway.profile.getIcon(), given: [pictured] })
const setIcon = operation('setMemberIcon', icon('7'))
const getAvatar = operation('getPlayerAvatar', { call: (gateway) => gateway.profile.getAvatar(), given: [pictured] })
const setLanguage = operation('setMemberLanguage', language('EN'))
const getKyc = operation('getKycSetting', { call: (gateway) => gateway.profile.getKycSetting() })
const listSeries = operation('listMemberLotterySeries', {
  call: (gateway) => gateway.profile.listLotterySeries(),
  given: [['a member is an agent', { account: ACCOUNT }]],
})
const getConfig = operation('getSecurityConfig', {
  call: (gateway) => gateway.profile.getSecurityConfig(),
  given: [withPaymentPassword],
})
const listQuestions = operation('listSecurityQuestions', { call: (gateway) => gateway.profile.listQuestions() })
const listMine = operation('listMySecurityQuestions', {
  call: (gateway) => gateway.profile.listMyQuestions(),
  given: [answered],
})
const setQuestions = operation('setSecurityQuestions', await answering([{ questionId: 2, answer: 'Pho' }]))
const getAuthenticator = operation('getGoogleAuthenticator', {
  call: (gateway) => gateway.profile.getAuthenticator(),
  given: [withSecret],
})
const bind = operation('bindGoogleAuthenticator', binding(CODE))
const reads = [getIcon, getAvatar, getKyc, listSeries, getConfig, listQuestions, listMine, getAuthenticator]
const all = [...reads, setIcon, setLanguage, setQuestions, bind]

test('getMemberIcon', () => getIcon.answers({ reply: equal('7') }))
test('getMemberIcon of a new member', () =>
  getIcon.answers({ about: 'of a new member', given: [], reply: equal('default') }))
test('getPlayerAvatar', () => getAvatar.answers({ reply: { avatar: equal('7'), avatarType: equal('STATIC') } }))
test.each([setIcon, setLanguage, setQuestions, bind])('$id', (one) => one.answers({}))
test('getKycSetting', () =>
  getKyc.answers({
    reply: {
      kycEnabled: oneOf('N', 'Y'),
      kycStatus: oneOf('NONE', 'PENDING', 'APPROVED', 'REJECTED'),
      requiredDocuments: [],
    },
  }))
test('listMemberLotterySeries', () =>
  listSeries.answers({
    reply: eachLike({ prizeModeId: integer(1), prizeMode: identifier('Lott'), series: integer(1915) }),
  }))
test('listMemberLotterySeries of a member who is no agent', () =>
  listSeries.answers({ about: 'of a member who is no agent', given: [], reply: [] }))

const done = { enabled: boolean(true), isComplete: equal(true) }
const missing = { enabled: boolean(true), isComplete: equal(false) }
const complete: ProviderState[] = [
  ['a member has an e-mail address', { account: ACCOUNT, email: 'ngoc77@site.example' }],
  [
    'a member has a mobile number',
    { account: ACCOUNT, mobileNum: '0912345678', countryDialingCode: '+84', verified: true },
  ],
  answered,
  withCard,
]
test('getSecurityConfig of a member with everything', () =>
  getConfig.answers({
    about: 'of a member with everything',
    given: [withPaymentPassword, ...complete],
    reply: {
      info: {
        email: done,
        mobileNum: done,
        mobileVerified: done,
        loginPassword: done,
        paymentPassword: done,
        securityQuestions: done,
        bankCards: done,
      },
    },
  }))
test('getSecurityConfig of a member without a verified number', () =>
  getConfig.answers({
    about: 'of a member without a verified number',
    given: [
      [
        'a member has a mobile number',
        { account: ACCOUNT, mobileNum: '0912345678', countryDialingCode: '+84', verified: false },
      ],
    ],
    reply: { info: { mobileNum: done, mobileVerified: missing } },
  }))

const item = { enabled: boolean(true), isComplete: boolean(false) }
test('getSecurityConfig', () =>
  getConfig.answers({
    reply: {
      completeProgress: integerLike('^([0-9]{1,2}|100)$', 20),
      info: {
        bindGA: item,
        email: item,
        mobileNum: item,
        mobileVerified: item,
        loginPassword: { enabled: boolean(true), isComplete: equal(true) },
        paymentPassword: { enabled: boolean(true), isComplete: equal(true) },
        securityQuestions: item,
        bankCards: item,
        virtualWallets: item,
        eWallet: item,
      },
    },
  }))
const question = { questionId: integer(1), question: someText('Món ăn bạn thích nhất?') }
test('listSecurityQuestions', () => listQuestions.answers({ reply: eachLike(question) }))
test('listMySecurityQuestions', () => listMine.answers({ reply: [{ ...question, questionId: equal(2) }] }))
test('getGoogleAuthenticator', () =>
  getAuthenticator.answers({
    reply: {
      bindGA: equal(false),
      secretKey: equal(SECRET),
      otpauth: textLike(
        `^otpauth://totp/\\S+secret=${SECRET}\\S*$`,
        `otpauth://totp/Longan:${ACCOUNT}?secret=${SECRET}`,
      ),
    },
  }))

test('setMemberIcon 400 request_param_err', () =>
  setIcon.refuses(400, 'request_param_err', {
    ...icon('99'),
    value: { field: 'icon', reason: anyText('is not one of the pictures') },
  }))
test('setMemberLanguage 400 request_param_err', () =>
  setLanguage.refuses(400, 'request_param_err', { ...language('E'), value: { field: 'language' } }))
test('setSecurityQuestions 400 request_param_err', async () =>
  setQuestions.refuses(400, 'request_param_err', {
    ...(await answering([{ questionId: 99, answer: 'Pho' }])),
    value: { field: 'questions.0.questionId', reason: anyText('is not a question of the site') },
  }))
test('setSecurityQuestions 400 request_body_required', () => encryptionRefusals.unreadable(setQuestions))
test('setSecurityQuestions 400 missing_encryption', () => encryptionRefusals.withoutKey(setQuestions))
test('bindGoogleAuthenticator 400 verification.code.incorrect', () =>
  bind.refuses(400, 'verification.code.incorrect', { ...binding('000001'), value: { field: 'code' } }))
test('bindGoogleAuthenticator 400 request_param_err', () =>
  bind.refuses(400, 'request_param_err', {
    ...binding(CODE, 'not-base-32'),
    value: { field: 'secretKey' },
  }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('listSecurityQuestions in both languages', () =>
  answersInBothLanguages(listQuestions, (text) => eachLike({ question: text })))

test.each([getConfig, listQuestions])('$id as configured', answersAsConfigured)
