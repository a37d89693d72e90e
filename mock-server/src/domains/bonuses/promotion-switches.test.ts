import type { Gateway } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const CLAIMS: readonly [key: string, field: string, claim: (gateway: Gateway) => Promise<unknown>][] = [
  ['LOGIN', 'promotionConfigDetailId', ({ signIn }) => signIn.claim(101)],
  ['PROMOCODE', 'promoCode', ({ promoCodes }) => promoCodes.claim('XUAN2026')],
  ['MISSION', 'claimLeaderboard', ({ missions }) => missions.claim()],
  ['REFERRAL', 'path', ({ referral }) => referral.claim()],
  ['REGISTER', 'promotionId', ({ rewards }) => rewards.joinSignUpPromotion(1001)],
  ['SAVIOR', 'promotionClaimId', ({ rewards }) => rewards.claim({ promotionClaimId: 9001, promotionType: 'MANUAL' })],
  [
    'LUCKYBET',
    'promotionClaimId',
    ({ rewards }) => rewards.claim({ promotionClaimId: 9002, promotionType: 'LUCKY_BET' }),
  ],
]

test.each(CLAIMS)('rewards of %s cannot be claimed while the operator has it off', async (key, field, claim) => {
  const { gatewayOf, signIn, control, state } = setup()
  const gateway = gatewayOf(await signIn('demo01'))
  await control('PATCH', '/settings', { promotionsOff: [key] })
  const before = await state()

  await expect(claim(gateway)).rejects.toMatchObject({ status: 403, code: 'function.not.available', value: { field } })
  expect(await state()).toBe(before)

  await control('PATCH', '/settings', { promotionsOff: [] })
  const { code } = await claim(gateway).then(
    () => ({ code: 'given' }),
    (error: { code: string }) => error,
  )
  expect(['given', 'no_mission_claim']).toContain(code)
})
