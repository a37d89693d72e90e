import { expect, test } from 'vitest'
import { DAY } from '../../kernel/local-day.ts'
import { createMockServer } from '../../mock-server.ts'

const hanoi = (text: string) => Date.parse(`${text}+07:00`)

async function setup() {
  const { world, services } = await createMockServer({ time: hanoi('2026-11-18T20:00:00') }).worlds.open('missions')
  const member = services.members.named('vip02')
  async function stake(amount: number, times = 1) {
    const game = { gameType: 'RNG', vassalage: 'NGT', gameCode: 'X', gameName: 'X', nodeId: 10001 }
    for (let time = 0; time < times; time++) {
      const { id } = await services.wagers.place({ memberId: member.id, ...game, stake: amount })
      await services.wagers.settle(id, amount)
    }
  }
  const titles = () => services.missions.claimableOf(member.id).map(({ mission, target }) => [mission.id, target])
  return { world, ...services, member, stake, titles }
}

test('goals are counted from settled bets, of the day and of the week', async () => {
  const { world, wagers, member, stake, titles } = await setup()
  await stake(100, 4)
  const game = { gameType: 'RNG', vassalage: 'NGT', gameCode: 'X', gameName: 'X', nodeId: 10001 }
  await wagers.place({ memberId: member.id, ...game, stake: 100 })
  expect(titles()).toEqual([])
  await stake(100)

  expect(titles()).toEqual([
    [1, 5],
    [3, 5],
  ])
  world.clock.advance(DAY)
  expect(titles()).toEqual([[3, 5]])
})

test('everything that is reached is paid, once', async () => {
  const { world, missions, wallet, member, stake } = await setup()
  await stake(100, 5)
  const before = wallet.balanceOf(member.id)

  expect((await missions.claim(member)).map(({ money }) => money)).toEqual([200_000, 1_000_000])
  expect(wallet.balanceOf(member.id)).toBe(before + 1_200_000)
  await expect(missions.claim(member)).rejects.toMatchObject({ code: 'no_mission_claim' })
  expect(world.books.recount()).toBeUndefined()
})

test('being there counts once a day', async () => {
  const { world, missions, pointBook, member, titles } = await setup()
  const comeAgain = async () => {
    await missions.recordHeartbeat(member.id)
    await missions.recordHeartbeat(member.id)
    world.clock.advance(DAY)
  }
  await comeAgain()
  await comeAgain()
  expect(titles()).toEqual([])
  await comeAgain()

  expect(titles()).toEqual([[5, 3]])
  await missions.claim(member)
  expect(pointBook.balanceOf(member.id)).toBe(10)
})

test('the leaderboard knows the member’s true place, and says who is invented', async () => {
  const { leaderboard, member, stake } = await setup()
  const place = () => leaderboard.boardOf(member).find(({ isInvented }) => !isInvented)!
  expect(place()).toMatchObject({ ranking: 20, stake: 0, prize: 0 })
  await stake(400_000_000, 10)

  expect(place()).toMatchObject({ ranking: 1, stake: 4_000_000_000, name: 'vip02' })
  expect(leaderboard.boardOf(member).filter(({ isInvented }) => isInvented)).toHaveLength(19)
})

test('the prize of the week is paid when it is over, once', async () => {
  const { world, leaderboard, member, stake } = await setup()
  await stake(500_000_000, 9)
  expect(await leaderboard.claimLastWeek(member)).toBe(0)
  world.clock.advance(7 * DAY)

  expect(await leaderboard.claimLastWeek(member)).toBe(50_000_000)
  expect(await leaderboard.claimLastWeek(member)).toBe(0)
})
