import { expect, test } from 'vitest'
import { DAY } from '../../kernel/world/local-day.ts'
import { setupAgent } from '../agent/testing.ts'
import { computeEarnings } from './branch-activity.ts'
import { createContractPayment } from './contract-pay.ts'
import { halfMonthBefore } from './contract-periods.ts'

const hanoi = (text: string) => Date.parse(`${text}+07:00`)
const share = (stake: number, rate: number) => ({ stake, activeMembers: 2, netLoss: 0, gives: 'share' as const, rate })
const play = { stake: 5000, activeMembers: 2, netLoss: 700 }

test('the best reached step is paid, and the amount is never negative', () => {
  const steps = [share(1000, 10), share(5000, 20), share(5001, 90)]

  expect(computeEarnings(steps, play, 5000)).toBe(10)
  expect(computeEarnings(steps, { ...play, activeMembers: 1 }, 5000)).toBe(0)
  expect(computeEarnings([{ ...share(0, 777), gives: 'fixed' }], play, 5000)).toBe(777)
  expect(computeEarnings(steps, play, -5000)).toBe(0)
})

test('a dividend is paid for the days 1 to 15 and for the rest of the month', () => {
  expect(halfMonthBefore(hanoi('2026-11-16T00:30:00'))).toEqual({
    start: hanoi('2026-11-01T00:00:00'),
    end: hanoi('2026-11-16T00:00:00'),
  })
  expect(halfMonthBefore(hanoi('2027-03-01T00:30:00'))).toEqual({
    start: hanoi('2027-02-16T00:00:00'),
    end: hanoi('2027-03-01T00:00:00'),
  })
  expect(halfMonthBefore(hanoi('2026-11-17T00:30:00'))).toBeUndefined()
})

test('winnings of members carry over and reduce the next dividend', async () => {
  const { world, services, member } = await setupAgent('agent41')
  const { tree, wagers } = services
  const player = tree.branchOf(member.id)[0]!
  const pay = createContractPayment(world, { tree, wagers })
  const steps = [{ stake: 0, activeMembers: 0, netLoss: 0, gives: 'share' as const, rate: 5000 }]
  const contract = {
    id: 1,
    memberId: member.id,
    kind: 'dividend' as const,
    product: 'CONS' as const,
    steps,
    status: 'active' as const,
    offeredAt: 0,
  }
  const periods: [stake: number, payout: number][] = [
    [1000, 3000],
    [1500, 0],
    [1500, 0],
  ]
  for (const [index, [stake, payout]] of periods.entries()) {
    const start = world.clock.now()
    const game = { gameType: 'RNG', vassalage: 'NGT', gameCode: 'X', gameName: 'X', nodeId: 1 }
    const { id } = await wagers.place({ memberId: player.id, ...game, stake })
    await wagers.settle(id, payout)
    world.clock.advance(DAY)
    const end = world.clock.now()
    await pay(contract, { start, end }, { paidAt: end, orderNo: () => `C${index}` })
  }

  const paid = services.contracts.payoutsOf(member.id).map(({ carried, amount }) => [carried, amount])
  expect(paid).toEqual([
    [-500, 500],
    [-2000, 0],
    [0, 0],
  ])
})
