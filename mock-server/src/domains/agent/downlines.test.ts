import { expect, test } from 'vitest'
import { atAgent } from './testing.ts'

const draft = { username: 'LanAnh88', password: 'Demo@123', rebates: [{ productType: 'RNG', rebateRate: 0.006 }] }

test('an agent makes a member, who signs in and stands directly below', async () => {
  const { agent, signIn } = await atAgent()
  const made = await agent.createDownline(draft)

  expect(made).toMatchObject({ username: 'lananh88', type: 0, level: 1, upline: 'agent01', balance: 0 })
  expect(await signIn('lananh88')).toBeTruthy()
  expect((await agent.listDownlines({ level: 1 })).total).toBe(4)
})

test('a name that is taken is refused, and nothing is made', async () => {
  const { agent, state } = await atAgent()
  const before = await state()

  await expect(agent.createDownline({ ...draft, username: 'Demo01' })).rejects.toMatchObject({
    code: 'member.exists',
    value: { field: 'username' },
  })
  expect(await state()).toBe(before)
})

test('what an agent may give lies between nothing and what it has itself', async () => {
  const { agent } = await atAgent()
  const ranges = await agent.getRebateRanges()

  expect(ranges['RNG']).toEqual({ productType: 'RNG', minRebate: 0, maxRebate: 0.01, step: 0.0001 })
  expect(await agent.listRebateRanges({ productType: 'RNG' })).toEqual([ranges['RNG']])
  expect(await agent.listRebateRanges()).toHaveLength(9)
})

test('a rebate above the own one, below what somebody under the downline has, or too fine is refused by name', async () => {
  const { agent, state } = await atAgent()
  const before = await state()
  const set = (rebateRate: number, productType = 'RNG') =>
    agent.setDownlineRebates({ downline: 'thaomy', rebates: [{ productType, rebateRate }] })

  await expect(set(0.0101)).rejects.toMatchObject({ value: { field: 'rebates.0.rebateRate' } })
  await expect(set(0.00805)).rejects.toMatchObject({ value: { field: 'rebates.0.rebateRate' } })
  await expect(set(0.001)).rejects.toMatchObject({ value: { field: 'rebates.0.rebateRate', rule: 'below' } })
  await expect(set(0.001, 'CHESS')).rejects.toMatchObject({ value: { field: 'rebates.0.productType' } })
  expect(await state()).toBe(before)
})

test('rebates of a direct downline change at once, those not named stay', async () => {
  const { agent } = await atAgent()
  const { rebates } = await agent.setDownlineRebates({
    downline: 'thaomy',
    rebates: [{ productType: 'RNG', rebateRate: 0.009 }],
  })
  const { list } = await agent.listDownlineRebates({ downline: 'thaomy' })

  expect(list[0]!.rebates).toEqual(rebates)
  expect(rebates.find(({ productType }) => productType === 'RNG')?.rebateRate).toBe(0.009)
  expect(rebates.find(({ productType }) => productType === 'LIVE')?.rebateRate).toBe(0.0064)
})

test('only those directly below are promoted or given rebates', async () => {
  const { agent } = await atAgent()
  const [grandchild] = (await agent.listDownlines({ upline: 'thaomy' })).list
  const refusal = { value: { field: 'downline', reason: 'is not directly below you' } }

  await expect(agent.promoteDownline(grandchild!.username)).rejects.toMatchObject(refusal)
  await expect(agent.setDownlineRebates({ downline: grandchild!.username, rebates: [] })).rejects.toMatchObject(refusal)
})

test('a promoted downline is an agent, once', async () => {
  const { agent, gatewayOf, signIn } = await atAgent()
  await agent.promoteDownline('anhhoang')

  expect(await gatewayOf(await signIn('anhhoang')).agent.createDownline(draft)).toMatchObject({ upline: 'anhhoang' })
  await expect(agent.promoteDownline('anhhoang')).rejects.toMatchObject({ value: { reason: 'is an agent already' } })
})
