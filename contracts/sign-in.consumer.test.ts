import { test } from 'vitest'
import { ACCOUNT } from './examples.ts'
import { operation, refusals } from './pact.ts'
import { eachLike, equal, integer, listWith, money, someText, sum } from './shapes.ts'
import type { ProviderState } from './states.ts'

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

test('getSignInCalendar 400 request_param_err', () =>
  getSignInCalendar.refuses(400, 'request_param_err', {
    query: { configId: '9' },
    call: (gateway) => gateway.signIn.getCalendar(9),
    value: { field: 'configId', reason: someText('is not a calendar of this site') },
  }))

test('claimSignIn', () => claimSignIn.answers({ reply: { amount: money(2000), pointAmount: integer(1) } }))

test('claimSignIn 400 reward.claimed', () =>
  claimSignIn.refuses(400, 'reward.claimed', {
    given: [yesterday, today],
    value: { field: 'promotionConfigDetailId', reason: someText('was claimed already') },
  }))

test('claimSignIn 400 reward.not.ready', () =>
  claimSignIn.refuses(400, 'reward.not.ready', {
    ...claimOf(103),
    value: { field: 'promotionConfigDetailId', reason: someText('is a day to come') },
  }))

test('claimSignIn 400 request_param_err', () =>
  claimSignIn.refuses(400, 'request_param_err', {
    ...claimOf(9),
    value: { field: 'promotionConfigDetailId', reason: someText('is not a day of the calendar') },
  }))

test('claimSignIn 400 permission.denied, the account being a trial', () =>
  claimSignIn.refuses(400, 'permission.denied', { account: 'notype01', given: [] }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
