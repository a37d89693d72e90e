import { test } from 'vitest'
import { ACCOUNT, DAY, NOW, withMoney } from '../consumer/examples.ts'
import { answersAsConfigured } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, eachLike, equal, identifier, number, sum, timestamp } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const staked = (days: number, betAmount = 125_000): ProviderState => [
  'a member has staked',
  { account: ACCOUNT, gameType: 'RNG', betAmount, settledAt: NOW - days * DAY },
]
const id = '2026-11-19'
const claimOf = (rebateId: string) => ({
  body: { rebateId },
  call: (gateway: Parameters<Parameters<typeof operation>[1]['call']>[0]) => gateway.rebates.claim(rebateId),
})

const listRebateSettings = operation('listRebateSettings', { call: (gateway) => gateway.rebates.listSettings() })
const listRebates = operation('listRebates', {
  call: (gateway) => gateway.rebates.list(),
  given: [withMoney, staked(1), staked(2, 250_000)],
})
const claimRebate = operation('claimRebate', { ...claimOf(id), given: [withMoney, staked(1)] })
const all = [listRebateSettings, listRebates, claimRebate]

const rebate = (rebateId: string, stake: number, status: string) => ({
  rebateId: equal(rebateId),
  netStake: sum(stake),
  amount: sum(stake * 0.008),
  status: equal(status),
  claimableFrom: timestamp(),
  expiry: timestamp(),
  details: [{ productType: equal('RNG'), netStake: sum(stake), rebateRate: number(0.008), amount: sum(stake * 0.008) }],
})

test('listRebateSettings', () =>
  listRebateSettings.answers({
    reply: eachLike({ productType: identifier('RNG'), rebateRate: number(0.008) }),
  }))

test('listRebates', () =>
  listRebates.answers({
    reply: [rebate(id, 125_000, 'CLAIMABLE'), rebate('2026-11-18', 250_000, 'CLAIMABLE')],
  }))

test('claimRebate', () => claimRebate.answers({ reply: rebate(id, 125_000, 'CLAIMED') }))

test('claimRebate 400 reward.claimed', () =>
  claimRebate.refuses(400, 'reward.claimed', {
    given: [
      withMoney,
      staked(1),
      ['a member has claimed', { account: ACCOUNT, occasion: `rebate:${id}`, amount: 1000 }],
    ],
    value: { field: 'rebateId', reason: anyText('was claimed already') },
  }))

test('claimRebate 400 reward.not.ready', () =>
  claimRebate.refuses(400, 'reward.not.ready', {
    ...claimOf('2026-11-20'),
    given: [withMoney, staked(0)],
    value: { field: 'rebateId', reason: anyText('can be claimed from noon') },
  }))

test('claimRebate 400 request_param_err', () =>
  claimRebate.refuses(400, 'request_param_err', {
    ...claimOf('2026-11-01'),
    value: { field: 'rebateId', reason: anyText('is not a day with a rebate') },
  }))

test('claimRebate 400 reward.expired', () =>
  claimRebate.refuses(400, 'reward.expired', {
    ...claimOf('2026-11-11'),
    given: [withMoney, staked(9)],
    value: { field: 'rebateId', reason: anyText('has expired') },
  }))

test('claimRebate 400 permission.denied, the account being a trial', () =>
  claimRebate.refuses(400, 'permission.denied', { account: 'notype01', given: [] }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test.each([listRebates, listRebateSettings])('$id as configured', answersAsConfigured)
