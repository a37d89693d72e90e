import { expect, test } from 'vitest'
import { DAY } from '../../kernel/world/local-day.ts'
import { createMockServer } from '../../mock-server.ts'

async function setup() {
  const { world, services } = await createMockServer().worlds.open('promo-codes')
  const { members } = services
  return { world, ...services, member: members.getByAccount('demo02'), other: members.getByAccount('many01') }
}

test('a code pays a member once, in any case and with spaces around it', async () => {
  const { promoCodes, wallet, pointBook, member, other } = await setup()
  await promoCodes.claim(member, ' xuan2026 ')

  expect([wallet.balanceOf(member.id), pointBook.balanceOf(member.id)]).toEqual([2_000_000, 10])
  await expect(promoCodes.claim(member, 'XUAN2026')).rejects.toMatchObject({ code: 'reward.claimed' })
  await promoCodes.claim(other, 'XUAN2026')
  expect(wallet.balanceOf(member.id)).toBe(2_000_000)
})

test('a code can be claimed by a limited number of members', async () => {
  const { promoCodes, member, other } = await setup()
  await promoCodes.claim(other, 'NHANH10')

  await expect(promoCodes.claim(member, 'NHANH10')).rejects.toMatchObject({ code: 'promo.code.invalid' })
  expect(promoCodes.openCodes(member.id).map(({ code }) => code)).not.toContain('NHANH10')
})

test('an expired code and an unknown code are refused', async () => {
  const { world, promoCodes, member } = await setup()

  await expect(promoCodes.claim(member, 'HETHAN')).rejects.toMatchObject({ code: 'reward.expired' })
  await expect(promoCodes.claim(member, 'XYZ')).rejects.toMatchObject({
    code: 'promo.code.invalid',
    value: { field: 'promoCode' },
  })
  world.clock.advance(31 * DAY)
  await expect(promoCodes.claim(member, 'XUAN2026')).rejects.toMatchObject({ code: 'reward.expired' })
})

test('a code may require deposits; the refusal has the required and the reached amount', async () => {
  const { promoCodes, wallet, member, members } = await setup()

  await expect(promoCodes.claim(member, 'NAP500')).rejects.toMatchObject({
    code: 'claim_deposit_required',
    value: { data: { requiredDepositAmount: 500_000, accumulatedDepositAmount: 0 } },
  })
  expect(wallet.balanceOf(member.id)).toBe(0)
  await promoCodes.claim(members.getByAccount('vip02'), 'NAP500')
})

test('a code may give a ticket', async () => {
  const { promoCodes, tickets, member } = await setup()
  await promoCodes.claim(member, 'VONGQUAY')

  expect(tickets.of(member.id)).toMatchObject([{ type: 'PRIZE_WHEEL' }])
})
