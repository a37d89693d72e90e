import { expect, test } from 'vitest'
import { createMockServer } from '../../mock-server.ts'
import { pastTurnoverTable, RANKS } from './rank.service.ts'

async function setup() {
  const { world, services } = await createMockServer().worlds.open('rank')
  const member = services.members.getByAccount('many01')
  const addPastTurnover = (turnover: number) => world.table(pastTurnoverTable).insert({ id: member.id, turnover })
  return { world, ...services, member, addPastTurnover }
}

test('there are eight ranks, each with a higher turnover', () => {
  const turnovers = RANKS.map(({ turnover }) => turnover)

  expect(turnovers).toHaveLength(8)
  expect(turnovers.toSorted((one, other) => one - other)).toEqual(turnovers)
})

test('the rank depends on the lifetime turnover', async () => {
  const { rank, wagers, member, addPastTurnover } = await setup()
  const [second, third] = [RANKS[1]!, RANKS[2]!]
  await addPastTurnover(third.turnover - 1_000_000)
  expect(rank.progressOf(member.id)).toMatchObject({ current: second, next: third })

  const game = { gameType: 'RNG', vassalage: 'NGT', gameCode: 'X', gameName: 'X', nodeId: 10001 }
  const { id } = await wagers.place({ memberId: member.id, ...game, stake: 1_000_000 })
  await wagers.settle(id, 0)

  expect(rank.progressOf(member.id)).toMatchObject({ turnover: third.turnover, current: third, next: RANKS[3] })
})

test('the last rank has no next rank', async () => {
  const { rank, member, addPastTurnover } = await setup()
  await addPastTurnover(RANKS[7]!.turnover)

  expect(rank.progressOf(member.id)).toMatchObject({ current: RANKS[7], next: undefined })
})
