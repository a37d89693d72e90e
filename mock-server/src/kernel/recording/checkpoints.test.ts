import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { MIN_TIME } from '../world/clock.ts'
import { createCheckpoints } from './checkpoints.ts'

const HOUR = 3_600_000

async function recorded() {
  const site = setup({ time: MIN_TIME })
  const fingerprint = async () => (await site.control('GET', '/fingerprint')).json.fingerprint
  const { json: checkpoints } = await site.control('POST', '/checkpoints')
  expect(checkpoints).toEqual([{ checkpoint: 0, at: MIN_TIME, changes: 0 }])
  return { ...site, fingerprint }
}
type Recorded = Awaited<ReturnType<typeof recorded>>

/** A member signs in, stakes are settled, time passes. */
async function anHour({ call, control, signIn }: Recorded) {
  await signIn('many01')
  await call('POST', '/wps/member/trialuser')
  await control('POST', '/clock/advance', { duration: HOUR })
}

test('a rewound world is what it was, and goes on as it did', async () => {
  const site = await recorded()
  await anHour(site)
  const then = await site.fingerprint()
  const checkpoint = (await site.control('GET', '/checkpoints')).json.at(-1).checkpoint
  await anHour(site)
  const now = await site.fingerprint()

  expect((await site.control('POST', '/rewind', { checkpoint })).json).toEqual({ checkpoint, time: MIN_TIME + HOUR })
  expect(await site.fingerprint()).toBe(then)
  await anHour(site)
  expect(await site.fingerprint()).toBe(now)
})

test('a world is rewound to the time before a step of the clock, and to any within it', async () => {
  const site = await recorded()
  await site.control('POST', '/clock/advance', { duration: HOUR })
  const { json } = await site.control('POST', '/rewind', { time: MIN_TIME + HOUR / 2 })
  expect(json).toEqual({ checkpoint: 0, time: MIN_TIME + HOUR / 2 })

  await site.control('POST', '/clock/advance', { duration: HOUR / 2 })
  const inTwoSteps = await site.fingerprint()
  const straight = setup({ time: MIN_TIME })
  await straight.control('POST', '/clock/advance', { duration: HOUR })

  expect(inTwoSteps).toBe((await straight.control('GET', '/fingerprint')).json.fingerprint)
})

test('after a rewind nothing is left of what came after it', async () => {
  const site = await recorded()
  await site.signIn()
  await site.signIn('demo02')
  await site.control('POST', '/rewind', { checkpoint: 1 })

  expect((await site.control('GET', '/checkpoints')).json.map((one: { checkpoint: number }) => one.checkpoint)).toEqual(
    [0, 1],
  )
  expect((await site.control('POST', '/rewind', { checkpoint: 2 })).json.value).toEqual({
    field: 'checkpoint',
    reason: 'must be one of 0 to 1',
  })
})

test.each([
  [{ time: -1 }, 'time'],
  [{ time: MIN_TIME + 21 }, 'time'],
  [{}, 'body'],
  [{ checkpoint: 99 }, 'checkpoint'],
  [{ time: MIN_TIME + 10 }, 'time'],
])('a rewind to %j is refused', async (earlier, field) => {
  const { control } = setup({ time: MIN_TIME + 20 })
  await control('POST', '/checkpoints')

  const { status, json } = await control('POST', '/rewind', earlier)

  expect([status, json.value.field]).toEqual([400, field])
})

test('what was not recorded, or is not any more, is not rewound', async () => {
  const { control } = setup()
  const refused = async () => (await control('POST', '/rewind', { checkpoint: 0 })).json.value?.field
  expect(await refused()).toBe('checkpoints')

  await control('POST', '/checkpoints')
  await control('DELETE', '/checkpoints')

  expect(await refused()).toBe('checkpoints')
})

test('a long recording forgets its older half, and still leads back to what is left', async () => {
  const { mock, signIn, control } = setup()
  const { world } = await mock.worlds.open('default')
  const checkpoints = createCheckpoints(world, 100)
  await world.run(async () => checkpoints.start())
  const before = []
  for (const account of ['demo01', 'demo02', 'many01', 'vip02']) {
    await signIn(account)
    before.push((await control('GET', '/fingerprint')).json.fingerprint)
  }
  const [first, ...rest] = checkpoints.list()
  expect(first!.checkpoint).toBeGreaterThan(0)

  await world.run(() => checkpoints.rewind({ checkpoint: rest[0]!.checkpoint }))

  expect((await control('GET', '/fingerprint')).json.fingerprint).toBe(before[rest[0]!.checkpoint - 1])
})
