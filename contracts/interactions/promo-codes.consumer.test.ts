import type { Gateway } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT } from '../consumer/examples.ts'
import { answersInBothLanguages, answersAsConfigured } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import {
  anyLike,
  anyText,
  boolean,
  eachLike,
  equal,
  identifier,
  integer,
  listWith,
  money,
  someText,
  sum,
} from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const exists = (promoCode: string): ProviderState => ['a promo code exists', { promoCode }]
const claimOf = (promoCode: string) => ({
  body: { promoCode },
  call: (gateway: Gateway) => gateway.promoCodes.claim(promoCode),
  given: [exists(promoCode)],
})
const listPromoCodes = operation('listPromoCodes', {
  call: (gateway) => gateway.promoCodes.list(),
  given: [exists('NAP500')],
})
const claimPromoCode = operation('claimPromoCode', claimOf('XUAN2026'))
const all = [listPromoCodes, claimPromoCode]

test('listPromoCodes', () =>
  listPromoCodes.answers({
    reply: listWith({
      promoCode: equal('NAP500'),
      enabled: boolean(false),
      description: someText('Nhận 50.000'),
      promoName: someText('Cảm ơn bạn đã nạp'),
      promotionSettingId: integer(3),
      unreachedConditions: [{ condition: equal('REQUIRE_DEPOSIT_AMT'), current: equal(0), target: equal(500_000) }],
    }),
  }))

test('listPromoCodes in every row', () =>
  listPromoCodes.answers({
    about: 'in every row',
    reply: eachLike({
      promoCode: identifier('XUAN2026'),
      enabled: boolean(true),
      description: someText('Nhận 20.000 và 10 điểm.'),
      promoName: someText('Quà mùa nhãn'),
      promotionSettingId: integer(1),
      unreachedConditions: anyLike({
        condition: someText('REQUIRE_DEPOSIT_AMT'),
        current: money(0),
        target: money(500_000),
      }),
    }),
  }))

test('claimPromoCode', () => claimPromoCode.answers({ reply: { bonusAmt: sum(20_000), pointAmt: equal(10) } }))

test('claimPromoCode 400 promo.code.invalid', () =>
  claimPromoCode.refuses(400, 'promo.code.invalid', {
    ...claimOf('KHONGCO'),
    given: [],
    value: { field: 'promoCode', reason: anyText('is not a code of this site') },
  }))

test('claimPromoCode 400 reward.claimed', () =>
  claimPromoCode.refuses(400, 'reward.claimed', {
    given: [exists('XUAN2026'), ['a member has claimed', { account: ACCOUNT, occasion: 'promo:XUAN2026', amount: 1 }]],
    value: { field: 'promoCode', reason: anyText('was claimed already') },
  }))

test('claimPromoCode 400 reward.expired', () =>
  claimPromoCode.refuses(400, 'reward.expired', {
    ...claimOf('HETHAN'),
    value: { field: 'promoCode', reason: anyText('has ended') },
  }))

test('claimPromoCode 400 claim_deposit_required', () =>
  claimPromoCode.refuses(400, 'claim_deposit_required', {
    ...claimOf('NAP500'),
    value: { field: 'promoCode', data: { requiredDepositAmount: sum(500_000), accumulatedDepositAmount: sum(0) } },
  }))

test('claimPromoCode 400 request_param_err', () =>
  claimPromoCode.refuses(400, 'request_param_err', {
    ...claimOf(''),
    given: [],
    value: { field: 'promoCode', reason: anyText('must NOT have fewer than 1 characters') },
  }))

test('claimPromoCode 400 permission.denied, the account being a trial', () =>
  claimPromoCode.refuses(400, 'permission.denied', { account: 'notype01', given: [] }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('listPromoCodes in both languages', () =>
  answersInBothLanguages(listPromoCodes, (text) => eachLike({ description: text })))

test('listPromoCodes as configured', () => answersAsConfigured(listPromoCodes))
