import { expect, test } from 'vitest'
import { DAY } from '../../kernel/world/local-day.ts'
import { randomOf } from '../../kernel/world/random.ts'
import { createMockServer } from '../../mock-server.ts'
import { drawPrize, DRAWS, prizesOf } from './prizes.ts'

const DRAW_TYPES = ['PRIZE_WHEEL', 'GOLDEN_EGG', 'FREE_SPIN', 'RAFFLE'] as const

async function setup(seed = 7) {
  const { world, services } = await createMockServer({ seed }).worlds.open('tickets')
  const member = services.members.getByAccount('many01')
  const ticketOf = (type: 'PRIZE_WHEEL' | 'GOLDEN_EGG' | 'FREE_SPIN' | 'DEPOSIT_DISCOUNT' = 'GOLDEN_EGG') =>
    services.tickets.grant({ memberId: member.id, type })
  return { world, ...services, member, ticketOf }
}

test.each(DRAW_TYPES)('the stated chances of %s add up to 1, and draws match them', (type) => {
  const prizes = prizesOf(type)
  expect(prizes.reduce((sum, { chance }) => sum + chance, 0)).toBe(DRAWS)

  const random = randomOf(1, type)
  const drawn = Array.from({ length: 100_000 }, () => drawPrize(type, random).id)
  for (const { id, chance } of prizes) expect(drawn.filter((one) => one === id).length / 10).toBeCloseTo(chance, -2.5)
})

test('a ticket is used once, and its prize is paid', async () => {
  const { world, tickets, wallet, pointBook, member, ticketOf } = await setup()
  const { id } = await ticketOf()
  const before = wallet.balanceOf(member.id)
  const { prize } = await tickets.use(member, id, ['GOLDEN_EGG'])

  expect(wallet.balanceOf(member.id)).toBe(before + prize.money)
  expect(pointBook.balanceOf(member.id)).toBe(prize.points)
  await expect(tickets.use(member, id, ['GOLDEN_EGG'])).rejects.toMatchObject({ code: 'reward.claimed' })
  expect(tickets.statusOf(tickets.of(member.id)[0]!)).toBe('UNAVAILABLE')
  expect(world.ledgerInvariants.verify()).toBeUndefined()
})

test('the prize depends on the seed of the world', async () => {
  async function prizesIn(seed: number) {
    const { tickets, member, ticketOf } = await setup(seed)
    const ids = []
    for (let count = 0; count < 12; count++) {
      const { prize } = await tickets.use(member, (await ticketOf('PRIZE_WHEEL')).id, ['PRIZE_WHEEL'])
      ids.push(prize.id)
    }
    return ids
  }

  expect(await prizesIn(7)).toEqual(await prizesIn(7))
  expect(await prizesIn(8)).not.toEqual(await prizesIn(7))
})

test('an expired, early or cancelled ticket, one of another kind and one of another member are refused', async () => {
  const { world, tickets, members, member, ticketOf } = await setup()
  const use = (id: string) => tickets.use(member, id, ['GOLDEN_EGG'])
  const now = world.clock.now()
  const early = await tickets.grant({ memberId: member.id, type: 'GOLDEN_EGG', startsAt: now + 1 })
  const otherMembers = await tickets.grant({ memberId: members.getByAccount('vip02').id, type: 'GOLDEN_EGG' })
  const discount = await ticketOf('DEPOSIT_DISCOUNT')
  const cancelled = await ticketOf()
  await tickets.cancel(member, cancelled.id)
  const old = await ticketOf()

  await expect(use(early.id)).rejects.toMatchObject({ code: 'reward.not.ready' })
  await expect(use(otherMembers.id)).rejects.toMatchObject({ value: { field: 'transactionId' } })
  await expect(use(discount.id)).rejects.toMatchObject({ value: { field: 'transactionId' } })
  await expect(use(cancelled.id)).rejects.toMatchObject({ code: 'reward.expired' })
  world.clock.advance(7 * DAY)
  await expect(use(old.id)).rejects.toMatchObject({ code: 'reward.expired' })
})

test('the raffle is drawn once a week', async () => {
  const { world, raffle, member } = await setup()
  const { raffleId } = raffle.statusOf(member.id)
  await raffle.draw(member, raffleId)

  expect(raffle.statusOf(member.id).isDrawn).toBe(true)
  await expect(raffle.draw(member, raffleId)).rejects.toMatchObject({ code: 'reward.claimed' })
  world.clock.advance(7 * DAY)
  await expect(raffle.draw(member, raffleId)).rejects.toMatchObject({ value: { field: 'raffleId' } })
  expect(raffle.statusOf(member.id).isDrawn).toBe(false)
})
