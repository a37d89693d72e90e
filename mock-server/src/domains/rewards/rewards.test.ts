import { expect, test } from 'vitest'
import { DAY } from '../../kernel/world/local-day.ts'
import { setup as setupHouse } from '../../adapters/testing.ts'
import { createMockServer } from '../../mock-server.ts'

const name = { vi: 'Quà', en: 'Gift' }

async function setup() {
  const { world, services } = await createMockServer().worlds.open('rewards')
  const member = services.members.getByAccount('many01')
  const grant = (id: number, expiresAt = world.clock.now() + DAY) =>
    services.rewards.grant({ id, memberId: member.id, kind: 'MANUAL', name, money: 8_800_000, points: 5, expiresAt })
  return { world, ...services, member, grant }
}

test('a reward is claimed once, and moves from the unclaimed to the claimed ones', async () => {
  const { world, rewards, wallet, member, grant } = await setup()
  await grant(1)
  await grant(2)
  const before = wallet.balanceOf(member.id)
  await rewards.claim(member, 1)

  expect(rewards.unclaimedOf(member.id).map(({ id }) => id)).toEqual([2])
  expect(rewards.claimedBy(member.id)).toMatchObject({ money: 8_800_000, points: 5, moneyToday: 8_800_000 })
  await expect(rewards.claim(member, 1)).rejects.toMatchObject({ code: 'reward.claimed' })
  expect(wallet.balanceOf(member.id)).toBe(before + 8_800_000)
  expect(world.ledgerInvariants.verify()).toBeUndefined()
})

test('an expired reward is listed but not paid, and the reward of another member is refused', async () => {
  const { world, rewards, members, member, grant } = await setup()
  await grant(1, world.clock.now())

  expect(rewards.unclaimedOf(member.id)).toHaveLength(1)
  await expect(rewards.claim(member, 1)).rejects.toMatchObject({ code: 'reward.expired' })
  await expect(rewards.claim(members.getByAccount('vip02'), 1)).rejects.toMatchObject({
    value: { field: 'promotionClaimId' },
  })
})

test('a promotion without proof is joined once', async () => {
  const { applications, available, member } = await setup()
  const before = available.of(member).REGISTER.count
  await applications.join(member, 1001)

  await expect(applications.join(member, 1001)).rejects.toMatchObject({ code: 'reward.claimed' })
  await expect(applications.join(member, 4242)).rejects.toMatchObject({ code: 'user_record_not_exists' })
  expect(available.of(member).REGISTER.count).toBe(before - 1)
})

test('a promotion that is off has no claimable rewards, and a guest has none', async () => {
  const { world, available, member } = await setup()
  expect(available.of(member).LOGIN).toEqual({ enabled: true, count: 1 })
  expect(available.of(undefined).LOGIN).toEqual({ enabled: true, count: 0 })

  world.settings.promotionsOff = ['LOGIN']
  world.settings.flags = { ...world.settings.flags, REFERRAL3: false }

  expect(available.of(member)).toMatchObject({ LOGIN: { enabled: false, count: 0 }, REFERRAL: { enabled: false } })
})

test('a claim under another kind is refused', async () => {
  const { gatewayOf, signIn } = setupHouse()
  const { rewards } = gatewayOf(await signIn('demo01'))
  const claim = (promotionType: 'QUEST' | 'LUCKY_BET') => rewards.claim({ promotionClaimId: 9002, promotionType })

  await expect(claim('QUEST')).rejects.toMatchObject({ code: 'request_param_err', value: { field: 'promotionType' } })
  expect((await rewards.listClaimable()).items.map(({ rewardId }) => rewardId)).toContain(9002)
  await claim('LUCKY_BET')
})
