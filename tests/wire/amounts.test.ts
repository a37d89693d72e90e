import { expect, test } from 'vitest'
import { atGateway } from './at-gateway.ts'

/**
 * Amounts that every operator sets, so that no contract can name them: here those of our own gateway, as they go over the wire, and that what is
 * said beforehand is what then happens.
 */
async function atSite(account = 'many01') {
  const site = await atGateway({ as: account })
  const { world, services } = await site.inside()
  const member = services.members.named(account)
  const game = { gameType: 'RNG', vassalage: 'NGT', gameCode: 'X', gameName: 'X', nodeId: 10001 }
  /** Stakes minor units and gets them back, so many times. */
  async function stake(amount: number, times = 1) {
    for (let time = 0; time < times; time++) {
      const { id } = await services.wagers.place({ memberId: member.id, ...game, stake: amount })
      await services.wagers.settle(id, amount)
    }
  }
  const owned = async () => (await site.gateway.wallet.get()).sumBalance
  return { ...site, ...site.gateway, world, services, member, stake, owned }
}

const amountsOf = (rows: { rewardAmount: number }[]) => rows.map(({ rewardAmount }) => rewardAmount)

test('a mission pays what it promises, to the đồng', async () => {
  const { missions, stake, owned } = await atSite()
  await stake(100, 5)
  const promised = (await missions.listQuests()).filter(({ status }) => status === 'REACHED')
  const before = await owned()
  const paid = await missions.claim()

  expect(amountsOf(promised)).toEqual([2000, 10_000])
  expect(amountsOf(paid)).toEqual([2000, 10_000])
  expect((await owned()) - before).toBe(12_000)
})

test('the leaderboard tells stakes as they were, and the prizes of the first three', async () => {
  const { missions, stake } = await atSite('vip02')
  await stake(400_000_000, 10)
  const { list, mine } = await missions.getLeaderboard()
  const [board] = await missions.listRankBoards()

  expect(mine).toMatchObject({ ranking: 1, turnover: 40_000_000, prize: 500_000 })
  expect(list.slice(0, 4).map(({ prize }) => prize)).toEqual([500_000, 300_000, 100_000, 0])
  expect(board!.prizes.map(({ prize }) => prize)).toEqual([500_000, 300_000, 100_000])
})

test('a day of the calendar gives what stood in it', async () => {
  const { signIn, owned } = await atSite()
  const [promotion] = await signIn.listPromotions()
  const { list } = await signIn.getCalendar(promotion!.configId)
  const before = await owned()
  const { amount } = await signIn.claim(list[0]!.id)

  expect(list.map((day) => day.amount)).toEqual([1000, 2000, 3000, 5000, 8000, 10_000, 20_000])
  expect(amount).toBe(1000)
  expect((await owned()) - before).toBe(1000)
})

test('a point is worth what the settings of points say', async () => {
  const { points } = await atSite()

  expect(await points.getConfig()).toEqual({
    stakeForPoint: 10_000,
    pointsPerConversion: 100,
    amountPerConversion: 1000,
  })
})

test('the next rank asks for what its line in the list of ranks says', async () => {
  const { rank } = await atSite()
  const asked = (await rank.list()).map(({ requiredTurnover }) => requiredTurnover)
  const { totalTurnover } = await rank.getProgress()

  expect(asked.slice(0, 3)).toEqual([0, 10_000_000, 50_000_000])
  expect(totalTurnover!.expected).toBe(10_000_000)
})

test('a withdrawal has its limits in the settings, and is taken off what is left of the day', async () => {
  const { withdrawals, accounts } = await atSite()
  const { minimumAmount, maximumAmount } = await withdrawals.getSettings()

  expect([minimumAmount, maximumAmount]).toEqual([100_000, 500_000_000])
  expect((await accounts.list()).remainingWithdrawAmount).toBe(1_000_000_000)
  expect((await accounts.listCards()).remainingWithdrawAmount).toBe(1_000_000_000)
})

test('a channel names the least and the most that it takes', async () => {
  const { deposits } = await atSite()
  const { channels } = (await deposits.listChannels())['MT']!

  expect(channels.map(({ min, max }) => [min, max])).toContainEqual([50_000, 300_000_000])
  const tooLittle = { amount: 49_999, bankCode: 'NLBK', vendorId: 1 }
  await expect(deposits.byTransfer(tooLittle)).rejects.toMatchObject({ value: { data: { min: 50_000 } } })
})

test('a promotion of deposits names from where on it gives', async () => {
  const { deposits } = await atSite()
  const details = (await deposits.listPromotions()).flatMap(({ depositPromDetailsList }) => depositPromDetailsList)

  expect(details.map(({ minDepositDetail }) => minDepositDetail)).toEqual([100_000, 500_000])
})

test('friends bring what the tables of friends say', async () => {
  const { referral } = await atSite()
  const estimates = await referral.listEstimates()
  const achievements = await referral.listAchievements()
  const ranking = await referral.listRanking()

  expect(estimates.map(({ estimatedIncome }) => estimatedIncome)).toEqual([50_000, 250_000, 500_000, 2_500_000])
  expect(achievements.map(({ amount }) => amount)).toEqual([100_000, 500_000, 3_000_000])
  for (const { totalAmount } of ranking) expect([totalAmount % 50_000, totalAmount / 50_000 <= 40]).toEqual([0, true])
})

test('a play names the stakes that a bet on it may have', async () => {
  const { lottery } = await atSite()
  const { groups } = await lottery.getPlayMenu(307)
  const plays = groups.flatMap((group) => group.plays)

  expect(new Set(plays.map(({ minStake }) => minStake))).toEqual(new Set([1]))
  expect(plays.find(({ playCode }) => playCode === 'lo2')!.maxStake).toBe(5_000_000)
})

test('the rooms of a card game ask for the stake of the game, and for ten and a hundred times as much', async () => {
  const { games } = await atSite()
  const rooms = await games.listRooms({ vassalage: 'BVT', gameType: 'PVP' })

  expect(rooms.slice(0, 3).map(({ minBet }) => minBet)).toEqual([100, 1000, 10_000])
})

test('what somebody has won is a sum that the games pay', async () => {
  const { games } = await atSite()

  for (const { winAmount } of await games.listWinners()) {
    expect(winAmount).toBeGreaterThanOrEqual(5000)
    expect(winAmount).toBeLessThan(10_000_000)
  }
})

test('until a draw there are as many milliseconds as its time says, in every list', async () => {
  const { lottery, world } = await atSite()
  const now = world.clock.now()
  const lists = [await lottery.listPopular(), await lottery.listOpened({ prizeMode: 'Elott' })].flat()
  const issues = await lottery.listOpenIssues()

  for (const { remainTime, winningTime } of [...lists, ...issues]) expect(remainTime).toBe(winningTime - now)
})

test('a bet on a lottery stands in the records with its sums, while it is open and when it has won', async () => {
  const { records, services, member } = await atSite()
  const game = { gameType: 'ELOTT', vassalage: 'TCG_LOTTO_VN', gameCode: 'X', gameName: 'X', nodeId: 10001 }
  const { id } = await services.wagers.place({ memberId: member.id, ...game, stake: 12_345 })
  const staked = { betAmount: 123.45, validBetAmount: 123.45 }
  const open = await records.listElottUnsettledOrders()
  await services.wagers.settle(id, 20_000)
  const settled = await records.listElottSettledOrders()

  for (const sums of [open.list[0], open.footer])
    expect(sums).toMatchObject({ ...staked, winAmount: 0, profitAndLoss: 0 })
  for (const sums of [settled.list[0], settled.footer])
    expect(sums).toMatchObject({ ...staked, winAmount: 200, profitAndLoss: 76.55 })
})
