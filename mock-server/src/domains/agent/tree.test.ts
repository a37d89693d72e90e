import { expect, test } from 'vitest'
import { memberAccount } from '../../kernel/money/ledger.ts'
import { setup } from '../../adapters/testing.ts'
import { setupAgent } from './testing.ts'

test('the seeded agent has three direct downlines and more than sixty members on three levels', async () => {
  const { agent } = await setupAgent()
  const direct = await agent.listDownlines({ level: 1 })
  const all = await agent.listDownlines({ size: 100 })

  expect(direct.items.map(({ username, type, downlineCount }) => [username, type, downlineCount])).toEqual([
    ['thaomy', 1, 6],
    ['xuanphucngo', 1, 8],
    ['anhhoang', 0, 0],
  ])
  expect(all.total).toBeGreaterThan(60)
  expect(Math.max(...all.items.map(({ level }) => level))).toBe(3)
})

test('the tree is listed level by level and searched by part of the account', async () => {
  const { agent } = await setupAgent()
  const below = await agent.listDownlines({ upline: 'thaomy' })
  const found = await agent.listDownlines({ name: 'XUANPH' })

  expect(below.total).toBe(6)
  expect(new Set(below.items.map(({ upline }) => upline))).toEqual(new Set(['thaomy']))
  expect(found.items.map(({ username }) => username)).toEqual(['xuanphucngo'])
})

test('the seeded history is consistent: the overview is the sum of its rows, and the balance is unchanged', async () => {
  const { agent, world, services, member } = await setupAgent()
  const { team, memberCount, teamBalance } = await agent.getOverview()
  const { items: list, footer } = await agent.listProfitAndLoss({ size: 100 })
  const sum = (of: (row: (typeof list)[number]) => number) => list.reduce((total, row) => total + of(row), 0)

  expect(footer).toEqual(team)
  expect(sum(({ memberCount: people }) => people)).toBe(memberCount)
  for (const name of ['betAmount', 'winAmount', 'depositAmount', 'withdrawAmount', 'rebateAmount'] as const) {
    expect(team[name]).toBeGreaterThan(0)
    expect(sum(({ figures }) => figures[name])).toBeCloseTo(team[name])
  }
  const ids = services.tree.branchOf(member.id).map(({ id }) => id)
  expect(teamBalance * 100).toBe(ids.reduce((total, id) => total + world.ledger.balance(memberAccount(id)), 0))
  expect(services.wallet.balanceOf(member.id)).toBe(200_000_000)
  expect(world.ledgerInvariants.verify()).toBeUndefined()
})

test('a figure of the overview equals the sum of the lines in the account record', async () => {
  const { agent, gateway } = await setupAgent()
  const { commissionAmount } = await agent.getOverview()
  const { footer } = await gateway.records.listTransactions({ codeTypes: 'agent_rebate,daily_wage,share_bonus' })

  expect(commissionAmount).toBeGreaterThan(0)
  expect(footer.amount).toBe(commissionAmount)
})

test('an agent sees only its own branch', async () => {
  const { agent } = await setupAgent()

  for (const name of ['demo01', 'vip02', 'agent01', 'nobody'])
    await expect(agent.getOverview({ subordinateName: name })).rejects.toMatchObject({
      code: 'request_param_err',
      value: { field: 'subordinateName', reason: 'is not one of your downlines' },
    })
})

test('a downline who is an agent sees its own part of the tree', async () => {
  const { gatewayOf, signIn } = await setupAgent()
  const { agent } = gatewayOf(await signIn('thaomy'))

  expect(await agent.getOverview()).toMatchObject({ memberCount: 27, agentCount: 3, directCount: 6 })
})

test('the seeded agents have trees of different sizes', async () => {
  const { gatewayOf, signIn } = setup()
  const countOf = async (account: string) => (await gatewayOf(await signIn(account)).agent.getOverview()).memberCount

  expect([await countOf('vip02'), await countOf('agent41'), await countOf('agent42')]).toEqual([6, 2, 0])
})

test('only an agent has a team', async () => {
  const { gatewayOf, signIn } = setup()
  const { agent } = gatewayOf(await signIn('demo01'))

  for (const refused of [
    agent.getOverview(),
    agent.listDownlines(),
    agent.createAffiliateUrl(),
    agent.getRebateRanges(),
  ])
    await expect(refused).rejects.toMatchObject({ status: 400, code: 'permission.denied' })
})
