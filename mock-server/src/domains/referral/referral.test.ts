import { expect, test } from 'vitest'
import { createMockServer } from '../../mock-server.ts'
import { REWARD_PER_FRIEND } from './referral.service.ts'

const hanoi = (text: string) => Date.parse(`${text}+07:00`)

async function setup() {
  const { world, services } = await createMockServer({ time: hanoi('2026-11-20T20:00:00') }).worlds.open('referral')
  const { members, referral, wagers } = services
  const member = members.getByAccount('vip02')
  const bring = (account: string) => referral.addReferral(members.getByAccount(account), referral.codeOf(member.id))
  async function stake(account: string, amount: number) {
    const game = { gameType: 'RNG', vassalage: 'NGT', gameCode: 'X', gameName: 'X', nodeId: 10001 }
    const { id } = await wagers.place({ memberId: members.getByAccount(account).id, ...game, stake: amount })
    await wagers.settle(id, 0)
  }
  return { world, ...services, member, bring, stake }
}

test('a friend counts after a first deposit of 100,000', async () => {
  const { referral, member, bring } = await setup()
  for (const account of ['many01', 'captcha01', 'demo02']) await bring(account)

  const counted = referral.friendsOf(member.id).filter(referral.isQualified)
  expect(counted.map(({ account }) => account)).toEqual(['many01'])
})

test('a qualified friend is worth 50,000, once', async () => {
  const { world, referral, wallet, member, bring } = await setup()
  await bring('many01')
  await bring('odd03')
  const before = wallet.balanceOf(member.id)
  await referral.claim(member)

  expect(wallet.balanceOf(member.id)).toBe(before + 2 * REWARD_PER_FRIEND)
  await expect(referral.claim(member)).rejects.toMatchObject({ code: 'reward.not.ready' })
  expect(world.ledgerInvariants.verify()).toBeUndefined()
})

test('a completed month earns 0.1 % of the friends’ stakes', async () => {
  const { world, referral, member, bring, stake } = await setup()
  await bring('many01')
  await referral.claim(member)
  await stake('many01', 5_000_999)
  expect(referral.ripeOf(member.id)).toEqual([])
  world.clock.set(hanoi('2026-12-01T00:00:00'))

  expect(referral.ripeOf(member.id)).toMatchObject([{ key: 'referral:stakes:2026-11', money: 5000 }])
})

test('a friend without a deposit earns nothing, and three with one earn an achievement', async () => {
  const { referral, member, bring } = await setup()
  await bring('demo02')
  await expect(referral.claim(member)).rejects.toMatchObject({ code: 'reward.not.ready' })
  for (const account of ['many01', 'odd03', 'odd40']) await bring(account)

  expect(referral.ripeOf(member.id).map(({ money }) => money)).toEqual([
    REWARD_PER_FRIEND,
    REWARD_PER_FRIEND,
    REWARD_PER_FRIEND,
    10_000_000,
  ])
})

test('an unknown code and the member’s own code are refused', async () => {
  const { referral, members } = await setup()
  const friend = members.getByAccount('many01')
  const wrong = { code: 'referrer.link.incorrect', value: { field: 'referralCode' } }

  await expect(referral.addReferral(friend, 'LG9999')).rejects.toMatchObject(wrong)
  await expect(referral.addReferral(friend, 'hello')).rejects.toMatchObject(wrong)
  await expect(referral.addReferral(friend, referral.codeOf(friend.id))).rejects.toMatchObject(wrong)
})
