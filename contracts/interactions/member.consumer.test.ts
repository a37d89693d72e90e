import type { Gateway } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, CARD, DAY, NOW, withCard } from '../consumer/examples.ts'
import { isAgent } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyLike, anyText, boolean, equal, integer, someText, string, textLike, timestamp } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const NAME = 'Đặng Thị Mỹ'
const named: ProviderState = [
  'a member has joined',
  { account: ACCOUNT, nickname: NAME, registerTime: NOW - 200 * DAY },
]
const getMemberInfo = operation('getMemberInfo', { call: (gateway) => gateway.member.getInfo() })

test('getMemberInfo', () =>
  getMemberInfo.answers({
    reply: {
      id: integer(1002),
      account: equal(ACCOUNT),
      nickname: string('Bảo Ngọc'),
      type: equal(0),
      regDate: timestamp(),
      bindGA: boolean(false),
    },
  }))

test('getMemberInfo of an agent', () =>
  getMemberInfo.answers({
    about: 'of an agent',
    given: [isAgent],
    reply: { account: equal(ACCOUNT), nickname: string('Bảo Ngọc'), type: equal(1) },
  }))

test('getMemberInfo of a member with a Vietnamese name', () =>
  getMemberInfo.answers({
    about: 'of a member with a Vietnamese name',
    given: [named],
    reply: { account: equal(ACCOUNT), nickname: equal(NAME), regDate: equal(NOW - 200 * DAY) },
  }))

const reachable = (verified: boolean): ProviderState[] => [
  ['a member has an e-mail address', { account: ACCOUNT, email: 'ngoc77@site.example' }],
  ['a member has a mobile number', { account: ACCOUNT, mobileNum: '0912345678', countryDialingCode: '+84', verified }],
  withCard,
  named,
]
test.each([
  ['of a member whose number is verified', true],
  ['of a member whose number is not verified', false],
])('getMemberInfo %s', (about, verified) =>
  getMemberInfo.answers({
    about,
    given: reachable(verified),
    reply: {
      account: equal(ACCOUNT),
      nickname: equal(NAME),
      mobile: equal('09****5678'),
      mobileVerified: equal(verified),
      email: equal('n****@site.example'),
      payee: equal(CARD.payeeName),
      memberLabel: anyLike(someText('VIP 3')),
    },
  }),
)

test('getMemberInfo of a member of a club', () =>
  getMemberInfo.answers({
    about: 'of a member of a club',
    account: 'vip02',
    reply: {
      nickname: string(''),
      type: integer(2),
      clubLabel: { labelId: integer(1), labelName: textLike('^VIP [0-9]+$', 'VIP 5') },
    },
  }))

type Update = Parameters<Gateway['member']['update']>[0]
const profile: Update = { nickname: 'Minh Anh', zalo: '0912345678' }
const usedEmail = 'demo77@site.example'
const otherHas: ProviderState = ['a member has an e-mail address', { account: 'demo01', email: usedEmail }]
const updating = (body: Update) => ({ body, call: (gateway: Gateway) => gateway.member.update(body) })

const getNickname = operation('getNickname', { call: (gateway) => gateway.member.getNickname(), given: [named] })
const getEmail = operation('getEmail', {
  call: (gateway) => gateway.member.getEmail(),
  given: [['a member has an e-mail address', { account: ACCOUNT, email: 'ngoc77@site.example' }]],
})
const getPayeeName = operation('getPayeeName', {
  call: (gateway) => gateway.member.getPayeeName(),
  given: [withCard],
})
const update = operation('updateMemberInfo', updating(profile))
const nickname = operation('updateNickname', {
  body: { nickname: 'Minh Anh' },
  call: (gateway) => gateway.member.updateNickname('Minh Anh'),
})
const email = operation('updateEmail', {
  body: { mail: 'ngoc@site.example' },
  call: (gateway) => gateway.member.updateEmail('ngoc@site.example'),
})
const payeeName = operation('updatePayeeName', {
  body: { payeename: 'HOANG BAO NGOC' },
  call: (gateway) => gateway.member.updatePayeeName('HOANG BAO NGOC'),
})
const updates = [update, nickname, email, payeeName]
const all = [getMemberInfo, getNickname, getEmail, getPayeeName, ...updates]

test('getNickname', () => getNickname.answers({ reply: equal(NAME) }))
test('getEmail', () => getEmail.answers({ reply: equal('n****@site.example') }))
test('getPayeeName', () => getPayeeName.answers({ reply: equal(CARD.payeeName) }))
test.each(updates)('$id', (one) => one.answers({}))

test('updateMemberInfo 400 request_param_err', () =>
  update.refuses(400, 'request_param_err', {
    ...updating({ zalo: '09****5678' }),
    value: { field: 'zalo', reason: anyText('is masked: send it whole, or not at all') },
  }))
test('updateMemberInfo 400 request_param_err of a control character', () =>
  update.refuses(400, 'request_param_err', {
    ...updating({ nickname: 'Minh\u0007Anh' }),
    about: 'of a control character',
    value: { field: 'nickname', rule: 'characters' },
  }))
test('updateNickname 400 request_param_err', () =>
  nickname.refuses(400, 'request_param_err', {
    body: { nickname: 'M' },
    call: (gateway) => gateway.member.updateNickname('M'),
    value: { field: 'nickname' },
  }))
test('updateEmail 400 request_param_err', () =>
  email.refuses(400, 'request_param_err', {
    body: { mail: 'ngoc' },
    call: (gateway) => gateway.member.updateEmail('ngoc'),
    value: { field: 'mail' },
  }))
test('updatePayeeName 400 request_param_err', () =>
  payeeName.refuses(400, 'request_param_err', {
    given: [withCard],
    value: { field: 'payeename', reason: anyText('is given already') },
  }))
const owned = { given: [otherHas], value: { field: 'mail', reason: anyText('belongs to another account') } }
test('updateMemberInfo 400 account.in.use', () =>
  update.refuses(400, 'account.in.use', { ...updating({ mail: usedEmail }), ...owned }))
test('updateEmail 400 account.in.use', () =>
  email.refuses(400, 'account.in.use', {
    body: { mail: usedEmail },
    call: (gateway) => gateway.member.updateEmail(usedEmail),
    ...owned,
  }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
