import { expect, test } from 'vitest'
import { ACCOUNT, DAY, END_OF_DAY, HOUR, NOW } from '../consumer/examples.ts'
import { answersInBothLanguages, answersAsConfigured } from '../consumer/preconditions.ts'
import { answersByPage } from '../consumer/paging.ts'
import { operation, refusals } from '../consumer/pact.ts'
import {
  anyText,
  eachLike,
  equal,
  identifier,
  integer,
  money,
  oneOf,
  someText,
  sum,
  textLike,
} from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const CODE = 'LG1002'
const brought = (friend: string, daysAgo: number): ProviderState => [
  'a member has brought a friend',
  { account: ACCOUNT, friend, registerTime: NOW - daysAgo * DAY, code: CODE },
]
const withMoney: ProviderState = ['a member has money', { account: 'vip02', balance: 7_000_000 }]
const given = [withMoney, brought('vip02', 9), brought('locked01', 2)]

const getReferralDetails = operation('getReferralDetails', {
  query: { autoGenerate: 'true' },
  call: (gateway) => gateway.referral.getDetails(),
  given,
})
const listReferrals = operation('listReferrals', {
  query: { page: '1', size: '10' },
  call: (gateway) => gateway.referral.list({ page: 1, size: 10 }),
  given,
})
const income = { startTodayDate: NOW - DAY / 2, endTodayDate: NOW + DAY / 2 }
const getReferralIncome = operation('getReferralIncome', {
  query: { startTodayDate: String(income.startTodayDate), endTodayDate: String(income.endTodayDate) },
  call: (gateway) => gateway.referral.getIncome(income),
  given,
})
const listReferralRanking = operation('listReferralRanking', { call: (gateway) => gateway.referral.listRanking() })
const listReferralRules = operation('listReferralRules', { call: (gateway) => gateway.referral.listRules() })
const listReferralEstimates = operation('listReferralEstimates', {
  call: (gateway) => gateway.referral.listEstimates(),
})
const listReferralAchievements = operation('listReferralAchievements', {
  call: (gateway) => gateway.referral.listAchievements(),
})
const claimReferralRewards = operation('claimReferralRewards', {
  call: (gateway) => gateway.referral.claim(),
  given,
})
const members = [
  getReferralDetails,
  listReferrals,
  getReferralIncome,
  listReferralRanking,
  listReferralAchievements,
  claimReferralRewards,
]

const friend = (daysAgo: number, status: string) => ({
  // Not the name: members below do not know each other.
  username: textLike('^[^*\\s]{0,4}[*]+[^*\\s]{0,4}$', 'vip***2'),
  registerTime: equal(NOW - daysAgo * DAY),
  inviteTime: equal(NOW - daysAgo * DAY),
  status: equal(status),
})

test('getReferralDetails', () =>
  getReferralDetails.answers({
    reply: {
      totalInvitations: equal(2),
      totalPrize: sum(0),
      totalPoints: equal(0),
      affiliateCode: equal(CODE),
      referralCode: equal(CODE),
      invitationRewardEnabled: oneOf('Y', 'N'),
    },
  }))

test('listReferrals', () =>
  listReferrals.answers({
    reply: {
      list: [friend(2, 'I'), friend(9, 'C')],
      total: equal(2),
      totalPages: equal(1),
      footer: { totalSuccessInvited: equal(1), totalIncompleteInvited: equal(1) },
    },
  }))

test('getReferralIncome', () =>
  getReferralIncome.answers({
    reply: {
      totalAmountToday: sum(0),
      totalAmountYesterday: sum(0),
      memberCount: equal(2),
      memberQualifiedCount: equal(1),
      invitationAmount: sum(0),
      invitationCountMember: equal(0),
      achievementAmount: sum(0),
      totalBetRebateAmount: sum(0),
    },
  }))

const paid = (kind: string, amount: number, at: number): ProviderState => [
  'a member was paid for friends',
  { account: ACCOUNT, kind, amount, at },
]
const incomes = [
  paid('stakes', 7, END_OF_DAY - 3 * DAY),
  paid('friend', 50_000, END_OF_DAY - 2 * DAY + HOUR),
  paid('achievement', 100_000, NOW - HOUR),
  paid('stakes', 10.5, NOW - HOUR),
]

test('getReferralIncome of today and yesterday', () =>
  getReferralIncome.answers({
    about: 'of today and yesterday',
    given: incomes,
    query: {},
    call: (gateway) => gateway.referral.getIncome(),
    reply: {
      totalAmountToday: sum(100_010.5),
      totalAmountYesterday: sum(50_000),
      invitationAmount: sum(50_000),
      achievementAmount: sum(100_000),
      totalBetRebateAmount: sum(17.5),
    },
    returns: expect.anything(),
  }))

test('getReferralIncome of another day', () =>
  getReferralIncome.answers({
    about: 'of another day',
    given: incomes,
    query: { startTodayDate: String(END_OF_DAY - 4 * DAY), endTodayDate: String(END_OF_DAY - 2 * DAY) },
    call: (gateway) =>
      gateway.referral.getIncome({ startTodayDate: END_OF_DAY - 4 * DAY, endTodayDate: END_OF_DAY - 2 * DAY }),
    reply: { totalAmountToday: sum(7), totalAmountYesterday: sum(0) },
    returns: expect.anything(),
  }))

test('listReferralRanking', () =>
  listReferralRanking.answers({
    reply: eachLike({ customerName: identifier('thu***y'), totalAmount: money(1_950_000), isDemo: oneOf('Y', 'N') }),
  }))

test('listReferralRules', () =>
  listReferralRules.answers({ reply: eachLike({ title: someText('Mời bạn'), content: someText('Gửi mã') }) }))

test('listReferralEstimates', () =>
  listReferralEstimates.answers({ reply: eachLike({ inviteeUsers: integer(1), estimatedIncome: money(50_000) }) }))

test('listReferralAchievements', () =>
  listReferralAchievements.answers({
    reply: eachLike({ inviteeUsers: integer(3), amount: money(100_000), hasClaimed: oneOf('N', 'Y') }),
  }))

test('claimReferralRewards', () =>
  claimReferralRewards.answers({ reply: [{ name: someText('Thưởng mời bạn'), amount: sum(50_000) }] }))

test('claimReferralRewards 400 reward.not.ready', () =>
  claimReferralRewards.refuses(400, 'reward.not.ready', { given: [brought('locked01', 2)] }))

test('claimReferralRewards 400 permission.denied, the account being a trial', () =>
  claimReferralRewards.refuses(400, 'permission.denied', { account: 'notype01', given: [] }))

test('listReferrals 400 request_param_err', () =>
  listReferrals.refuses(400, 'request_param_err', {
    query: { page: '0', size: '10' },
    call: (gateway) => gateway.referral.list({ page: 0, size: 10 }),
    value: { field: 'page', reason: anyText('must be >= 1') },
  }))

test('getReferralIncome 400 request_param_err', () =>
  getReferralIncome.refuses(400, 'request_param_err', {
    query: { startTodayDate: '-1' },
    call: (gateway) => gateway.referral.getIncome({ startTodayDate: -1 }),
    value: { field: 'startTodayDate', reason: anyText('must be >= 0') },
  }))

test.each(members)('$id 401 login.not.session', refusals.notSignedIn)
test.each(members)('$id 401 user.or.token.invalid', refusals.ended)
test.each([...members, listReferralRules, listReferralEstimates])('$id 503 system.maintenance', refusals.closed)

test('listReferralRules in both languages', () =>
  answersInBothLanguages(listReferralRules, (text) => eachLike({ title: text })))

test('listReferrals by page', () =>
  answersByPage(listReferrals, {
    call: (gateway, one) => gateway.referral.list(one),
    rows: [friend(2, 'I'), friend(9, 'C')],
    reply: (list) => ({ list, total: equal(2), totalPages: equal(2) }),
  }))

test.each([listReferralRules, listReferralAchievements, listReferralEstimates])(
  '$id as configured',
  answersAsConfigured,
)
