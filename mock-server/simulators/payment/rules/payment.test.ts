import { expect, test } from 'vitest'
import { setup } from '#mock/adapters/testing.ts'

/** A payment page of `demo02`, opened for 200,000 to an e-wallet, which keeps 2,000 of it. */
async function openPage() {
  const { gatewayOf, signIn, call, control } = setup()
  const { deposits, wallet } = gatewayOf(await signIn('demo02'))
  const {
    depositId,
    redirectUrl = '',
    status,
  } = await deposits.byPage({ amount: 200_000, bankCode: 'SENP', vendorId: 3 })
  const launch = new URLSearchParams(redirectUrl.split('?')[1]).get('launch')
  const press = (name: string, input = {}) => call('POST', `/partners/payment/${name}`, { body: { launch, ...input } })
  const stateLater = async () => {
    await control('POST', '/clock/advance', { duration: '20m' })
    return { status: (await deposits.get(depositId)).status, ...(await wallet.get()) }
  }
  const currentUrl = async () => (await deposits.get(depositId)).redirectUrl
  return { depositId, redirectUrl, status, press, stateLater, control, currentUrl }
}

test('a deposit is created until its payment page is opened, then it waits to be paid', async () => {
  const { status, redirectUrl, press, depositId } = await openPage()

  expect(status).toBe('created')
  expect(redirectUrl).toMatch(/^\/partners\/payment\/\?launch=/)
  expect((await press('open')).json).toEqual({ depositId, amount: 200_000, state: 'awaiting', left: 900_000 })
})

test('the deposit keeps the same payment page, which stays valid', async () => {
  const { redirectUrl, currentUrl, press } = await openPage()

  expect(await currentUrl()).toBe(redirectUrl)
  await press('open')
  expect(await currentUrl()).toBe(redirectUrl)
  expect((await press('pay')).status).toBe(200)
})

test.each([
  ['pay', {}, 'credited', 198_000],
  ['pay', { amount: 150_000 }, 'different', 148_500],
  ['refuse', {}, 'failed', 0],
  ['cancel', {}, 'cancelled', 0],
  ['slip', {}, 'credited', 198_000],
  ['open', {}, 'expired', 0],
])('pressing %s with %j ends in %s with a balance of %d', async (...[name, input, status, sumBalance]) => {
  const { press, stateLater } = await openPage()
  await press('open')
  expect((await press(name, input)).status).toBe(200)

  expect(await stateLater()).toEqual({ status, sumBalance })
})

test('a decided deposit cannot be decided again', async () => {
  const { press } = await openPage()
  await press('pay')

  expect((await press('pay')).json).toMatchObject({ errorCode: 'deposit.state.invalid' })
  expect((await press('cancel')).json).toMatchObject({ errorCode: 'deposit.state.invalid' })
})

test('a page without a launch pays nothing, and neither does an amount of 0', async () => {
  const { press } = await openPage()

  expect((await press('pay', { launch: 'guessed' })).status).toBe(401)
  expect((await press('pay', { amount: 0 })).json).toMatchObject({ errorCode: 'amount.invalid' })
  expect((await press('pay', { amount: 1.234 })).json).toMatchObject({ value: { field: 'amount' } })
})
