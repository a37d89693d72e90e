import { test } from 'vitest'
import { ACCOUNT } from '../consumer/examples.ts'
import { answersInBothLanguages, answersAsConfigured, configured } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, eachLike, equal, integer, listWith, money, oneOf, someText, sum } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const claimedOn = (day: string): ProviderState => [
  'a member has claimed',
  { account: ACCOUNT, occasion: `sign-in:${day}`, amount: 1000 },
]
const [yesterday, today] = [claimedOn('2026-11-19'), claimedOn('2026-11-20')]

const listSignInPromotions = operation('listSignInPromotions', {
  call: (gateway) => gateway.signIn.listPromotions(),
})
const getSignInCalendar = operation('getSignInCalendar', {
  query: { configId: '1' },
  call: (gateway) => gateway.signIn.getCalendar(1),
  given: [yesterday, today],
})
const claimOf = (promotionConfigDetailId: number) => ({
  body: { promotionConfigDetailId },
  call: (gateway: Parameters<Parameters<typeof operation>[1]['call']>[0]) =>
    gateway.signIn.claim(promotionConfigDetailId),
})
const claimSignIn = operation('claimSignIn', { ...claimOf(102), given: [yesterday] })
const all = [listSignInPromotions, getSignInCalendar, claimSignIn]

test('listSignInPromotions', () =>
  listSignInPromotions.answers({
    reply: eachLike({
      configId: integer(1),
      name: someText('Điểm danh 7 ngày'),
      type: equal('C'),
      description: someText('Điểm danh mỗi ngày'),
    }),
  }))

test('getSignInCalendar', () =>
  getSignInCalendar.answers({
    reply: {
      list: listWith({
        id: integer(102),
        dayCount: equal(2),
        amount: money(2000),
        pointAmount: integer(1),
        isToday: equal('Y'),
        hasClaimed: equal('Y'),
        isClaimedToday: equal('Y'),
      }),
      footer: { dayCountClaimed: equal(2), totalClaimedAmount: sum(2000), totalClaimedPointAmount: integer(0) },
    },
  }))

const yesOrNo = oneOf('Y', 'N')
test('getSignInCalendar in every row', () =>
  getSignInCalendar.answers({
    about: 'in every row',
    reply: {
      list: eachLike({
        id: integer(101),
        dayCount: integer(1),
        amount: money(1000),
        pointAmount: integer(1),
        isToday: yesOrNo,
        hasClaimed: yesOrNo,
        isClaimedToday: yesOrNo,
      }),
    },
  }))
// The states claim both days, and nothing of the days that are still to come.
test.each([
  { dayCount: 1, isToday: 'N', hasClaimed: 'Y', isClaimedToday: 'N' },
  { dayCount: 7, isToday: 'N', hasClaimed: 'N', isClaimedToday: 'N' },
])('getSignInCalendar on day $dayCount', ({ dayCount, isToday, hasClaimed, isClaimedToday }) =>
  getSignInCalendar.answers({
    about: `on day ${dayCount}`,
    reply: {
      list: listWith({
        dayCount: equal(dayCount),
        isToday: equal(isToday),
        hasClaimed: equal(hasClaimed),
        isClaimedToday: equal(isClaimedToday),
      }),
    },
  }),
)

test('getSignInCalendar 400 request_param_err', () =>
  getSignInCalendar.refuses(400, 'request_param_err', {
    query: { configId: '9' },
    call: (gateway) => gateway.signIn.getCalendar(9),
    value: { field: 'configId', reason: anyText('is not a calendar of this site') },
  }))

test('claimSignIn', () =>
  claimSignIn.answers({
    given: [yesterday, configured('getSignInCalendar')],
    reply: { amount: sum(2000), pointAmount: equal(1) },
  }))

test('claimSignIn 400 reward.claimed', () =>
  claimSignIn.refuses(400, 'reward.claimed', {
    given: [yesterday, today],
    value: { field: 'promotionConfigDetailId', reason: anyText('was claimed already') },
  }))

test('claimSignIn 400 reward.not.ready', () =>
  claimSignIn.refuses(400, 'reward.not.ready', {
    ...claimOf(103),
    value: { field: 'promotionConfigDetailId', reason: anyText('is a day to come') },
  }))

test('claimSignIn 400 request_param_err', () =>
  claimSignIn.refuses(400, 'request_param_err', {
    ...claimOf(9),
    value: { field: 'promotionConfigDetailId', reason: anyText('is not a day of the calendar') },
  }))

test('claimSignIn 400 permission.denied, the account being a trial', () =>
  claimSignIn.refuses(400, 'permission.denied', { account: 'notype01', given: [] }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('getSignInCalendar in both languages', () =>
  answersInBothLanguages(getSignInCalendar, (text) => ({ list: listWith({ ticket: { rewardName: text } }) })))

test('listSignInPromotions in both languages', () =>
  answersInBothLanguages(listSignInPromotions, (text) => eachLike({ name: text })))

test.each([getSignInCalendar, listSignInPromotions])('$id as configured', answersAsConfigured)
