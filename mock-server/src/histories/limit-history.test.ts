import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'
import { FROZEN_TIME } from '../mock-server.ts'

const DAY = 86_400_000
const HOUR = DAY / 24

async function signInAs(username: string) {
  const { gatewayOf } = setup()
  const logIn = () => gatewayOf().session.login({ type: 'username', username, password: 'Demo@123' })
  const { token } = await logIn()
  const gateway = gatewayOf(token)
  return { gateway, limits: await gateway.responsibleGaming.listLimits() }
}

test('limited01 has used 450,000 of 500,000 a day [R-7-01]', async () => {
  const { gateway, limits } = await signInAs('limited01')

  expect(limits).toMatchObject([
    { kind: 'deposit', period: 'day', amount: 500_000, used: 450_000, remaining: 50_000 },
    { kind: 'deposit', period: 'month', amount: 5_000_000, used: 450_000 },
  ])
  expect(await gateway.wallet.get()).toMatchObject({ sumBalance: 2_450_000 })
})

test('pending01 can confirm a raise in two hours, not a millisecond before [R-7-01]', async () => {
  const { limits } = await signInAs('pending01')

  expect(limits).toMatchObject([
    { amount: 200_000, pending: { amount: 500_000, confirmableTime: FROZEN_TIME + 2 * HOUR } },
  ])
})

test('timeout01 is in a time-out of seven days, and can log in [R-7-01]', async () => {
  const { gateway } = await signInAs('timeout01')

  expect(await gateway.responsibleGaming.listBreaks()).toMatchObject([
    { kind: 'timeOut', endTime: FROZEN_TIME + 6 * DAY, inForce: true },
  ])
})

test('excluded01 cannot log in [R-7-01]', async () => {
  await expect(signInAs('excluded01')).rejects.toMatchObject({
    code: 'account.self.excluded',
    value: { data: { until: FROZEN_TIME + 179 * DAY } },
  })
})

test('review01 has a limit of 183 days [R-7-01]', async () => {
  const { limits } = await signInAs('review01')

  expect(limits).toMatchObject([{ setTime: FROZEN_TIME - 183 * DAY }])
})

test('excluded01 returns: after 184 days the member asks, and a day later the login works [R-7-02]', async () => {
  const { gatewayOf, control } = setup()
  const { session, responsibleGaming } = gatewayOf()
  const credentials = { username: 'excluded01', password: 'Demo@123' }
  const logIn = () => session.login({ type: 'username', ...credentials })
  await expect(responsibleGaming.applyReturn(credentials)).rejects.toMatchObject({ code: 'account.self.excluded' })

  await control('POST', '/clock/advance', { duration: '184d' })
  await expect(logIn()).rejects.toMatchObject({ code: 'account.self.excluded' })
  await responsibleGaming.applyReturn(credentials)
  await control('POST', '/clock/advance', { duration: `${DAY - 1}ms` })
  await expect(logIn()).rejects.toMatchObject({ code: 'account.self.excluded' })

  await control('POST', '/clock/advance', { duration: '1ms' })
  expect(await logIn()).toMatchObject({ userName: 'excluded01' })
})
