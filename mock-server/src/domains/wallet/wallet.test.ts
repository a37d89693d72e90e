import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

test('the wallet returns the sum in decimals [A-3-07]', async () => {
  const { gatewayOf, signIn } = setup()

  expect(await gatewayOf(await signIn('demo01')).wallet.get()).toEqual({ sumBalance: 12_408_317.5 })
  expect(await gatewayOf(await signIn('captcha01')).wallet.get()).toEqual({ sumBalance: 100.5 })
  expect(await gatewayOf(await signIn('demo02')).wallet.get()).toEqual({ sumBalance: 0 })
})

test('the sum is that of the member, of the world and of the moment, in whatever order they are read', async () => {
  const { call, signIn, mock } = setup()
  const tokens = { demo: await signIn('demo01'), captcha: await signIn('captcha01') }
  const sumOf = async (token: string) => (await call('GET', '/wps/wallets/gcs', { token })).json.value.sumBalance
  const { world } = await mock.worlds.open('default')
  const pay = (amount: number) => {
    const postings = [
      { account: 'house:cashier', amount: -amount },
      { account: 'member:1012', amount },
    ]
    world.ledger.post({ at: 0, type: 'other', orderNo: 'O1', remark: 'paid', postings })
  }
  const other = setup()
  const otherToken = await other.signIn('captcha01')
  const otherSum = () => other.gatewayOf(otherToken).wallet.get()

  for (const [amount, sum] of [
    [0, 100.5],
    [1000, 110.5],
    [0, 110.5],
    [-1000, 100.5],
  ] as const) {
    pay(amount)
    expect([await sumOf(tokens.captcha), await sumOf(tokens.demo), await sumOf(tokens.captcha)]).toEqual([
      sum,
      12_408_317.5,
      sum,
    ])
    expect(await otherSum()).toEqual({ sumBalance: 100.5 })
  }
})

test('the main wallet alone holds the balance of a new member', async () => {
  const { gatewayOf, signIn } = setup()

  const { sumBalance, balance } = await gatewayOf(await signIn('captcha01')).wallet.getBalance(2)

  expect(sumBalance).toBe(100.5)
  expect(balance).toMatchObject([{ accountTypeId: 2, availBalance: 100.5, balance: 100.5, status: 'OK' }])
})

test('vendor wallets have the name of the vendor in the language of the request', async () => {
  const { call, signIn } = setup()
  const token = await signIn('demo01')
  const namesIn = async (language: string) => {
    const { json } = await call('GET', '/wps/v2/wallets/balance', { token, headers: { language } })
    return (json.value as { balance: { displayName: string }[] }).balance.map(({ displayName }) => displayName)
  }

  expect(await namesIn('VI')).toContain('Kim Long')
  expect(await namesIn('EN')).toContain('Golden Dragon')
})

test('the wallets have the field names of the current generation only', async () => {
  const { call, signIn } = setup()
  const { json } = await call('GET', '/wps/v2/wallets/balance?typeId=2', { token: await signIn('captcha01') })

  expect(json.value).toMatchObject({ balance: [{ accountTypeName: 'MAIN' }] })
  expect(JSON.stringify(json)).not.toMatch(/balances|accountName/)
})

test('money at stake is not part of the balance', async () => {
  const { gatewayOf, signIn, mock } = setup()
  const token = await signIn('captcha01')
  const { world, services } = await mock.worlds.open('default')
  const game = { gameType: 'RNG', vassalage: 'KL', gameCode: 'x', gameName: 'X', nodeId: 1 }
  await world.run(() => services.wagers.place({ ...game, memberId: 1012, stake: 2050 }))

  const { sumBalance, balance } = await gatewayOf(token).wallet.getBalance()

  expect(sumBalance).toBe(80)
  expect(balance[0]?.availBalance).toBe(80)
})

test('a guest has no wallet', async () => {
  await expect(setup().gatewayOf().wallet.get()).rejects.toMatchObject({ status: 401 })
})
