import { expect, test } from 'vitest'
import { createMockServer } from '../../mock-server.ts'

const password = '246810'
const name = { vi: 'Quà', en: 'Gift' }

async function setup(balance = 1000) {
  const { world, services } = await createMockServer().worlds.open('points')
  const member = services.members.getByAccount('many01')
  await services.paymentPassword.put(member.id, password)
  if (balance > 0) await services.pointBook.move({ memberId: member.id, points: balance, name })
  return { world, ...services, member }
}

test('a hundred points are worth 1,000, which appears in the account record', async () => {
  const { world, points, pointBook, wallet, bonuses, member } = await setup()
  const before = wallet.balanceOf(member.id)

  expect(await points.convert(member, { points: 300, password })).toBe(300_000)

  expect([pointBook.balanceOf(member.id), wallet.balanceOf(member.id) - before]).toEqual([700, 300_000])
  expect(bonuses.of(member.id)).toMatchObject([{ kind: 'POINT', money: 300_000 }])
  expect(world.ledgerInvariants.verify()).toBeUndefined()
})

test('only whole hundreds up to the balance are converted', async () => {
  const { points, pointBook, wallet, member } = await setup(250)
  const before = wallet.balanceOf(member.id)

  await expect(points.convert(member, { points: 150, password })).rejects.toMatchObject({ value: { field: 'points' } })
  await expect(points.convert(member, { points: 300, password })).rejects.toMatchObject({ code: 'points.not.enough' })
  expect([pointBook.balanceOf(member.id), wallet.balanceOf(member.id)]).toEqual([250, before])
})

test('a wrong payment password spends nothing and is refused by its field', async () => {
  const { points, pointBook, member } = await setup()
  const wrong = { code: 'invalid.payment.pw', value: { field: 'password' } }

  await expect(points.convert(member, { points: 100, password: '000000' })).rejects.toMatchObject(wrong)
  await expect(points.redeem(member, { rewardId: 1, password: '000000' })).rejects.toMatchObject(wrong)
  expect(pointBook.balanceOf(member.id)).toBe(1000)
})

test('goods can be bought until they are sold out', async () => {
  const { points, pointBook, member } = await setup(50_000)
  const [headphones] = points.goods().filter(({ id }) => id === 5)
  const buy = () => points.redeem(member, { rewardId: 5, password })
  for (let left = 3; left > 0; left--) {
    expect(points.stockOf(headphones!)).toBe(left)
    await buy()
  }

  await expect(buy()).rejects.toMatchObject({ code: 'goods.sold.out', value: { field: 'rewardId' } })
  expect(pointBook.balanceOf(member.id)).toBe(35_000)
})

test('a bought ticket belongs to the member, and cannot be bought without enough points', async () => {
  const { points, tickets, member } = await setup(160)
  await points.redeem(member, { rewardId: 1, password })

  expect(tickets.of(member.id)).toMatchObject([{ type: 'PRIZE_WHEEL' }])
  await expect(points.redeem(member, { rewardId: 1, password })).rejects.toMatchObject({ code: 'points.not.enough' })
  await expect(points.redeem(member, { rewardId: 99, password })).rejects.toMatchObject({
    value: { field: 'rewardId' },
  })
})
