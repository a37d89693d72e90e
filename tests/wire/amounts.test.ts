import { expect, test } from 'vitest'
import { createMockClient } from './mock-client.ts'

/**
 * Amounts are set by each operator, so that no contract can contain them. These tests cover the amounts of our own mock over the wire, and
 * that announced amounts are really paid.
 */
async function createSite(account = 'many01') {
  const site = await createMockClient({ as: account })
  const { world, services } = await site.openWorld()
  const member = services.members.getByAccount(account)
  const game = { gameType: 'RNG', vassalage: 'NGT', gameCode: 'X', gameName: 'X', nodeId: 10001 }
  async function stake(amount: number, times = 1) {
    for (let time = 0; time < times; time++) {
      const { id } = await services.wagers.place({ memberId: member.id, ...game, stake: amount })
      await services.wagers.settle(id, amount)
    }
  }
  const readBalance = async () => (await site.gateway.wallet.get()).sumBalance
  return { ...site, ...site.gateway, world, services, member, stake, readBalance }
}

const amountsOf = (rows: { rewardAmount: number }[]) => rows.map(({ rewardAmount }) => rewardAmount)

test('a mission pays exactly its listed reward', async () => {
  const { missions, stake, readBalance } = await createSite()
  await stake(100, 5)
  const announced = (await missions.listQuests()).filter(({ status }) => status === 'REACHED')
  const before = await readBalance()
  const paid = await missions.claim()

  expect(amountsOf(announced)).toEqual([2000, 10_000])
  expect(amountsOf(paid)).toEqual([2000, 10_000])
  expect((await readBalance()) - before).toBe(12_000)
})

test('the leaderboard lists the stakes, and the prizes of the first three', async () => {
  const { missions, stake } = await createSite('vip02')
  await stake(400_000_000, 10)
  const { items: list, footer } = await missions.getLeaderboard()
  const [board] = await missions.listRankBoards()

  expect(footer.mine).toMatchObject({ ranking: 1, turnover: 40_000_000, prize: 500_000 })
  expect(list.slice(0, 4).map(({ prize }) => prize)).toEqual([500_000, 300_000, 100_000, 0])
  expect(board!.prizes.map(({ prize }) => prize)).toEqual([500_000, 300_000, 100_000])
})

test('a day of the calendar pays the listed amount', async () => {
  const { signIn, readBalance } = await createSite()
  const [promotion] = await signIn.listPromotions()
  const { list } = await signIn.getCalendar(promotion!.configId)
  const before = await readBalance()
  const { amount } = await signIn.claim(list[0]!.id)

  expect(list.map((day) => day.amount)).toEqual([1000, 2000, 3000, 5000, 8000, 10_000, 20_000])
  expect(amount).toBe(1000)
  expect((await readBalance()) - before).toBe(1000)
})

test('a point has the value in the settings of points', async () => {
  const { points } = await createSite()

  expect(await points.getConfig()).toEqual({
    stakeForPoint: 10_000,
    pointsPerConversion: 100,
    amountPerConversion: 1000,
  })
})

test('the next rank requires the turnover in the list of ranks', async () => {
  const { rank } = await createSite()
  const requirements = (await rank.list()).map(({ requiredTurnover }) => requiredTurnover)
  const { totalTurnover } = await rank.getProgress()

  expect(requirements.slice(0, 3)).toEqual([0, 10_000_000, 50_000_000])
  expect(totalTurnover!.expected).toBe(10_000_000)
})

test('a withdrawal has its limits in the settings, and reduces the rest of the day', async () => {
  const { withdrawals, accounts } = await createSite()

  expect(await withdrawals.getSettings()).toMatchObject({
    minimumAmount: 100_000,
    maximumAmount: 500_000_000,
    virtualMinAmount: 100_000,
    virtualMaxAmount: 500_000_000,
    eWalletMinAmount: 100_000,
    eWalletMaxAmount: 50_000_000,
  })
  expect(await accounts.list()).toMatchObject({
    remainingWithdrawAmount: 1_000_000_000,
    remainingVirtualWithdrawAmount: 1_000_000_000,
    remainingEWalletWithdrawAmount: 1_000_000_000,
  })
  expect((await accounts.listCards()).remainingWithdrawAmount).toBe(1_000_000_000)
})

test('a channel lists its minimum and maximum', async () => {
  const { deposits } = await createSite()
  const methods = await deposits.listChannels()
  const { channels } = methods['MT']!

  expect(channels.map(({ min, max }) => [min, max])).toContainEqual([50_000, 300_000_000])
  expect(channels[0]!.quickAmounts).toEqual([100_000, 200_000, 500_000, 1_000_000, 5_000_000, 10_000_000])
  expect(methods['KAMI']!.channels[0]!.fixedAmounts).toEqual([50_000, 100_000, 200_000, 500_000, 1_000_000])
  expect(methods['SE']!.channels[0]).toMatchObject({ customerCharge: 1, minCustomerCharge: 1000 })
  const tooLittle = { amount: 49_999, bankCode: 'NLBK', vendorId: 1 }
  await expect(deposits.byTransfer(tooLittle)).rejects.toMatchObject({ value: { data: { min: 50_000 } } })
})

test('a promotion of deposits lists its minimum deposit', async () => {
  const { deposits } = await createSite()
  const promotions = await deposits.listPromotions({ method: 'UNQR', amount: 200_000 })
  const details = promotions.flatMap(({ depositPromDetailsList }) => depositPromDetailsList)

  expect(details.map(({ minDepositDetail }) => minDepositDetail)).toEqual([100_000, 500_000])
  expect(details.map(({ maxBonusDetail }) => maxBonusDetail)).toEqual([2_000_000, 50_000])
  expect(promotions.map(({ bonusAmount }) => bonusAmount)).toEqual([20_000, 0])
})

test('referrals pay the amounts of the referral tables', async () => {
  const { referral } = await createSite()
  const estimates = await referral.listEstimates()
  const achievements = await referral.listAchievements()
  const ranking = await referral.listRanking()

  expect(estimates.map(({ estimatedIncome }) => estimatedIncome)).toEqual([50_000, 250_000, 500_000, 2_500_000])
  expect(achievements.map(({ amount }) => amount)).toEqual([100_000, 500_000, 3_000_000])
  for (const { totalAmount } of ranking) expect([totalAmount % 50_000, totalAmount / 50_000 <= 40]).toEqual([0, true])
})

test('a play lists the allowed stakes of a bet', async () => {
  const { lottery } = await createSite()
  const { groups } = await lottery.getPlayMenu(307)
  const plays = groups.flatMap((group) => group.plays)

  expect(new Set(plays.map(({ minStake }) => minStake))).toEqual(new Set([1]))
  expect(plays.find(({ playCode }) => playCode === 'lo2')!.maxStake).toBe(5_000_000)
})

test('the rooms of a card game require the stake of the game, and ten and a hundred times as much', async () => {
  const { games } = await createSite()
  const rooms = await games.listRooms({ vassalage: 'BVT', gameType: 'PVP' })

  expect(rooms.slice(0, 3).map(({ minBet }) => minBet)).toEqual([100, 1000, 10_000])
})

test('the listed wins are in the range that games pay', async () => {
  const { games } = await createSite()

  for (const { winAmount } of await games.listWinners()) {
    expect(winAmount).toBeGreaterThanOrEqual(5000)
    expect(winAmount).toBeLessThan(10_000_000)
  }
})

test('the remaining time of a draw is its time minus now, in each list', async () => {
  const { lottery, world } = await createSite()
  const now = world.clock.now()
  const lists = [await lottery.listPopular(), await lottery.listOpened({ prizeMode: 'Elott' })].flat()
  const issues = await lottery.listOpenIssues()

  for (const { remainTime, winningTime } of [...lists, ...issues]) expect(remainTime).toBe(winningTime - now)
})

test('a bet on a lottery is in the records with its totals, while it is open and when it has won', async () => {
  const { records, services, member } = await createSite()
  const game = { gameType: 'ELOTT', vassalage: 'TCG_LOTTO_VN', gameCode: 'X', gameName: 'X', nodeId: 10001 }
  const { id } = await services.wagers.place({ memberId: member.id, ...game, stake: 12_345 })
  const staked = { betAmount: 123.45, validBetAmount: 123.45 }
  const open = await records.listElottUnsettledOrders()
  await services.wagers.settle(id, 20_000)
  const settled = await records.listElottSettledOrders()

  for (const sums of [open.items[0], open.footer])
    expect(sums).toMatchObject({ ...staked, winAmount: 0, profitAndLoss: 0 })
  for (const sums of [settled.items[0], settled.footer])
    expect(sums).toMatchObject({ ...staked, winAmount: 200, profitAndLoss: 76.55 })
})
