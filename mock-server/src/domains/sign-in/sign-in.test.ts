import { expect, test } from 'vitest'
import { DAY } from '../../kernel/world/local-day.ts'
import { createMockServer } from '../../mock-server.ts'
import { SIGN_IN_DAYS } from './sign-in.service.ts'

async function setup() {
  const { world, services } = await createMockServer().worlds.open('sign-in')
  const member = services.members.getByAccount('many01')
  const idOf = (dayCount: number) => SIGN_IN_DAYS[dayCount - 1]!.id
  const claimToday = () => services.signIn.claim(member, idOf(services.signIn.todayOf(member.id).dayCount))
  async function claimFor(days: number) {
    for (let day = 1; day <= days; day++) {
      await claimToday()
      if (day < days) world.clock.advance(DAY)
    }
  }
  return { world, ...services, member, idOf, claimToday, claimFor }
}

test('the reward grows over seven days, the last day adds a ticket, then the calendar restarts', async () => {
  const { world, signIn, tickets, member, claimFor } = await setup()
  await claimFor(7)

  const amounts = signIn.claimedBy(member.id).map(({ money }) => money)
  expect(amounts).toEqual(SIGN_IN_DAYS.map(({ money }) => money).toReversed())
  expect(tickets.of(member.id).map(({ type }) => type)).toEqual(['PRIZE_WHEEL'])
  world.clock.advance(DAY)
  expect(signIn.todayOf(member.id)).toEqual({ dayCount: 1, isClaimed: false })
})

test('a missed day restarts the calendar', async () => {
  const { world, signIn, member, claimFor } = await setup()
  await claimFor(3)
  expect(signIn.todayOf(member.id)).toEqual({ dayCount: 3, isClaimed: true })
  world.clock.advance(2 * DAY)

  expect(signIn.todayOf(member.id)).toEqual({ dayCount: 1, isClaimed: false })
})

test('a day is claimed once, on that day only', async () => {
  const { world, signIn, wallet, member, idOf, claimToday } = await setup()
  await claimToday()
  const after = wallet.balanceOf(member.id)

  await expect(claimToday()).rejects.toMatchObject({ code: 'reward.claimed' })
  await expect(signIn.claim(member, idOf(2))).rejects.toMatchObject({ code: 'reward.not.ready' })
  await expect(signIn.claim(member, 1)).rejects.toMatchObject({ value: { field: 'promotionConfigDetailId' } })
  world.clock.advance(DAY)
  await expect(signIn.claim(member, idOf(1))).rejects.toMatchObject({ code: 'reward.claimed' })
  expect(wallet.balanceOf(member.id)).toBe(after)
})
