import type { Gateway, WalletTransfer } from '@longan/sdk'
import { test } from 'vitest'
import { answersAsConfigured } from '../consumer/preconditions.ts'
import { ACCOUNT, withMoney } from '../consumer/examples.ts'
import { operation, refusals } from '../consumer/pact.ts'
import {
  anyText,
  eachLike,
  equal,
  identifier,
  integer,
  listWith,
  money,
  oneOf,
  someText,
  sum,
} from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const getWallet = operation('getWallet', { call: (gateway) => gateway.wallet.get(), given: [withMoney] })
const getWalletBalance = operation('getWalletBalance', {
  query: { typeId: '0' },
  call: (gateway) => gateway.wallet.getBalance(),
  given: [withMoney],
})
const VENDOR = 101
const LAST_VENDOR = 108
const OTHER_VENDORS = [101, 102, 103, 104, 105, 106, 107]
const move = { fromAccountTypeId: 2, toAccountTypeId: VENDOR, amount: 1000 }
const moving = (body: WalletTransfer) => ({ body, call: (gateway: Gateway) => gateway.wallet.transfer(body) })
const atVendor: ProviderState = [
  'a member has money at a vendor',
  { account: ACCOUNT, accountTypeId: VENDOR, balance: 1000.25 },
]
const closed: ProviderState = ['a vendor wallet is closed', { account: ACCOUNT, accountTypeId: VENDOR }]
const single: ProviderState = ['the site has a single wallet', {}]

const getMerchantWallet = operation('getMerchantWallet', {
  call: (gateway) => gateway.wallet.isSingle(),
  given: [single],
})
const transfer = operation('transferWallet', { ...moving(move), given: [withMoney] })
const returnAll = operation('transferAllBack', {
  body: {},
  call: (gateway) => gateway.wallet.returnAll(),
  given: [atVendor],
})
const listLocks = operation('getWalletLockStatus', { call: (gateway) => gateway.wallet.listLocks(), given: [closed] })
const all = [getWallet, getWalletBalance, getMerchantWallet, transfer, returnAll, listLocks]

test('getWalletBalance in every row', () =>
  getWalletBalance.answers({
    about: 'in every row',
    returns: (known: object) => ({ balance: [], ...known }),
    reply: {
      balance: eachLike({
        accountTypeId: integer(2),
        accountTypeName: someText('MAIN'),
        displayName: someText('Main'),
        availBalance: money(1_240_831.75),
        balance: money(1_240_831.75),
        status: identifier('OK'),
      }),
    },
  }))
test('getMerchantWallet', () => getMerchantWallet.answers({ reply: { isSingle: equal(true) }, returns: true }))

test('transferWallet', () => transfer.answers({ reply: { successAmount: sum(1000) } }))
test('transferWallet 400 amount.invalid', () =>
  transfer.refuses(400, 'amount.invalid', { ...moving({ ...move, amount: 0.5 }), value: { field: 'amount' } }))
test('transferWallet 400 balance.not.enough', () =>
  transfer.refuses(400, 'balance.not.enough', { given: [], value: { field: 'amount' } }))
test('transferWallet 400 vendor_under_maintenance', () =>
  transfer.refuses(400, 'vendor_under_maintenance', {
    given: [withMoney, closed],
    value: { field: 'toAccountTypeId' },
  }))
test('transferWallet 400 permission.denied', () =>
  transfer.refuses(400, 'permission.denied', { account: 'notype01', given: [] }))
test('transferWallet 400 request_param_err', () =>
  transfer.refuses(400, 'request_param_err', {
    ...moving({ ...move, toAccountTypeId: 7 }),
    value: { field: 'toAccountTypeId', reason: anyText('is not one of your wallets') },
  }))
test.each([transfer, returnAll])('$id 403 function.not.available', (one) =>
  one.refuses(403, 'function.not.available', { given: [single] }),
)

test('transferAllBack', () =>
  returnAll.answers({
    reply: {
      successAmount: sum(1000),
      returned: [{ accountTypeId: equal(VENDOR), amount: sum(1000) }],
      remaining: [{ accountTypeId: equal(VENDOR), amount: sum(0.25), reason: anyText('is less than a unit') }],
    },
  }))

test('getWalletLockStatus', () =>
  listLocks.answers({ reply: listWith({ accountTypeId: equal(VENDOR), isLocked: equal(true) }) }))

test('getWallet', () => getWallet.answers({ reply: { sumBalance: sum(1_240_831.75) } }))

test('getWalletBalance', () =>
  getWalletBalance.answers({
    reply: {
      sumBalance: sum(1_240_831.75),
      balance: listWith({
        accountTypeId: integer(2),
        accountTypeName: equal('MAIN'),
        displayName: someText('Main'),
        availBalance: sum(1_240_831.75),
        balance: sum(1_240_831.75),
        status: identifier('OK'),
      }),
      currencyPosition: oneOf('B', 'F'),
    },
    returns: (known: object) => ({ balance: [], ...known }),
  }))

test('getWalletBalance 400 request_param_err', () =>
  getWalletBalance.refuses(400, 'request_param_err', {
    query: { typeId: '1' },
    call: (gateway) => gateway.wallet.getBalance(1 as 2),
    value: { field: 'typeId', reason: anyText('must be one of 0, 2') },
  }))

test('getWallet 500 system.error', () =>
  getWallet.refuses(500, 'system.error', {
    given: [['an operation fails', { operation: 'getWallet', status: 500, code: 'system.error' }]],
  }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('getWalletBalance with money at the last vendor', () =>
  getWalletBalance.answers({
    about: 'with money at the last vendor',
    given: [['a member has money at a vendor', { account: ACCOUNT, accountTypeId: LAST_VENDOR, balance: 25.5 }]],
    returns: (known: object) => ({ balance: [], ...known }),
    reply: {
      sumBalance: money(25.5),
      balance: listWith(
        ...OTHER_VENDORS.map((id) => ({
          accountTypeId: equal(id),
          accountTypeName: someText('LVA'),
          availBalance: sum(0),
          balance: sum(0),
        })),
        {
          accountTypeId: equal(LAST_VENDOR),
          accountTypeName: someText('NGT'),
          availBalance: sum(25.5),
          balance: sum(25.5),
        },
      ),
    },
  }))

test('getWalletBalance of the main wallet', () =>
  getWalletBalance.answers({
    about: 'of the main wallet',
    query: { typeId: '2' },
    call: (gateway) => gateway.wallet.getBalance(2),
    returns: (known: object) => ({ balance: [], ...known }),
    reply: {
      sumBalance: sum(1_240_831.75),
      balance: [{ accountTypeId: equal(2), accountTypeName: equal('MAIN'), balance: sum(1_240_831.75) }],
    },
  }))

test('getWalletBalance as configured', () => answersAsConfigured(getWalletBalance))
