import { expect, test } from 'vitest'
import { DAY } from '../../kernel/world/local-day.ts'
import { createMockServer } from '../../mock-server.ts'

const hanoi = (text: string) => Date.parse(`${text}+07:00`)
const STAKE = 3_333_333

async function setup() {
  const { world, services } = await createMockServer({ time: hanoi('2026-11-19T20:00:00') }).worlds.open('rebates')
  const member = services.members.getByAccount('vip02')
  async function stake(gameType: string, amount: number) {
    const game = { gameType, vassalage: 'NGT', gameCode: 'X', gameName: 'X', nodeId: 10001 }
    const { id } = await services.wagers.place({ memberId: member.id, ...game, stake: amount })
    await services.wagers.settle(id, 0)
  }
  return { world, ...services, member, stake }
}

test('a rebate is a share of the day’s stakes by category, rounded down', async () => {
  const { world, rebates, member, stake } = await setup()
  await stake('RNG', STAKE)
  await stake('COCKFIGHT', STAKE)
  world.clock.set(hanoi('2026-11-20T12:00:00'))

  expect(rebates.list(member.id)).toMatchObject([
    {
      id: '2026-11-19',
      status: 'CLAIMABLE',
      amount: 26_666 + 39_999,
      parts: [
        { productType: 'COCKFIGHT', stake: STAKE, rate: 120, amount: 39_999 },
        { productType: 'RNG', stake: STAKE, rate: 80, amount: 26_666 },
      ],
    },
  ])
})

test('a rebate can be claimed once, for seven days from noon of the next day', async () => {
  const { world, rebates, wallet, member, stake } = await setup()
  await stake('RNG', STAKE)
  const before = wallet.balanceOf(member.id)
  const claim = () => rebates.claim(member, '2026-11-19')

  world.clock.set(hanoi('2026-11-20T11:59:59'))
  await expect(claim()).rejects.toMatchObject({ code: 'reward.not.ready', value: { field: 'rebateId' } })
  world.clock.set(hanoi('2026-11-20T12:00:00') + 7 * DAY)
  await expect(claim()).rejects.toMatchObject({ code: 'reward.expired' })
  world.clock.set(hanoi('2026-11-20T12:00:00') + 7 * DAY - 1)
  await claim()
  await expect(claim()).rejects.toMatchObject({ code: 'reward.claimed' })

  expect(wallet.balanceOf(member.id)).toBe(before + 26_666)
  expect(rebates.list(member.id)[0]!.status).toBe('CLAIMED')
})

test('a day without stakes has no rebate', async () => {
  const { rebates, member } = await setup()

  expect(rebates.list(member.id)).toEqual([])
  await expect(rebates.claim(member, '2026-11-18')).rejects.toMatchObject({ value: { field: 'rebateId' } })
})
