import type { Gateway, PointConversion, PointRedeeming } from '@longan/sdk'
import { test } from 'vitest'
import { answersInBothLanguages, answersAsConfigured } from '../consumer/preconditions.ts'
import { ACCOUNT, HOUR, NOW, PAYMENT_PASSWORD as password, withPaymentPassword } from '../consumer/examples.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { encryptedRequest, encryptionRefusals } from '../consumer/encrypted-operation.ts'
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
  timestamp,
} from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const owned = (points: number): ProviderState => ['a member has points', { account: ACCOUNT, points }]
const NAME = 'Vòng quay may mắn'
const offered: ProviderState = ['goods are offered', { rewardId: 1, points: 150, stock: 500, rewardName: NAME }]
const soldOut: ProviderState = ['goods are offered', { rewardId: 6, points: 20_000, stock: 0 }]
const locked: ProviderState = ["a member's payment password is locked", { account: ACCOUNT }]
const given = [withPaymentPassword, owned(1250), offered]

const redeeming = async (input: PointRedeeming) => ({
  ...(await encryptedRequest(input)),
  call: (gateway: Gateway) => gateway.points.redeem(input),
})
const converting = async (input: PointConversion) => ({
  ...(await encryptedRequest(input)),
  call: (gateway: Gateway) => gateway.points.convert(input),
})

const getPointBalance = operation('getPointBalance', {
  call: (gateway) => gateway.points.getBalance(),
  given: [owned(1250)],
})
const getPointConfig = operation('getPointConfig', { call: (gateway) => gateway.points.getConfig() })
const listPointRewardTypes = operation('listPointRewardTypes', { call: (gateway) => gateway.points.listRewardTypes() })
const listPointRewards = operation('listPointRewards', {
  query: { type: 'TICKET', page: '1', size: '10' },
  call: (gateway) => gateway.points.listRewards({ type: 'TICKET', page: 1, size: 10 }),
  given: [offered],
})
const listPointRedemptions = operation('listPointRedemptions', {
  query: { page: '1', size: '10' },
  call: (gateway) => gateway.points.listRedemptions({ page: 1, size: 10 }),
  given: [offered, ['a member has redeemed points', { account: ACCOUNT, rewardId: 1, at: NOW - HOUR }]],
})
const redeem = operation('redeemPointReward', { ...(await redeeming({ rewardId: 1, password })), given })
const convert = operation('convertPoints', { ...(await converting({ points: 300, password })), given })
const spending = [redeem, convert]
const all = [getPointBalance, getPointConfig, listPointRewardTypes, listPointRewards, listPointRedemptions, ...spending]

const redemption = {
  orderNo: identifier('Q26112000000001'),
  rewardId: equal(1),
  rewardName: equal(NAME),
  points: equal(150),
  redeemTime: equal(NOW - HOUR),
}

test('getPointBalance', () => getPointBalance.answers({ reply: equal(1250) }))

test('getPointConfig', () =>
  getPointConfig.answers({
    reply: { stakeForPoint: money(10_000), pointsPerConversion: integer(100), amountPerConversion: money(1000) },
  }))

test('listPointRewardTypes', () =>
  listPointRewardTypes.answers({ reply: eachLike({ type: oneOf('GOODS', 'TICKET'), name: someText('Quà tặng') }) }))

test('listPointRewards', () =>
  listPointRewards.answers({
    reply: {
      list: listWith({
        rewardId: equal(1),
        type: equal('TICKET'),
        rewardName: someText('Vòng quay may mắn'),
        points: equal(150),
        stock: equal(500),
      }),
      totalPages: equal(1),
    },
  }))

test('listPointRewards 400 request_param_err', () =>
  listPointRewards.refuses(400, 'request_param_err', {
    query: { type: 'HOUSE', page: '1', size: '10' },
    call: (gateway) => gateway.points.listRewards({ type: 'HOUSE' as 'GOODS', page: 1, size: 10 }),
    value: { field: 'type', reason: anyText('must be one of GOODS, TICKET') },
  }))

test('listPointRewards in every row', () =>
  listPointRewards.answers({
    about: 'in every row',
    reply: {
      list: eachLike({
        rewardId: integer(1),
        type: equal('TICKET'),
        rewardName: someText('Vòng quay may mắn'),
        points: integer(150),
        stock: integer(500),
      }),
    },
  }))

test('listPointRedemptions', () =>
  listPointRedemptions.answers({ reply: { list: [redemption], totalPages: equal(1) } }))

test('listPointRedemptions 400 request_param_err', () =>
  listPointRedemptions.refuses(400, 'request_param_err', {
    query: { page: '0', size: '10' },
    call: (gateway) => gateway.points.listRedemptions({ page: 0, size: 10 }),
    value: { field: 'page', reason: anyText('must be >= 1') },
  }))

test('redeemPointReward', () => redeem.answers({ reply: { ...redemption, redeemTime: timestamp() } }))

test('convertPoints', () => convert.answers({ reply: { amount: sum(3000), points: equal(300), balance: equal(950) } }))

test.each(spending)('$id 400 points.not.enough', (one) =>
  one.refuses(400, 'points.not.enough', {
    given: [withPaymentPassword, owned(0), offered],
    value: { field: one === redeem ? 'rewardId' : 'points', reason: anyText('needs more points than the member has') },
  }),
)

test('redeemPointReward 400 goods.sold.out', async () =>
  redeem.refuses(400, 'goods.sold.out', {
    ...(await redeeming({ rewardId: 6, password })),
    given: [withPaymentPassword, owned(50_000), soldOut],
    value: { field: 'rewardId', reason: anyText('is sold out') },
  }))

test('redeemPointReward 400 request_param_err', async () =>
  redeem.refuses(400, 'request_param_err', {
    ...(await redeeming({ rewardId: 99, password })),
    value: { field: 'rewardId', reason: anyText('is not among the goods') },
  }))

test('convertPoints 400 request_param_err', async () =>
  convert.refuses(400, 'request_param_err', {
    ...(await converting({ points: 150, password })),
    value: { field: 'points', reason: anyText('must be multiple of 100') },
  }))

test('redeemPointReward 400 invalid.payment.pw', async () =>
  redeem.refuses(400, 'invalid.payment.pw', {
    ...(await redeeming({ rewardId: 1, password: '000000' })),
    value: { field: 'password', reason: anyText('is wrong'), data: { remainingAttempts: equal(4) } },
  }))

test('convertPoints 400 invalid.payment.pw', async () =>
  convert.refuses(400, 'invalid.payment.pw', {
    ...(await converting({ points: 300, password: '000000' })),
    value: { field: 'password', reason: anyText('is wrong'), data: { remainingAttempts: equal(4) } },
  }))

test.each(spending)('$id 400 not.exists.payment.password', (one) =>
  one.refuses(400, 'not.exists.payment.password', { given: [owned(1250), offered], value: { field: 'password' } }),
)

test.each(spending)('$id 400 payment.password.locked', (one) =>
  one.refuses(400, 'payment.password.locked', {
    given: [...given, locked],
    value: { field: 'password', data: { lockedUntil: timestamp() } },
  }),
)

test.each(spending)('$id 400 permission.denied, the account being a trial', (one) =>
  one.refuses(400, 'permission.denied', { account: 'notype01', given: [] }),
)

test.each(spending)('$id 400 request_body_required', encryptionRefusals.unreadable)
test.each(spending)('$id 400 missing_encryption', encryptionRefusals.withoutKey)
test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('listPointRedemptions in both languages', () =>
  answersInBothLanguages(listPointRedemptions, (text) => ({ list: eachLike({ rewardName: text }) })))

test('listPointRewards in both languages', () =>
  answersInBothLanguages(listPointRewards, (text) => ({ list: eachLike({ rewardName: text }) })))

test('redeemPointReward in both languages', () => answersInBothLanguages(redeem, (text) => ({ rewardName: text })))

test.each([getPointConfig, listPointRewards])('$id as configured', answersAsConfigured)
