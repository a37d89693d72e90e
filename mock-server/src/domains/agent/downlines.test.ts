import { expect, test } from 'vitest'
import { setupAgent } from './testing.ts'

const draft = { username: 'LanAnh88', password: 'Demo@123', rebates: [{ productType: 'RNG', rebateRate: 0.006 }] }

test('an agent creates a member, who is a direct downline and can sign in', async () => {
  const { agent, signIn } = await setupAgent()
  const made = await agent.createDownline(draft)

  expect(made).toMatchObject({ username: 'lananh88', type: 0, level: 1, upline: 'agent01', balance: 0 })
  expect(await signIn('lananh88')).toBeTruthy()
  expect((await agent.listDownlines({ level: 1 })).total).toBe(4)
})

test('a username that is taken is refused, and no member is created', async () => {
  const { agent, state } = await setupAgent()
  const before = await state()

  await expect(agent.createDownline({ ...draft, username: 'Demo01' })).rejects.toMatchObject({
    code: 'member.exists',
    value: { field: 'username' },
  })
  expect(await state()).toBe(before)
})

test('rebate ranges go from 0 to the own rate of the agent', async () => {
  const { agent } = await setupAgent()
  const ranges = await agent.getRebateRanges()

  expect(ranges['RNG']).toEqual({ productType: 'RNG', minRebate: 0, maxRebate: 0.01, step: 0.0001 })
  expect(await agent.listRebateRanges({ productType: 'RNG' })).toEqual([ranges['RNG']])
  expect(await agent.listRebateRanges()).toHaveLength(9)
})

test('a rebate above the agent’s own, below one under the downline, or with too many decimals is refused with its field', async () => {
  const { agent, state } = await setupAgent()
  const before = await state()
  const set = (rebateRate: number, productType = 'RNG') =>
    agent.setDownlineRebates({ downline: 'thaomy', rebates: [{ productType, rebateRate }] })

  await expect(set(0.0101)).rejects.toMatchObject({ value: { field: 'rebates.0.rebateRate' } })
  await expect(set(0.00805)).rejects.toMatchObject({ value: { field: 'rebates.0.rebateRate' } })
  await expect(set(0.001)).rejects.toMatchObject({ value: { field: 'rebates.0.rebateRate', rule: 'below' } })
  await expect(set(0.001, 'CHESS')).rejects.toMatchObject({ value: { field: 'rebates.0.productType' } })
  expect(await state()).toBe(before)
})

test('rebates of a direct downline change at once; categories not in the request keep their rate', async () => {
  const { agent } = await setupAgent()
  const { rebates } = await agent.setDownlineRebates({
    downline: 'thaomy',
    rebates: [{ productType: 'RNG', rebateRate: 0.009 }],
  })
  const { items: list } = await agent.listDownlineRebates({ downline: 'thaomy' })

  expect(list[0]!.rebates).toEqual(rebates)
  expect(rebates.find(({ productType }) => productType === 'RNG')?.rebateRate).toBe(0.009)
  expect(rebates.find(({ productType }) => productType === 'LIVE')?.rebateRate).toBe(0.0064)
})

test('only direct downlines can be promoted or given rebates', async () => {
  const { agent } = await setupAgent()
  const [grandchild] = (await agent.listDownlines({ upline: 'thaomy' })).items
  const refusal = { value: { field: 'downline', reason: 'is not directly below you' } }

  await expect(agent.promoteDownline(grandchild!.username)).rejects.toMatchObject(refusal)
  await expect(agent.setDownlineRebates({ downline: grandchild!.username, rebates: [] })).rejects.toMatchObject(refusal)
})

test('a downline is promoted to agent once', async () => {
  const { agent, gatewayOf, signIn } = await setupAgent()
  await agent.promoteDownline('anhhoang')

  expect(await gatewayOf(await signIn('anhhoang')).agent.createDownline(draft)).toMatchObject({ upline: 'anhhoang' })
  await expect(agent.promoteDownline('anhhoang')).rejects.toMatchObject({ value: { reason: 'is an agent already' } })
})
