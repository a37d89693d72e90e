import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'

async function followed() {
  const site = setup({ time: Date.UTC(2026, 0, 5, 12) })
  const ask = (name: string) => (method: string, path: string, body?: unknown) =>
    site.call(method, path, { headers: { 'x-mock-world': name }, body })
  const control = (method: string, path: string, body?: unknown) => ask('kept')(method, `/__admin${path}`, body)
  const fingerprintOf = async (name = 'kept') =>
    (await ask(name)('GET', '/__admin/fingerprint')).json.fingerprint as string
  async function evening(name = 'kept') {
    await ask(name)('POST', '/wps/member/trialuser')
    await ask(name)('POST', '/__admin/clock/advance', { duration: '5h' })
    await ask(name)('POST', '/__admin/preset', { name: 'slow' })
    await ask(name)('PATCH', '/__admin/settings', { flags: { CBS3: false } })
    return fingerprintOf(name)
  }
  await control('POST', '/worlds', { name: 'kept', seed: 7 })
  return { control, fingerprintOf, evening, initial: await fingerprintOf() }
}
type World = Awaited<ReturnType<typeof followed>>

const WAYS: readonly [way: string, remember: (world: World) => Promise<() => Promise<unknown>>][] = [
  [
    'a snapshot',
    async ({ control }) => {
      const { text } = await control('GET', '/snapshot')
      return () => control('POST', '/snapshot', text)
    },
  ],
  [
    'a rewind',
    async ({ control }) => {
      await control('POST', '/checkpoints')
      return () => control('POST', '/rewind', { checkpoint: 0 })
    },
  ],
  [
    'a reset',
    async ({ control }) =>
      () =>
        control('POST', '/reset'),
  ],
]

test.for(WAYS)(
  '%s gives back what was, by its fingerprint, and the same evening ends the same once more',
  async ([, remember]) => {
    const world = await followed()
    const goBack = await remember(world)
    const then = await world.evening()
    expect(then).not.toBe(world.initial)

    await goBack()
    expect(await world.fingerprintOf()).toBe(world.initial)
    expect(await world.evening()).toBe(then)
  },
)

test('a fork has the fingerprint of its world, and keeps it while that goes on', async () => {
  const { control, evening, fingerprintOf, initial } = await followed()
  await control('POST', '/worlds/fork', { name: 'aside' })

  expect(await evening()).not.toBe(initial)
  expect(await fingerprintOf('aside')).toBe(initial)
})

test('a frozen world keeps its fingerprint, and a snapshot with a persona’s history restores the same one', async () => {
  let now = Date.UTC(2026, 0, 5, 12)
  const { control, signIn } = setup({ now: () => (now += 1000) })
  await signIn('demo01')
  await control('POST', '/clock/freeze')
  const fingerprint = async () => (await control('GET', '/fingerprint')).json.fingerprint as string
  const before = await fingerprint()
  expect(await fingerprint()).toBe(before)

  const { text } = await control('GET', '/snapshot')
  await signIn('demo02')
  expect(await fingerprint()).not.toBe(before)
  await control('POST', '/snapshot', text)
  expect(await fingerprint()).toBe(before)
})
