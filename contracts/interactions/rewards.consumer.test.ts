import { test } from 'vitest'
import { ACCOUNT, DAY, HOUR, NOW } from '../consumer/examples.ts'
import { answersInBothLanguages, answersAsConfigured } from '../consumer/preconditions.ts'
import { answersByPage } from '../consumer/paging.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, boolean, eachLike, equal, identifier, integer, oneOf, someText, sum } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const reward = (rewardId: number, expiry = NOW + DAY): ProviderState => [
  'a member has a reward',
  { account: ACCOUNT, rewardId, amount: 88_000, points: 20, expiry, eventName: 'Quà tặng tri ân' },
]
const claimed: ProviderState = [
  'a member has claimed',
  { account: ACCOUNT, occasion: 'reward:9101', amount: 88_000, at: NOW - HOUR, name: 'Thưởng mùa nhãn' },
]
const paged = { page: '1', size: '10' }
const page = { page: 1, size: 10 }
const claim = { promotionClaimId: 9101, promotionType: 'MANUAL' } as const
const getAvailablePromotions = operation('getAvailablePromotions', {
  call: (gateway) => gateway.rewards.getAvailable(),
})
const getMerchantAvailablePromotions = operation('getMerchantAvailablePromotions', {
  call: (gateway) => gateway.rewards.getMerchantAvailable(),
})
const listClaimableRewards = operation('listClaimableRewards', {
  query: paged,
  call: (gateway) => gateway.rewards.listClaimable(page),
  given: [reward(9102, NOW - 1), reward(9101)],
})
const claimReward = operation('claimReward', {
  body: claim,
  call: (gateway) => gateway.rewards.claim(claim),
  given: [reward(9101)],
})
const listClaimedRewards = operation('listClaimedRewards', {
  query: paged,
  call: (gateway) => gateway.rewards.listClaimed(page),
  given: [claimed],
})
const listRewardLayout = operation('listRewardLayout', { call: (gateway) => gateway.rewards.listLayout() })
const listPromotionCategories = operation('listPromotionCategories', {
  call: (gateway) => gateway.rewards.listCategories(),
})
const members = [getAvailablePromotions, listClaimableRewards, claimReward, listClaimedRewards]
const guests = [getMerchantAvailablePromotions, listRewardLayout, listPromotionCategories]

const open = { enabled: boolean(true), count: integer(1) }
const shut = { enabled: boolean(true), count: equal(0) }
const claimable = (rewardId: number, status: string, expiry: number) => ({
  rewardId: equal(rewardId),
  eventName: equal('Quà tặng tri ân'),
  rewardAmount: sum(88_000),
  rewardPoint: equal(20),
  promotionType: equal('MANUAL'),
  status: equal(status),
  expiry: equal(expiry),
})

test('getAvailablePromotions', () =>
  getAvailablePromotions.answers({
    reply: { LOGIN: open, PROMOCODE: open, MISSION: shut, REFERRAL: shut, SAVIOR: shut, LUCKYBET: shut },
  }))

test('getMerchantAvailablePromotions', () =>
  getMerchantAvailablePromotions.answers({ reply: { LOGIN: shut, PROMOCODE: shut, MISSION: shut, REFERRAL: shut } }))

test('listClaimableRewards', () =>
  listClaimableRewards.answers({
    reply: {
      list: [claimable(9101, 'I', NOW + DAY), claimable(9102, 'E', NOW - 1)],
      total: equal(2),
      totalPages: equal(1),
    },
  }))

test('claimReward', () =>
  claimReward.answers({
    reply: {
      claimedTickets: [
        { rewardType: equal('CASH'), value: equal(88_000) },
        { rewardType: equal('POINT'), value: equal(20) },
      ],
    },
  }))

test('listClaimedRewards', () =>
  listClaimedRewards.answers({
    reply: {
      list: [
        {
          orderNo: identifier('P26112000000001'),
          eventName: equal('Thưởng mùa nhãn'),
          rewardAmount: sum(88_000),
          rewardPoint: equal(0),
          promotionType: equal('MANUAL'),
          claimTime: equal(NOW - HOUR),
        },
      ],
      totalPages: equal(1),
      dailyReceivedBonus: sum(88_000),
      totalBonus: sum(88_000),
      totalPoints: equal(0),
    },
  }))

test('listRewardLayout', () =>
  listRewardLayout.answers({
    reply: eachLike({
      key: oneOf('REGISTER', 'LOGIN', 'REFERRAL', 'SAVIOR', 'PROMOCODE', 'LUCKYBET', 'MISSION'),
      sort: integer(1),
      enabled: boolean(true),
    }),
  }))

test('listPromotionCategories', () => listPromotionCategories.answers({ reply: eachLike(someText('new_player')) }))

test('claimReward 400 reward.claimed', () =>
  claimReward.refuses(400, 'reward.claimed', {
    given: [reward(9101), claimed],
    value: { field: 'promotionClaimId', reason: anyText('was claimed already') },
  }))

test('claimReward 400 reward.expired', () =>
  claimReward.refuses(400, 'reward.expired', {
    given: [reward(9101, NOW - 1)],
    value: { field: 'promotionClaimId', reason: anyText('has expired') },
  }))

test('claimReward 400 request_param_err', () =>
  claimReward.refuses(400, 'request_param_err', {
    given: [],
    value: { field: 'promotionClaimId', reason: anyText('is not a reward of the member') },
  }))

test('claimReward 400 permission.denied, the account being a trial', () =>
  claimReward.refuses(400, 'permission.denied', { account: 'notype01', given: [] }))

const wrongPage = { field: 'page', reason: anyText('must be >= 1') }

test('listClaimableRewards 400 request_param_err', () =>
  listClaimableRewards.refuses(400, 'request_param_err', {
    query: { ...paged, page: '0' },
    call: (gateway) => gateway.rewards.listClaimable({ ...page, page: 0 }),
    value: wrongPage,
  }))

test('listClaimedRewards 400 request_param_err', () =>
  listClaimedRewards.refuses(400, 'request_param_err', {
    query: { ...paged, page: '0' },
    call: (gateway) => gateway.rewards.listClaimed({ ...page, page: 0 }),
    value: wrongPage,
  }))

test.each(members)('$id 401 login.not.session', refusals.notSignedIn)
test.each(members)('$id 401 user.or.token.invalid', refusals.ended)
test.each([...members, ...guests])('$id 503 system.maintenance', refusals.closed)

test('listClaimedRewards in both languages', () =>
  answersInBothLanguages(listClaimedRewards, (text) => ({ list: eachLike({ eventName: text }) })))

test('listClaimableRewards by page', () =>
  answersByPage(listClaimableRewards, {
    call: (gateway, one) => gateway.rewards.listClaimable(one),
    rows: [claimable(9101, 'I', NOW + DAY), claimable(9102, 'E', NOW - 1)],
    reply: (list) => ({ list, total: equal(2), totalPages: equal(2) }),
  }))

const claimedBefore: ProviderState = [
  'a member has claimed',
  { account: ACCOUNT, occasion: 'reward:9102', amount: 50_000 },
]
test('listClaimedRewards by page', () =>
  answersByPage(
    operation('listClaimedRewards', {
      query: paged,
      call: (gateway) => gateway.rewards.listClaimed(page),
      given: [claimedBefore, claimed],
    }),
    {
      call: (gateway, one) => gateway.rewards.listClaimed(one),
      rows: [{ rewardAmount: sum(88_000) }, { rewardAmount: sum(50_000) }],
      reply: (list) => ({ list, totalPages: equal(2) }),
    },
  ))

test.each([getAvailablePromotions, listPromotionCategories])('$id as configured', answersAsConfigured)

test('listClaimableRewards in both languages', () =>
  answersInBothLanguages(listClaimableRewards, (text) => ({ list: eachLike({ eventName: text }) })))
