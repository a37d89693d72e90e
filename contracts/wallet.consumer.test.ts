import { test } from 'vitest'
import { rich } from './examples.ts'
import { operation, refusals } from './pact.ts'
import { equal, integer, listWith, oneOf, string, sum } from './shapes.ts'

const getWallet = operation('getWallet', { call: (gateway) => gateway.wallet.get(), given: [rich] })
const getWalletBalance = operation('getWalletBalance', {
  query: { typeId: '0' },
  call: (gateway) => gateway.wallet.getBalance(),
  given: [rich],
})
const all = [getWallet, getWalletBalance]

test('getWallet', () => getWallet.answers({ reply: { sumBalance: sum(1_240_831.75) } }))

test('getWalletBalance', () =>
  getWalletBalance.answers({
    reply: {
      sumBalance: sum(1_240_831.75),
      balance: listWith({
        accountTypeId: integer(2),
        accountTypeName: equal('MAIN'),
        availBalance: sum(1_240_831.75),
        balance: sum(1_240_831.75),
        status: string('OK'),
      }),
      currencyPosition: oneOf('B', 'F'),
    },
    returns: (known: object) => ({ balance: [], ...known }),
  }))

test('getWalletBalance 400 request_param_err', () =>
  getWalletBalance.refuses(400, 'request_param_err', {
    query: { typeId: '1' },
    call: (gateway) => gateway.wallet.getBalance(1 as 2),
    value: { field: 'typeId', reason: string('must be one of 0, 2') },
  }))

test('getWallet 500 system.error', () =>
  getWallet.refuses(500, 'system.error', {
    given: [['an operation fails', { operation: 'getWallet', status: 500, code: 'system.error' }]],
  }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
