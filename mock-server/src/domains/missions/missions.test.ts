import { expect, test } from 'vitest'
import { DAY } from '../../kernel/world/local-day.ts'
import { createMockServer } from '../../mock-server.ts'

const hanoi = (text: string) => Date.parse(`${text}+07:00`)

async function setup() {
  const { world, services } = await createMockServer({ time: hanoi('2026-11-18T20:00:00') }).worlds.open('missions')
  const member = services.members.getByAccount('vip02')
  async function stake(amount: number, times = 1) {
    const game = { gameType: 'RNG', vassalage: 'NGT', gameCode: 'X', gameName: 'X', nodeId: 10001 }
    for (let time = 0; time < times; time++) {
      const { id } = await services.wagers.place({ memberId: member.id, ...game, stake: amount })
      await services.wagers.settle(id, amount)
    }
  }
  const claimable = () => services.missions.claimableGoals(member.id).map(({ mission, target }) => [mission.id, target])
  return { world, ...services, member, stake, claimable }
}

test('daily and weekly goals are counted from settled bets', async () => {
  const { world, wagers, member, stake, claimable } = await setup()
  await stake(100, 4)
  const game = { gameType: 'RNG', vassalage: 'NGT', gameCode: 'X', gameName: 'X', nodeId: 10001 }
  await wagers.place({ memberId: member.id, ...game, stake: 100 })
  expect(claimable()).toEqual([])
  await stake(100)

  expect(claimable()).toEqual([
    [1, 5],
    [3, 5],
  ])
  world.clock.advance(DAY)
  expect(claimable()).toEqual([[3, 5]])
})

test('every reached goal is paid once', async () => {
  const { world, missions, wallet, member, stake } = await setup()
  await stake(100, 5)
  const before = wallet.balanceOf(member.id)

  expect((await missions.claim(member)).map(({ money }) => money)).toEqual([200_000, 1_000_000])
  expect(wallet.balanceOf(member.id)).toBe(before + 1_200_000)
  await expect(missions.claim(member)).rejects.toMatchObject({ code: 'no_mission_claim' })
  expect(world.ledgerInvariants.verify()).toBeUndefined()
})

test('a visit counts once a day', async () => {
  const { world, missions, pointBook, member, claimable } = await setup()
  const visit = async () => {
    await missions.recordHeartbeat(member.id)
    await missions.recordHeartbeat(member.id)
    world.clock.advance(DAY)
  }
  await visit()
  await visit()
  expect(claimable()).toEqual([])
  await visit()

  expect(claimable()).toEqual([[5, 3]])
  await missions.claim(member)
  expect(pointBook.balanceOf(member.id)).toBe(10)
})

test('the leaderboard has the member’s real place and marks invented players', async () => {
  const { leaderboard, member, stake } = await setup()
  const rank = () => leaderboard.boardOf(member).find(({ isInvented }) => !isInvented)!
  expect(rank()).toMatchObject({ ranking: 20, stake: 0, prize: 0 })
  await stake(400_000_000, 10)

  expect(rank()).toMatchObject({ ranking: 1, stake: 4_000_000_000, name: 'vip02' })
  expect(leaderboard.boardOf(member).filter(({ isInvented }) => isInvented)).toHaveLength(19)
})

test('the prize of the week is paid once, after the week', async () => {
  const { world, leaderboard, member, stake } = await setup()
  await stake(500_000_000, 9)
  expect(await leaderboard.claimLastWeek(member)).toBe(0)
  world.clock.advance(7 * DAY)

  expect(await leaderboard.claimLastWeek(member)).toBe(50_000_000)
  expect(await leaderboard.claimLastWeek(member)).toBe(0)
})
