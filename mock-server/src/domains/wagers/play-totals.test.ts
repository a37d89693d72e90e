import { expect, test, vi } from 'vitest'
import { asMember } from '../responsible-gaming/testing.ts'
import { wagerTable } from './wager.model.ts'

test('the sums of a session are added up once and follow each stake, payout and cancelled stake', async () => {
  const { world, services, memberId, stake, settle } = await asMember('many01')
  const start = world.clock.now()
  const read = () => {
    const { stakes, payouts } = services.playTotals.since(memberId, start)
    return [stakes, payouts]
  }
  expect(read()).toEqual([0, 0])
  const reads = vi.spyOn(world.table(wagerTable), 'where')

  await stake(1000, 2500)
  const open = await stake(700)
  const cancelled = await stake(300)
  expect(read()).toEqual([200_000, 250_000])
  await settle(open, 100)
  await world.run(() => services.wagers.cancel(cancelled))
  expect(read()).toEqual([170_000, 260_000])
  expect(reads).not.toHaveBeenCalled()
  expect(services.playTotals.since(memberId, start + 1)).toMatchObject({ stakes: 0, payouts: 0 })
})
