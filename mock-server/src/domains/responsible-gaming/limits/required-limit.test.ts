import { expect, test } from 'vitest'
import { asMember, refusalOf } from '../testing.ts'

const HIGHEST = 30_500_000
const MONTH = { kind: 'deposit', period: 'month' } as const
const DAY = { kind: 'deposit', period: 'day' } as const
const SLOT = { nodeId: 10001 }

test('in rulebook de a limit that another rulebook allowed is not the required one [R-2-13]', async () => {
  const { control, set, deposit, games } = await asMember('many01', 'gb')
  await set({ ...DAY, amount: 900_000 })
  await set({ ...MONTH, amount: HIGHEST + 0.01 })
  await control('POST', '/preset', { name: 'rules-de' })

  for (const call of [deposit(50_000), games.launch(SLOT)])
    expect(await refusalOf(call)).toMatchObject({ code: 'limit.required', value: { data: { ruleId: 'limit.asked' } } })
  await set({ ...MONTH, amount: HIGHEST })
  expect(await refusalOf(deposit(50_000))).toBeUndefined()
})

test('a deposit that is paid late while the required limit is missing goes back [R-2-13]', async () => {
  const { control, deposit, deposits, pay, advance, wallet } = await asMember('demo02')
  const { sumBalance: before } = await wallet.get()
  const { depositId } = await deposit(100_000)
  await advance('20m')
  await control('POST', '/preset', { name: 'rules-de' })

  await pay(depositId)
  expect(await deposits.get(depositId)).toMatchObject({ returnedAmount: 100_000 })
  expect((await wallet.get()).sumBalance).toBe(before)
})

test('a change that waits keeps its time in another rulebook', async () => {
  const { control, set, advance, responsibleGaming, find } = await asMember('demo02', 'de')
  await set({ ...MONTH, amount: 100_000 })
  await set({ ...MONTH, amount: 200_000 })
  await control('POST', '/preset', { name: 'rules-gb' })
  const confirm = () => responsibleGaming.confirmLimit({ ...MONTH, amount: 200_000 })

  await advance('6d')
  expect(await refusalOf(confirm())).toMatchObject({ code: 'limit.pending' })
  await advance('1d')
  await confirm()
  expect(await find('deposit', 'month')).toMatchObject({ amount: 200_000 })
})
