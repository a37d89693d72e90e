import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'

const MONTHLY = { account: 'demo02', kind: 'deposit', period: 'month' } as const
const QR = { bankCode: 'UNQR', vendorId: 2 }
const DAY = 86_400_000

test('the control API sets, raises and removes a limit at once, and reads it [R-7-02]', async () => {
  const { control, signIn, gatewayOf } = setup()
  const set = (amount?: number) => control('POST', '/limits', { ...MONTHLY, amount })
  const { deposits } = gatewayOf(await signIn('demo02'))
  await set(100_000)
  await expect(deposits.byQr({ ...QR, amount: 200_000 })).rejects.toMatchObject({ code: 'limit.deposit.exceeded' })

  await set(200_000)
  await deposits.byQr({ ...QR, amount: 200_000 })
  const { json } = await control('GET', '/limits?account=demo02')
  expect(json).toMatchObject({ limits: [{ amount: 200_000, used: 200_000, remaining: 0 }], breaks: [] })

  expect((await set()).json.limits).toEqual([])
  expect((await set()).json.limits).toEqual([])
})

test('the limits of a persona are known before the first login', async () => {
  const { json } = await setup().control('GET', '/limits?account=limited01')

  expect(json.limits).toMatchObject([{ period: 'day', used: 450_000 }, { period: 'month' }])
})

test.for([
  ['account', { ...MONTHLY, account: 'nobody', amount: 1 }],
  ['kind', { ...MONTHLY, kind: 'wins', amount: 1 }],
  ['period', { ...MONTHLY, period: 'year', amount: 1 }],
  ['amount', { ...MONTHLY, amount: 0 }],
  ['amount', { ...MONTHLY, amount: -1 }],
  ['amount', { ...MONTHLY, amount: 1e300 }],
  ['amount', { ...MONTHLY, amount: 0.001 }],
] as const)('the control API refuses a wrong %s: %j', async ([field, body]) => {
  const { control } = setup()

  const { status, json } = await control('POST', '/limits', body)

  expect([status, json.value.field]).toEqual([400, field])
  expect((await control('GET', '/limits?account=demo02')).json.limits).toEqual([])
})

test.for(['timeout01', 'excluded01'])('the control API ends the break of %s [R-7-02]', async (account) => {
  const { control, signIn, gatewayOf } = setup()
  await control('DELETE', '/breaks', { account })

  const { deposits, responsibleGaming } = gatewayOf(await signIn(account))

  expect(await responsibleGaming.listBreaks()).toMatchObject([{ inForce: false }])
  await deposits.byQr({ ...QR, amount: 50_000 })
})

test('the clock makes the wait of a raise pass [R-7-02]', async () => {
  const { control, signIn, gatewayOf } = setup()
  await control('POST', '/preset', { name: 'rules-de' })
  const gateway = gatewayOf(await signIn('demo02'))
  const monthly = { kind: 'deposit', period: 'month' } as const
  await gateway.responsibleGaming.setLimit({ ...monthly, amount: 100_000 })
  await gateway.responsibleGaming.setLimit({ ...monthly, amount: 200_000 })

  await control('POST', '/clock/advance', { duration: `${7 * DAY - 1}ms` })
  const confirm = async () =>
    gatewayOf(await signIn('demo02')).responsibleGaming.confirmLimit({ ...monthly, amount: 200_000 })
  await expect(confirm()).rejects.toMatchObject({ code: 'limit.pending' })
  await control('POST', '/clock/advance', { duration: '1ms' })

  expect(await confirm()).toMatchObject([{ amount: 200_000 }])
})
