import { expect, test } from 'vitest'
import { briefText, clockText, createRoundClock } from './round-clock.ts'

const aRound = { numero: '1', remainTime: 60_000, lockTime: 5, isOnSale: true }

function setup() {
  const page = { time: 1_000_000 }
  const clock = createRoundClock(() => page.time)
  /** Hears an answer that took `journey` ms and arrives now. */
  const hear = (change: Partial<typeof aRound> = {}, journey = 0) =>
    clock.hear({ ...aRound, ...change }, { sentAt: page.time - journey, receivedAt: page.time })
  const pass = (ms: number) => void (page.time += ms)
  return { clock, hear, pass }
}

test('half of the journey is taken off the time the server told', () => {
  const { clock, hear } = setup()
  hear({}, 400)

  expect(clock.left()).toBe(59_800)
  expect(clock.lockLeft()).toBe(54_800)
})

test('the answer that travelled fastest decides, and a slow one after it does not', () => {
  const { clock, hear, pass } = setup()
  hear({}, 20)
  pass(4000)
  hear({ remainTime: 56_300 }, 600)

  expect(clock.left()).toBe(55_990)
})

test('when somebody moves the world’s clock, the next answer counts at once', () => {
  const { clock, hear, pass } = setup()
  hear({}, 20)
  pass(4000)
  hear({ remainTime: 6000 }, 600)

  expect(clock.left()).toBe(5700)
})

test('a round is open, closing, locked, drawing', () => {
  const { clock, hear, pass } = setup()
  hear()
  const phases = [0, 45_000, 10_000, 5000].map((ms) => {
    pass(ms)
    return clock.phase()
  })

  expect(phases).toEqual(['open', 'closing', 'locked', 'drawing'])
})

test('a lottery that takes no bets is paused, whatever the time', () => {
  const { clock, hear } = setup()
  hear({ isOnSale: false })

  expect(clock.phase()).toBe('paused')
})

test('a page that slept an hour is at the right time when it wakes', () => {
  const { clock, hear, pass } = setup()
  hear({ remainTime: 7_200_000 })
  pass(3_600_000)

  expect([clock.left(), clockText(clock.left())]).toEqual([3_600_000, '01:00:00'])
})

test('times are written with seconds rounded up', () => {
  expect([clockText(75_000), clockText(1), clockText(0)]).toEqual(['00:01:15', '00:00:01', '00:00:00'])
  expect([briefText(9000), briefText(75_000), briefText(755_000), briefText(7_275_000)]).toEqual([
    '0:09',
    '1:15',
    '12:35',
    '2:01:15',
  ])
})
