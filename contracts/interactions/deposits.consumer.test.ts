import type { DepositInput, Gateway } from '@longan/sdk'
import { test } from 'vitest'
import { operation, refusals } from '../consumer/pact.ts'
import { ACCOUNT, NOW } from '../consumer/examples.ts'
import { depositRefusals, promotionRefusal } from '../consumer/limit-refusals.ts'
import {
  address,
  anyLike,
  anyText,
  eachLike,
  equal,
  identifier,
  integer,
  integerLike,
  money,
  number,
  oneOf,
  someText,
  sum,
  textLike,
  timestamp,
} from '../consumer/shapes.ts'
const AMOUNT = 200_000
const QR: DepositInput = { amount: AMOUNT, bankCode: 'UNQR', bankType: 'UNQR', vendorId: 2 }
const TRANSFER: DepositInput = { amount: AMOUNT, bankCode: 'SVBK', vendorId: 1 }
const WALLET: DepositInput = { amount: AMOUNT, bankCode: 'SENP', bankType: 'SE', vendorId: 3 }
const COINS: DepositInput = { amount: 260_000, bankCode: 'USDT', bankType: 'USDT', vendorId: 4 }
type Begin = (gateway: Gateway, body: DepositInput) => Promise<unknown>
const way = (id: string, input: DepositInput, { begin, shows }: { begin: Begin; shows: object }) => {
  const withBody = (body: DepositInput) => ({ body, call: (gateway: Gateway) => begin(gateway, body) })
  return { id, input, withBody, shows, one: operation(id, withBody(input)) }
}
const page = { redirectUrl: address('/partners/payment/?launch=1b4e28ba') }
const ways = [
  way('depositByQr', QR, { begin: (gateway, body) => gateway.deposits.byQr(body), shows: page }),
  way('depositByAccountName', TRANSFER, {
    begin: (gateway, body) => gateway.deposits.byTransfer(body),
    shows: { receiverName: textLike('^[^0-9]+$', 'CONG TY LONGAN DEMO'), remarks: someText('D26112000000001') },
  }),
  way('depositByLaunchUrl', WALLET, { begin: (gateway, body) => gateway.deposits.byPage(body), shows: page }),
  way('depositByVirtualWallet', COINS, {
    begin: (gateway, body) => gateway.deposits.byCrypto(body),
    shows: { walletAddress: identifier('TLongan9x7Kp2mQ4vR8sYbN3cW6dH5jGfe'), sourceAmount: number(10) },
  }),
]

const getSettings = operation('getDepositSettings', { call: (gateway) => gateway.deposits.getSettings() })
const listChannels = operation('listDepositChannels', { call: (gateway) => gateway.deposits.listChannels() })
const listPromotions = operation('listDepositPromotions', {
  query: { method: 'UNQR', amount: '200000' },
  call: (gateway) => gateway.deposits.listPromotions({ method: 'UNQR', amount: 200_000 }),
})
const getRate = operation('getExchangeRate', {
  query: { currency: 'USDT' },
  call: (gateway) => gateway.deposits.getExchangeRate('USDT'),
})
const coin = { bankCode: 'USDT', vendorId: 4 }
const getAddress = operation('getDepositAddress', {
  body: coin,
  call: (gateway) => gateway.deposits.getAddress(coin),
})
const all = [getSettings, listChannels, listPromotions, getRate, getAddress, ...ways.map(({ one }) => one)]

test.each(ways)('$id', ({ one, input, shows }) =>
  one.answers({
    reply: {
      depositId: identifier('D26112000000001'),
      amount: sum(input.amount),
      ...shows,
      status: oneOf('awaiting', 'created'),
      expiresAt: timestamp(),
    },
  }),
)
test.each(ways)('$id 400 permission.denied', ({ one }) =>
  one.refuses(400, 'permission.denied', { account: 'notype01' }),
)
test.each(ways)('$id 400 deposit.channel.unavailable', ({ one }) =>
  one.refuses(400, 'deposit.channel.unavailable', {
    given: [['nothing is paid in', {}]],
    value: { field: 'vendorId', data: { depositOffMessage: someText('The channel is switched off by the operator') } },
  }),
)
for (const { code, ...refusal } of depositRefusals)
  test.each(ways)(`$id 400 ${code}`, ({ one }) => one.refuses(400, code, refusal))
test.each(ways)('$id 400 bonus.not.allowed', ({ one, input, withBody }) => {
  const { promotionId, ...refusal } = promotionRefusal
  return one.refuses(400, 'bonus.not.allowed', { ...withBody({ ...input, promotionId }), ...refusal })
})
test.each(ways)('$id 400 amount.invalid', ({ one, input, withBody }) =>
  one.refuses(400, 'amount.invalid', {
    ...withBody({ ...input, amount: 10 }),
    value: { field: 'amount', reason: anyText('is below the minimum'), data: { min: money(50_000) } },
  }),
)
test.each(ways)('$id 400 request_param_err', ({ one, input, withBody }) =>
  one.refuses(400, 'request_param_err', {
    ...withBody({ ...input, bankCode: 'NOPE' }),
    value: { field: 'bankCode', reason: anyText('is not a bank of the channel') },
  }),
)

test('getDepositSettings', () =>
  getSettings.answers({
    reply: {
      allowDeposit: equal('Y'),
      totalDepositSuccessCount: equal(0),
      inProgressCashInCount: equal(0),
      depositInfo: [],
    },
  }))
test('getDepositSettings of a member with an open deposit', () =>
  getSettings.answers({
    about: 'of a member with an open deposit',
    given: [
      ['a member has an open deposit', { account: ACCOUNT, depositId: 'D77001', amount: AMOUNT, at: NOW - 600_000 }],
    ],
    reply: {
      allowDeposit: equal('Y'),
      totalDepositSuccessCount: equal(0),
      inProgressCashInCount: equal(1),
      depositInfo: [
        {
          depositId: equal('D77001'),
          depositMethod: equal('MT'),
          requestedAmount: sum(AMOUNT),
          depositDate: equal(NOW - 600_000),
          status: equal('awaiting'),
        },
      ],
    },
  }))
const bank = { bankCode: identifier('SVBK'), bankType: identifier('MT'), bankChName: someText('Ngân hàng Sông Việt') }
test('listDepositChannels', () =>
  listChannels.answers({
    reply: {
      MT: {
        code: equal('MT'),
        recommendation: oneOf('N', 'Y'),
        currency: identifier('VND'),
        paymentMethodType: eachLike(oneOf('NORMAL', 'EWALLET', 'VIRTUAL')),
        channels: eachLike({
          vendorId: integer(1),
          vendorName: someText('Chuyển khoản ngân hàng'),
          min: money(50_000),
          max: money(300_000_000),
          customerCharge: number(1),
          minCustomerCharge: money(1000),
          creditsAfter: integerLike('^[0-9]{4,8}$', 60_000),
          isOpen: oneOf('Y', 'N'),
          fixedAmounts: anyLike(money(100_000)),
          quickAmounts: eachLike(money(200_000)),
          banks: eachLike(bank),
        }),
      },
    },
  }))
test('listDepositChannels of a site that takes no deposits', () =>
  listChannels.answers({
    about: 'of a site that takes no deposits',
    given: [['nothing is paid in', {}]],
    reply: {
      MT: {
        code: equal('MT'),
        channels: eachLike({ vendorId: integer(1), isOpen: equal('N'), message: someText('Kênh đang đóng') }),
      },
    },
  }))
test('listDepositPromotions', () =>
  listPromotions.answers({
    reply: eachLike({
      id: integer(901),
      title: someText('Thưởng nạp 10%'),
      turnoverFactor: number(5),
      bonusAmount: money(20_000),
      bonusType: oneOf('PERCENTAGE', 'FIXED'),
      depositPromDetailsList: eachLike({
        minDepositDetail: money(100_000),
        bonusAmtDetail: number(10),
        maxBonusDetail: money(2_000_000),
      }),
    }),
  }))
test('listDepositPromotions where the rulebook allows no bonuses', () =>
  listPromotions.answers({
    about: 'without bonuses',
    given: [['the site has a rulebook', { rulebookId: 'vn' }]],
    reply: eachLike({
      id: integer(901),
      bonusType: oneOf('PERCENTAGE', 'FIXED'),
      notOffered: someText('Không áp dụng: quy định tại Việt Nam không cho phép khuyến mãi'),
      depositPromDetailsList: eachLike({ minDepositDetail: money(100_000), bonusAmtDetail: number(10) }),
    }),
  }))
test('listDepositPromotions where a bonus is for one product', () =>
  listPromotions.answers({
    about: 'for one product',
    given: [['the site has a rulebook', { rulebookId: 'gb' }]],
    reply: eachLike({
      id: integer(901),
      bonusType: oneOf('PERCENTAGE', 'FIXED'),
      turnoverGameType: identifier('RNG'),
      depositPromDetailsList: eachLike({ minDepositDetail: money(100_000), bonusAmtDetail: number(10) }),
    }),
  }))
test('listDepositPromotions 400 request_param_err', () =>
  listPromotions.refuses(400, 'request_param_err', {
    query: { method: 'UNQR', amount: '-1' },
    call: (gateway) => gateway.deposits.listPromotions({ method: 'UNQR', amount: -1 }),
    value: { field: 'amount', reason: anyText('must be >= 0') },
  }))
test('getExchangeRate', () => getRate.answers({ reply: { buy: money(26_000), decimal: integer(8) } }))
test('getExchangeRate 400 request_param_err', () =>
  getRate.refuses(400, 'request_param_err', {
    query: { currency: 'DOGE' },
    call: (gateway) => gateway.deposits.getExchangeRate('DOGE' as 'BTC'),
    value: { field: 'currency', reason: anyText('must be one of USDT, BTC, ETH, LTC') },
  }))
test('getDepositAddress', () =>
  getAddress.answers({ reply: { walletAddress: identifier('TLongan9x7Kp2mQ4vR8sYbN3cW6dH5jGfe') } }))
test('getDepositAddress 400 request_param_err', () =>
  getAddress.refuses(400, 'request_param_err', {
    body: { ...coin, vendorId: 1 },
    call: (gateway) => gateway.deposits.getAddress({ ...coin, vendorId: 1 }),
    value: { field: 'vendorId', reason: anyText('is not a channel of this kind') },
  }))
test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
