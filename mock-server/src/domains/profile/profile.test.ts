import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { totpOf } from './profile.service.ts'

async function profileOf(account = 'demo02') {
  const site = setup()
  const token = await site.signIn(account)
  const { world } = await site.mock.worlds.open('default')
  return { ...site, world, gateway: site.gatewayOf(token) }
}

test('a member has the default picture until another is chosen', async () => {
  const { gateway } = await profileOf()
  expect(await gateway.profile.getIcon()).toBe('default')
  await gateway.profile.setIcon('7')

  expect(await gateway.profile.getIcon()).toBe('7')
  expect(await gateway.profile.getAvatar()).toEqual({ avatar: '7', avatarType: 'STATIC' })
  await expect(gateway.profile.setIcon('99')).rejects.toMatchObject({ value: { field: 'icon' } })
})

test('security progress grows with the protections of the account', async () => {
  const [rich, poor] = [await profileOf('demo01'), await profileOf('demo02')]
  const [before, other] = [
    await rich.gateway.profile.getSecurityConfig(),
    await poor.gateway.profile.getSecurityConfig(),
  ]

  expect(before.completeProgress).toBeGreaterThan(other.completeProgress)
  expect(before.info.bankCards).toEqual({ enabled: true, isComplete: true })
  expect(other.info.paymentPassword).toEqual({ enabled: true, isComplete: false })
})

test('answers to security questions are stored as hashes and never returned', async () => {
  const { gateway, state } = await profileOf()
  await gateway.profile.setSecurityQuestions([
    { questionId: 2, answer: 'Bún chả' },
    { questionId: 4, answer: 'Lan' },
  ])

  expect((await gateway.profile.listMyQuestions()).map(({ questionId }) => questionId)).toEqual([2, 4])
  expect(await state()).not.toContain('Bún chả')
  const twice = [{ questionId: 2, answer: 'a' }]
  await expect(gateway.profile.setSecurityQuestions([...twice, ...twice])).rejects.toMatchObject({
    value: { field: 'questions.1.questionId', reason: 'is there twice' },
  })
  await expect(gateway.profile.setSecurityQuestions([{ questionId: 9, answer: 'a' }])).rejects.toMatchObject({
    value: { field: 'questions.0.questionId' },
  })
})

test('codes are those of RFC 6238', async () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

  expect(totpOf(secret).generate({ timestamp: 59_000 })).toBe('287082')
  expect(totpOf(secret).generate({ timestamp: 1_111_111_109_000 })).toBe('081804')
  expect(totpOf(secret).generate({ timestamp: 20_000_000_000_000 })).toBe('353130')
})

test('an authenticator is bound once, by the code it shows', async () => {
  const { gateway, world } = await profileOf()
  const { secretKey = '', otpauth } = await gateway.profile.getAuthenticator()
  const code = totpOf(secretKey).generate({ timestamp: world.clock.now() })

  expect(otpauth).toContain(secretKey)
  expect(new URL(otpauth!).searchParams.get('issuer')).toBe('Sơn Mài')
  await expect(
    gateway.profile.bindAuthenticator({ secretKey, code: code === '000000' ? '1' : '000000' }),
  ).rejects.toMatchObject({ code: 'verification.code.incorrect', value: { field: 'code' } })
  expect((await gateway.member.getInfo()).bindGA).toBe(false)
  await gateway.profile.bindAuthenticator({ secretKey, code })
  expect((await gateway.member.getInfo()).bindGA).toBe(true)
  expect(await gateway.profile.getAuthenticator()).toEqual({ bindGA: true })
  expect((await gateway.profile.getSecurityConfig()).info.bindGA.isComplete).toBe(true)
  await expect(gateway.profile.bindAuthenticator({ secretKey, code })).rejects.toMatchObject({
    value: { reason: 'is bound already' },
  })
})

test('an agent can pass on its own prizes of every mode; other members have none to pass on', async () => {
  const { gatewayOf, signIn } = setup()
  const { profile, lottery } = gatewayOf(await signIn('agent01'))
  const series = await profile.listLotterySeries()
  expect(series).toEqual(await lottery.listPrizeSeries())
  expect(series.map(({ prizeMode }) => prizeMode)).toContain('Elott')

  for (const account of ['demo01', 'notype01'])
    expect(await gatewayOf(await signIn(account)).profile.listLotterySeries()).toEqual([])
})

test('a member can choose only a language of the site', async () => {
  const { gatewayOf, signIn } = setup()
  const { profile } = gatewayOf(await signIn('demo02'))
  for (const language of ['EN', 'en-US', 'VI']) await profile.setLanguage(language)
  for (const language of ['XX', 'english'])
    await expect(profile.setLanguage(language)).rejects.toMatchObject({
      code: 'request_param_err',
      value: { field: 'language' },
    })
})
