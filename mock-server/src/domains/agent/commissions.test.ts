import { expect, test } from 'vitest'
import { DAY, midnightBefore } from '../../kernel/world/local-day.ts'
import { setupAgent } from './testing.ts'

const VND = 100

test('at 00:30 each agent of the line is paid the difference of rates for the previous day', async () => {
  const { services, world, stake, member } = await setupAgent()
  const child = services.members.getByAccount('thaomy')
  const grandchild = services.tree.branchOf(child.id).find(({ level, member: { type } }) => level === 2 && type === 0)!
  const middle = services.tree.uplineOf(grandchild.id)!
  const day = midnightBefore(world.clock.now())
  world.clock.set(day + DAY / 2)
  await stake(grandchild.member.account, 400_000 * VND)

  world.clock.set(day + DAY + 29 * 60_000)
  await world.run(async () => {})
  expect(services.commissions.of(member.id)[0]?.day).not.toBe(day)
  world.clock.set(day + DAY + 31 * 60_000)
  await world.run(async () => {})

  const paidTo = (id: number) => services.commissions.of(id).find((one) => one.day === day)?.amount
  expect(paidTo(member.id)).toBe((400_000 * VND * (100 - 80)) / 10_000)
  expect(paidTo(child.id)).toBe((400_000 * VND * (80 - 64)) / 10_000)
  expect(paidTo(middle.id)).toBe((400_000 * VND * (64 - 51)) / 10_000)
  expect(world.ledgerInvariants.verify()).toBeUndefined()
})

test('days without stakes pay nothing, and a month in one step gives the same as in 30 steps', async () => {
  const [one, many] = [await setupAgent(), await setupAgent()]
  await one.advance('30d')
  for (let day = 0; day < 30; day++) await many.advance('1d')

  expect(one.services.commissions.of(one.member.id)).toEqual(many.services.commissions.of(many.member.id))
  const { agent } = one.gatewayOf(await one.signIn('agent01'))
  const { footer, items: list } = await agent.listCommissions({ size: 100 })
  expect(footer.amount).toBeCloseTo(list.reduce((sum, { amount }) => sum + amount, 0))
})
