import { expect, test } from 'vitest'
import { setupAgent } from '../agent/testing.ts'

test('each betting record has the settled or open bets of its category', async () => {
  const { gatewayOf, signIn, services, stake } = await setupAgent()
  const { records } = gatewayOf(await signIn('demo01'))
  for (const category of ['FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS']) await stake('demo01', 1000, category)
  const game = { gameType: 'SPORTS', vassalage: 'NGT', gameCode: 'X', gameName: 'X', nodeId: 1 }
  await services.wagers.place({ memberId: services.members.getByAccount('demo01').id, ...game, stake: 2000 })

  const pages = [
    await records.listFishOrders(),
    await records.listLiveOrders(),
    await records.listPvpOrders(),
    await records.listSportsSettledOrders(),
    await records.listSportsUnsettledOrders(),
    await records.listRemoteSportsOrders(),
  ]
  expect(pages.map(({ total }) => total)).toEqual([1, 1, 1, 2, 1, 3])
  expect(pages[4]!.items[0]).toMatchObject({ betAmount: 20, status: 0, profitAndLoss: 0 })
})

test('an agent reads the records of own downlines only', async () => {
  const { gateway, gatewayOf, signIn, agent } = await setupAgent()
  const player = (await agent.listDownlines({ size: 100, type: 0 })).items.find(({ level }) => level === 3)!
  const filter = { subordinateName: player.username }
  const own = await gateway.records.listTransactions(filter)

  expect(own.items[0]).toMatchObject({ customerName: player.username })
  const stranger = gatewayOf(await signIn('vip02')).records
  expect((await stranger.listTransactions(filter)).total).toBe(0)
  expect((await stranger.listRngOrders(filter)).total).toBe(0)
})

test('bets and movements of downlines belong to separate modules, and are refused while their module is off', async () => {
  const { gateway, agent, control } = await setupAgent()
  const [below] = (await agent.listDownlines({ level: 1 })).items
  const filter = { subordinateName: below!.username }
  const of = {
    money: () => gateway.records.listTransactions(filter),
    bets: () => gateway.records.listRngOrders(filter),
  }
  const refused = (modId: string) => ({
    status: 403,
    code: 'function.not.available',
    value: { field: 'subordinateName', reason: `the module ${modId} is off` },
  })

  await control('PATCH', '/settings', { flags: { TEAMBETTING3: false } })
  await expect(of.bets()).rejects.toMatchObject(refused('TEAMBETTING3'))
  expect((await of.money()).total).toBeGreaterThan(0)
  await control('PATCH', '/settings', { flags: { TEAMBETTING3: true, AGEDOWNTRANS3: false } })
  await expect(of.money()).rejects.toMatchObject(refused('AGEDOWNTRANS3'))
  await of.bets()
  expect((await gateway.records.listTransactions()).total).toBeGreaterThan(0)
})

test('profit and loss of the categories add up to the total', async () => {
  const { gatewayOf, signIn, stake } = await setupAgent()
  const { records } = gatewayOf(await signIn('demo01'))
  for (const category of ['FISH', 'LOTT', 'PVP']) await stake('demo01', 1000, category)
  const { list, footer } = await records.getProfitAndLoss()

  expect(list.reduce((sum, { profitAndLoss }) => sum + profitAndLoss, 0)).toBeCloseTo(footer.profitAndLoss)
  expect((await records.getLotteryProfitAndLoss()).footer.profitAndLoss).toBe(-10)
  expect((await records.getPvpFishProfitAndLoss()).list.map(({ productType }) => productType)).toEqual(['PVP', 'FISH'])
})

test('every kind of movement has a unique number and a group to filter by', async () => {
  const { gateway } = await setupAgent()
  const codes = await gateway.records.listTransactionCodes()

  expect(new Set(codes.map(({ txTypeId }) => txTypeId)).size).toBe(codes.length)
  for (const { codeType } of codes) await gateway.records.listTransactions({ codeTypes: codeType })
})
