import { test } from 'vitest'
import { answersInBothLanguages, answersAsConfigured } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import {
  anyText,
  eachLike,
  equal,
  identifier,
  integer,
  integerLike,
  listWith,
  someText,
  textLike,
} from '../consumer/shapes.ts'

const listBanks = operation('listBanks', {
  query: { cardType: 'B' },
  call: (gateway) => gateway.accounts.listBanks(),
})
const listGroups = operation('listEWalletGroups', { call: (gateway) => gateway.accounts.listEWalletGroups() })
const all = [listBanks, listGroups]

const noOrYes = integerLike('^[01]$', 0)
test('listBanks', () =>
  listBanks.answers({
    reply: eachLike({
      bankCode: identifier('SVBK'),
      bankLocaleName: someText('Ngân hàng Sông Việt'),
      bankEngName: someText('Bank'),
      isPlayerPhoneRequired: noOrYes,
      isPlayerEmailRequired: noOrYes,
      isPlayerIdRequired: noOrYes,
      isCustomizeRequired: noOrYes,
      isProvinceRequired: textLike('^[A-Z]$', 'D'),
      isBranchRequired: textLike('^[A-Z]$', 'D'),
      customFieldPatternExpression: someText('^[0-9]{8,19}$'),
    }),
  }))
test('listBanks 400 request_param_err', () =>
  listBanks.refuses(400, 'request_param_err', {
    query: { cardType: 'X' },
    call: (gateway) => gateway.accounts.listBanks('X' as 'B'),
    value: { field: 'cardType', reason: anyText('must be one of B, E, V') },
  }))
test('listEWalletGroups', () =>
  listGroups.answers({
    reply: eachLike({
      groupId: integer(1),
      groupName: someText('Ví điện tử'),
      groupCode: identifier('EW'),
      cardCount: equal(0),
      bankList: eachLike({ bankId: integer(207), bankEnName: someText('Lotus Pay') }),
    }),
  }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('listBanks in both languages', () =>
  answersInBothLanguages(listBanks, (text) => listWith({ bankLocaleName: text })))

test('listBanks as configured', () => answersAsConfigured(listBanks))

const wallets = [{ bankCode: 'SENP' }, { bankCode: 'LUAP' }, { bankCode: 'GIOP' }]
test('listBanks for e-wallets', () =>
  listBanks.answers({
    about: 'for e-wallets',
    given: [['the site is configured', { operation: 'listBanks', values: wallets }]],
    query: { cardType: 'E' },
    call: (gateway) => gateway.accounts.listBanks('E'),
    reply: wallets,
  }))
