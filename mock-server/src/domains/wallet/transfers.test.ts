import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const VENDOR = 101
const OTHER = 102
const toVendor = (amount: number) => ({ fromAccountTypeId: 2, toAccountTypeId: VENDOR, amount })

async function signedIn(account = 'demo01') {
  const { gatewayOf, signIn, control, call, mock } = setup()
  const token = await signIn(account)
  const { wallet } = gatewayOf(token)
  const balances = async () =>
    Object.fromEntries(
      (await wallet.getBalance()).balance.map(({ accountTypeId, balance }) => [accountTypeId, balance]),
    )
  return { wallet, balances, control, call, token, site: await mock.worlds.open('default') }
}

test('money moves to a vendor, to another one, and back, and the sum stays the same', async () => {
  const { wallet, balances } = await signedIn()
  const before = await wallet.get()

  expect(await wallet.transfer(toVendor(1000))).toEqual({ successAmount: 1000 })
  await wallet.transfer({ fromAccountTypeId: VENDOR, toAccountTypeId: OTHER, amount: 400 })
  expect(await balances()).toMatchObject({ 2: 12_407_317.5, [VENDOR]: 600, [OTHER]: 400 })
  await wallet.transfer({ fromAccountTypeId: OTHER, toAccountTypeId: 2, amount: 400 })

  expect(await balances()).toMatchObject({ 2: 12_407_717.5, [VENDOR]: 600, [OTHER]: 0 })
  expect(await wallet.get()).toEqual(before)
})

test.each([
  [toVendor(0.5), 'amount.invalid'],
  [toVendor(0), 'amount.invalid'],
  [toVendor(20_000_000), 'balance.not.enough'],
  [{ ...toVendor(1), toAccountTypeId: 2 }, 'request_param_err'],
  [{ ...toVendor(1), toAccountTypeId: 7 }, 'request_param_err'],
])('the transfer %j is refused with %s, and nothing moves', async (input, code) => {
  const { wallet, balances } = await signedIn()
  const before = await balances()

  await expect(wallet.transfer(input)).rejects.toMatchObject({ status: 400, code })
  expect(await balances()).toEqual(before)
})

test('all money is returned in whole units; remaining amounts are listed with their reason', async () => {
  const { wallet, balances, control } = await signedIn()
  await wallet.transfer(toVendor(1000))
  await wallet.transfer({ ...toVendor(500), toAccountTypeId: OTHER })
  const params = { account: 'demo01', accountTypeId: VENDOR, balance: 1000.25 }
  await control('POST', '/provider-states', { state: 'a member has money at a vendor', params })
  await control('PATCH', '/settings', { wallets: { isSingle: false, closed: ['DSN'] } })

  expect(await wallet.returnAll()).toEqual({
    successAmount: 1000,
    returned: [{ accountTypeId: VENDOR, amount: 1000 }],
    remaining: [
      { accountTypeId: VENDOR, amount: 0.25, reason: 'is less than a unit' },
      { accountTypeId: OTHER, amount: 500, reason: 'is under maintenance' },
    ],
  })
  expect(await balances()).toMatchObject({ [VENDOR]: 0.25, [OTHER]: 500 })
})

test('a member cannot return the money of another member', async () => {
  const { wallet, balances, call, token } = await signedIn()
  await wallet.transfer(toVendor(1000))
  const back = (customerId: number) =>
    call('POST', '/wps/relay/GCS_walletReturn', { token, body: { customerId }, headers: { encryption: 'plain' } })

  const { status, json } = await back(1002)
  expect([status, json.errorCode, json.value.field]).toEqual([400, 'request_param_err', 'customerId'])
  expect(await balances()).toMatchObject({ [VENDOR]: 1000 })
  expect((await back(1001)).status).toBe(200)
  expect(await balances()).toMatchObject({ [VENDOR]: 0 })
})

test('a transfer with a wallet under maintenance is refused', async () => {
  const { wallet, control } = await signedIn()
  await control('PATCH', '/settings', { wallets: { isSingle: false, closed: ['KLG'] } })

  await expect(wallet.transfer(toVendor(1))).rejects.toMatchObject({
    code: 'vendor_under_maintenance',
    value: { field: 'toAccountTypeId', reason: 'is the wallet KLG, which is under maintenance' },
  })
  expect(await wallet.listLocks()).toContainEqual({ accountTypeId: VENDOR, isLocked: true })
})

test('a site with a single wallet has no vendor wallets and no transfers', async () => {
  const { wallet, balances, control } = await signedIn()
  expect(await wallet.isSingle()).toBe(false)
  await control('PATCH', '/settings', { wallets: { isSingle: true, closed: [] } })

  expect(await wallet.isSingle()).toBe(true)
  expect(Object.keys(await balances())).toEqual(['2'])
  await expect(wallet.transfer(toVendor(1))).rejects.toMatchObject({ status: 403, code: 'function.not.available' })
})

test('money in vendor wallets still counts on a site with a single wallet, and can be returned', async () => {
  const { wallet, balances, control } = await signedIn()
  const { sumBalance } = await wallet.get()
  await wallet.transfer(toVendor(1000))
  await control('PATCH', '/settings', { wallets: { isSingle: true, closed: [] } })

  expect(Object.keys(await balances())).toEqual(['2', String(VENDOR)])
  expect((await wallet.get()).sumBalance).toBe(sumBalance)
  expect(await wallet.returnAll()).toMatchObject({ successAmount: 1000 })
  expect(await balances()).toEqual({ 2: sumBalance })
  await expect(wallet.returnAll()).rejects.toMatchObject({ status: 403, code: 'function.not.available' })
})

test('play money cannot be transferred', async () => {
  const { wallet } = await signedIn('notype01')
  await expect(wallet.transfer(toVendor(1))).rejects.toMatchObject({ code: 'permission.denied' })
})
