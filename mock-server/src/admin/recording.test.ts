import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'
import { createMockServer, type MockServerOptions } from '../mock-server.ts'
import { type Capsule, readCapsule } from './recording.ts'
import { replayCapsule } from './replay-recording.ts'

/** A world and an evening in it: people, money, time, faults, an odd request. The host's time passes as it likes. */
async function evening(options: MockServerOptions = {}) {
  let host = Date.UTC(2026, 10, 20, 12)
  const site = setup({ now: () => (host += 7), seed: 5, ...options })
  const take = async () => readCapsule((await site.control('GET', '/capsule')).json)
  const play = async () => {
    const token = await site.signIn()
    const bet = { nodeId: 10001 }
    await site.call('GET', '/wps/wallets/gcs', { token })
    await site.control('POST', '/clock/advance', { duration: '90m' })
    await site.control('POST', '/clock/scale', { factor: 60 })
    await site.call('POST', '/wps/relay/MCSFE_addFavoriteGames', { token, body: bet })
    await site.control('POST', '/faults', { operation: 'getWallet', status: 500, code: 'system.error', times: 1 })
    await site.call('GET', '/wps/wallets/gcs', { token })
    await site.call('GET', '/wps/relay/ODSFE2_MemTransDet?page=1&size=5', { token })
    await site.call('GET', '/wps/nowhere', { token })
    await site.call('DELETE', '/wps/session/logout', { token })
  }
  return { ...site, take, play }
}

/** As a file carries it. */
const carried = (capsule: Capsule) => readCapsule(JSON.parse(JSON.stringify(capsule)))

test('an evening is replayed byte for byte from seed and requests alone', async () => {
  const { play, take } = await evening({ isTaped: true })
  await play()
  const capsule = await take()

  const replayed = await replayCapsule(carried(capsule), createMockServer)

  expect(capsule.beginning.snapshot).toBeUndefined()
  expect(capsule.calls.length).toBeGreaterThan(8)
  expect(replayed).toEqual({
    requests: capsule.calls.length,
    answers: capsule.end.answers,
    ledger: capsule.end.ledger,
    isSame: true,
    first: undefined,
  })
})

test('a world whose tokens nobody can guess is replayed with the same tokens', async () => {
  const { signIn, call, take } = await evening({
    isTaped: true,
    seed: undefined as never,
    newSecret: () => 'only here',
  })
  await call('GET', '/wps/wallets/gcs', { token: await signIn() })

  expect(await replayCapsule(carried(await take()), createMockServer)).toMatchObject({ isSame: true, requests: 3 })
})

test('what happened before the tape began is in the capsule as a snapshot', async () => {
  const { play, control, take } = await evening()
  await play()
  await control('POST', '/capsule')
  await play()
  const capsule = await take()

  expect(capsule.beginning.snapshot?.clock).toBeDefined()
  expect(await replayCapsule(carried(capsule), createMockServer)).toMatchObject({ isSame: true, first: undefined })
})

test('a world that begins anew is taped on, from its new birth', async () => {
  const { play, control, take } = await evening({ isTaped: true })
  await play()
  await control('POST', '/reset', { scenario: 'empty' })
  const before = (await take()).calls.length
  await control('POST', '/clock/advance', { duration: '1d' })
  const capsule = await take()

  expect([before, capsule.beginning.scenario, capsule.calls.length]).toEqual([0, 'empty', 1])
  expect((await replayCapsule(carried(capsule), createMockServer)).isSame).toBe(true)
})

test('the request that is answered otherwise is named, and so is another ledger', async () => {
  const { play, take } = await evening({ isTaped: true })
  await play()
  const capsule = await take()
  const at = capsule.calls.findIndex(({ path }) => path === '/wps/wallets/gcs')
  capsule.calls[at]!.headers['authorization'] = 'somebody else'
  capsule.end.ledger = 'other'

  const { isSame, first, answers, ledger } = await replayCapsule(carried(capsule), createMockServer)

  expect([isSame, first?.number, first?.status, first?.code]).toEqual([false, at + 1, 401, 'user.or.token.invalid'])
  expect(answers).not.toBe(capsule.end.answers)
  expect(ledger).not.toBe('other')
})

test('a fork and a world nobody tapes have no capsule of their own', async () => {
  const { control } = await evening()
  const { status, json } = await control('GET', '/capsule')

  expect([status, json.value]).toEqual([400, { field: 'capsule', reason: 'was not started: POST /__admin/capsule' }])
})

test.for([
  [{ capsule: 0 }, 'capsule: is not a capsule of version 1'],
  [{ capsule: 2 }, 'capsule: is not a capsule of version 1'],
  [{ calls: 'none' }, 'calls: '],
  [{ description: 'older' }, 'description: is another than this one: the capsule was made by another version'],
] as const)('a capsule with %j is refused in a sentence', async ([change, sentence]) => {
  const { take } = await evening({ isTaped: true })

  const capsule = { ...(await take()), ...change }

  expect(() => readCapsule(capsule)).toThrow(sentence)
})

test('a tape that grows too long begins anew where the world stands, and holds', async () => {
  const { mock, play, take } = await evening({ isTaped: true })
  await play()
  const { world } = await mock.worlds.open('default')
  const { createTape } = await import('../kernel/call-log.ts')
  const tape = createTape(world, 2)
  tape.start(true)
  const call = { method: 'GET', path: '/', query: new URLSearchParams(), header: () => undefined, body: '' }
  const reply = { status: 200, headers: {}, body: '' }

  await tape.hear(call, async () => reply)
  expect(tape.read()).toMatchObject({ beginning: { snapshot: undefined }, calls: [{ path: '/' }] })
  await tape.hear(call, async () => reply)
  expect(tape.read()).toMatchObject({ beginning: { snapshot: { version: 4 } }, calls: [] })
  expect((await take()).calls.length).toBeGreaterThan(2)
})
