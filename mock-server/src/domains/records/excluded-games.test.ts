import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const RULES = [
  { vassalage: 'SV3', gameType: 'COCKFIGHT', excludeTurnover: 50 },
  { vassalage: 'BTA', gameType: 'PVP', excludeTurnover: 100 },
]

async function setupExclusions() {
  const site = setup()
  await site.control('PATCH', '/settings', { turnover: { excluded: RULES } })
  return { ...site, records: site.gatewayOf(await site.signIn()).records }
}

test('the games of a rule are listed with the excluded percentage of a stake', async () => {
  const { records } = await setupExclusions()
  const { items, total, hasNext } = await records.listExcludedTurnover({ page: 1, size: 10 })

  expect([total, hasNext, items.length]).toEqual([66, true, 10])
  expect(items[0]).toEqual({ gameName: expect.stringMatching(/\w/), ...RULES[0] })
  expect(items[9]).toMatchObject(RULES[1]!)
})

test('the list can be filtered by vendor, category and part of a name', async () => {
  const { records } = await setupExclusions()
  const { items } = await records.listExcludedTurnover({ vassalage: 'BTA', size: 100 })
  expect(new Set(items.map(({ vassalage }) => vassalage))).toEqual(new Set(['BTA']))

  const { gameName } = items[0]!
  const named = await records.listExcludedTurnover({ gameType: 'PVP', gameName: gameName.toUpperCase() })
  expect(named.items.map((one) => one.gameName)).toContain(gameName)
  expect((await records.listExcludedTurnover({ gameType: 'RNG' })).total).toBe(0)
})

test('a stake on such a game counts towards the turnover by its share', async () => {
  const { mock, gatewayOf, signIn } = await setupExclusions()
  const { withdrawals } = gatewayOf(await signIn('many01'))
  const { services } = await mock.worlds.open('default')
  const { id: memberId } = services.members.getByAccount('many01')
  await services.grants.add({ id: 'G1', memberId, kind: 'bonus', required: 100_000 })
  const bet = { memberId, gameType: 'COCKFIGHT', vassalage: 'SV3', gameCode: 'S1', gameName: 'S1', nodeId: 1 }
  const { id } = await services.wagers.place({ ...bet, stake: 60_000 })
  await services.wagers.settle(id, 0)

  expect((await withdrawals.getTurnover()).totalActualTurnover).toBe(300)
})
