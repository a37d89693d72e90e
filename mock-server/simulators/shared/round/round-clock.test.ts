import { expect, test } from 'vitest'
import { formatShortClock, formatClock, createRoundClock } from './round-clock.ts'

const aRound = { numero: '1', remainTime: 60_000, lockTime: 5, isOnSale: true }

function setup() {
  const page = { time: 1_000_000 }
  const clock = createRoundClock(() => page.time)
  const update = (change: Partial<typeof aRound> = {}, roundTrip = 0) =>
    clock.update({ ...aRound, ...change }, { sentAt: page.time - roundTrip, receivedAt: page.time })
  const advance = (ms: number) => void (page.time += ms)
  return { clock, update, advance }
}

test('half of the round trip is subtracted from the remaining time of the answer', () => {
  const { clock, update } = setup()
  update({}, 400)

  expect(clock.remaining()).toBe(59_800)
  expect(clock.remainingToLock()).toBe(54_800)
})

test('the fastest answer sets the deadline; a slower one does not change it', () => {
  const { clock, update, advance } = setup()
  update({}, 20)
  advance(4000)
  update({ remainTime: 56_300 }, 600)

  expect(clock.remaining()).toBe(55_990)
})

test('when the world’s clock is moved, the next answer counts at once', () => {
  const { clock, update, advance } = setup()
  update({}, 20)
  advance(4000)
  update({ remainTime: 6000 }, 600)

  expect(clock.remaining()).toBe(5700)
})

test('a round is open, closing, locked, drawing', () => {
  const { clock, update, advance } = setup()
  update()
  const phases = [0, 45_000, 10_000, 5000].map((ms) => {
    advance(ms)
    return clock.phase()
  })

  expect(phases).toEqual(['open', 'closing', 'locked', 'drawing'])
})

test('a lottery that takes no bets is paused, whatever the time', () => {
  const { clock, update } = setup()
  update({ isOnSale: false })

  expect(clock.phase()).toBe('paused')
})

test('a page that was suspended for an hour shows the right time', () => {
  const { clock, update, advance } = setup()
  update({ remainTime: 7_200_000 })
  advance(3_600_000)

  expect([clock.remaining(), formatClock(clock.remaining())]).toEqual([3_600_000, '01:00:00'])
})

test('times are written with seconds rounded up', () => {
  expect([formatClock(75_000), formatClock(1), formatClock(0)]).toEqual(['00:01:15', '00:00:01', '00:00:00'])
  expect([
    formatShortClock(9000),
    formatShortClock(75_000),
    formatShortClock(755_000),
    formatShortClock(7_275_000),
  ]).toEqual(['0:09', '1:15', '12:35', '2:01:15'])
})
