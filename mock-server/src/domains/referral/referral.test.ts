import { expect, test } from 'vitest'
import { createMockServer } from '../../mock-server.ts'
import { FOR_A_FRIEND } from './earnings.ts'

const hanoi = (text: string) => Date.parse(`${text}+07:00`)

async function setup() {
  const { world, services } = await createMockServer({ time: hanoi('2026-11-20T20:00:00') }).worlds.open('referral')
  const { members, referral, wagers } = services
  const member = members.named('vip02')
  const bring = (account: string) => referral.bring(members.named(account), referral.codeOf(member.id))
  async function stake(account: string, amount: number) {
    const game = { gameType: 'RNG', vassalage: 'NGT', gameCode: 'X', gameName: 'X', nodeId: 10001 }
    const { id } = await wagers.place({ memberId: members.named(account).id, ...game, stake: amount })
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

test('a friend who counts is worth 50,000, once', async () => {
  const { world, referral, wallet, member, bring } = await setup()
  await bring('many01')
  await bring('odd03')
  const before = wallet.balanceOf(member.id)
  await referral.claim(member)

  expect(wallet.balanceOf(member.id)).toBe(before + 2 * FOR_A_FRIEND)
  await expect(referral.claim(member)).rejects.toMatchObject({ code: 'reward.not.ready' })
  expect(world.books.recount()).toBeUndefined()
})

test('a month that is over brings 0.1 % of what friends have staked in it', async () => {
  const { world, referral, member, bring, stake } = await setup()
  await bring('many01')
  await referral.claim(member)
  await stake('many01', 5_000_999)
  expect(referral.ripeOf(member.id)).toEqual([])
  world.clock.set(hanoi('2026-12-01T00:00:00'))

  expect(referral.ripeOf(member.id)).toMatchObject([{ key: 'referral:stakes:2026-11', money: 5000 }])
})

test('a friend who has not deposited brings nothing, and three who have bring more', async () => {
  const { referral, member, bring } = await setup()
  await bring('demo02')
  await expect(referral.claim(member)).rejects.toMatchObject({ code: 'reward.not.ready' })
  for (const account of ['many01', 'odd03', 'odd40']) await bring(account)

  expect(referral.ripeOf(member.id).map(({ money }) => money)).toEqual([
    FOR_A_FRIEND,
    FOR_A_FRIEND,
    FOR_A_FRIEND,
    10_000_000,
  ])
})

test('a code of nobody, or of oneself, brings nobody', async () => {
  const { referral, members } = await setup()
  const friend = members.named('many01')
  const wrong = { code: 'referrer.link.incorrect', value: { field: 'referralCode' } }

  await expect(referral.bring(friend, 'LG9999')).rejects.toMatchObject(wrong)
  await expect(referral.bring(friend, 'hello')).rejects.toMatchObject(wrong)
  await expect(referral.bring(friend, referral.codeOf(friend.id))).rejects.toMatchObject(wrong)
})
