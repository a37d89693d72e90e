import { expect, test } from 'vitest'
import { houseAccount } from '../../kernel/money/ledger.ts'
import { createMockServer } from '../../mock-server.ts'

const bonus = { key: 'gift:1', kind: 'MANUAL', name: { vi: 'Quà', en: 'Gift' }, money: 5_000_000, points: 20 } as const

async function setup() {
  const { world, services } = await createMockServer().worlds.open('bonuses')
  return { world, ...services, member: services.members.getByAccount('many01') }
}

test('a bonus pays money and points out of promotions and appears in the account record', async () => {
  const { world, bonuses, pointBook, wallet, records, member } = await setup()
  const before = wallet.balanceOf(member.id)

  const { orderNo, at } = await bonuses.grant(member, bonus)

  expect(wallet.balanceOf(member.id)).toBe(before + 5_000_000)
  expect(pointBook.balanceOf(member.id)).toBe(20)
  expect(world.ledger.balance(houseAccount('promotions'))).toBe(-5_000_000)
  const [line] = records.transactions(member.id, {
    range: { start: at, end: at },
    codeTypes: ['dividend'],
    txTypeIds: [],
  })
  expect(line).toMatchObject({ amount: 5_000_000, transaction: { orderNo, remark: 'Quà' } })
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('the same occasion pays once', async () => {
  const { world, bonuses, wallet, pointBook, member } = await setup()
  await bonuses.grant(member, bonus)
  const after = wallet.balanceOf(member.id)

  await expect(bonuses.grant(member, bonus, 'rewardId')).rejects.toMatchObject({
    code: 'reward.claimed',
    value: { field: 'rewardId' },
  })

  expect([wallet.balanceOf(member.id), pointBook.balanceOf(member.id)]).toEqual([after, 20])
  expect(world.ledgerInvariants.verify()).toBeUndefined()
})

test('a rebate and a referral reward have their own codes in the account record', async () => {
  const { bonuses, records, member } = await setup()
  const { at } = await bonuses.grant(member, { ...bonus, key: 'a', kind: 'REBATE' })
  await bonuses.grant(member, { ...bonus, key: 'b', kind: 'REFERRAL' })

  const linesOf = (code: string) =>
    records.transactions(member.id, { range: { start: at, end: at }, codeTypes: [code], txTypeIds: [] }).length

  expect(['betting_rebate', 'referral_rebate', 'dividend'].map(linesOf)).toEqual([1, 1, 0])
})

test('a trial account gets nothing', async () => {
  const { bonuses, session } = await setup()
  const { member } = await session.createTrial()

  await expect(bonuses.grant(member, bonus)).rejects.toMatchObject({ code: 'permission.denied' })
})

test('a payment out of promotions without a bonus breaks the ledger invariant', async () => {
  const { world, member } = await setup()
  world.ledger.post({
    at: 0,
    type: 'other',
    orderNo: 'X',
    remark: '',
    postings: [
      { account: houseAccount('promotions'), amount: -100 },
      { account: `member:${member.id}`, amount: 100 },
    ],
  })

  expect(world.ledgerInvariants.check()).toMatch('promotions have paid 100, but the bonuses add up to 0')
})

test('a stake of 10,000 earns a point when it is settled, and points never go below zero', async () => {
  const { wagers, pointBook, turnover, member } = await setup()
  const game = { gameType: 'RNG', vassalage: 'NGT', gameCode: 'X', gameName: 'X', nodeId: 10001 }
  const bet = await wagers.place({ memberId: member.id, ...game, stake: 2_999_999 })
  expect(pointBook.balanceOf(member.id)).toBe(0)
  await wagers.settle(bet.id, 0)

  expect([turnover.of(member.id), pointBook.balanceOf(member.id)]).toEqual([2_999_999, 2])
  await expect(
    pointBook.move({ memberId: member.id, points: -3, name: { vi: 'Quà', en: 'Gift' } }),
  ).rejects.toMatchObject({ code: 'points.not.enough' })
})
