import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { createMockServer, type MockServerOptions } from '../../mock-server.ts'
import { type Recording, readRecording } from './recording.ts'
import { replayRecording } from './replay-recording.ts'

async function evening(options: MockServerOptions = {}) {
  let host = Date.UTC(2026, 10, 20, 12)
  const site = setup({ now: () => (host += 7), seed: 5, ...options })
  const take = async () => readRecording((await site.control('GET', '/recording')).json)
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

const carried = (recording: Recording) => readRecording(JSON.parse(JSON.stringify(recording)))

test('an evening is replayed byte for byte from seed and requests alone', async () => {
  const { play, take } = await evening({ isRecorded: true })
  await play()
  const recording = await take()

  const replayed = await replayRecording(carried(recording), createMockServer)

  expect(recording.start.snapshot).toBeUndefined()
  expect(recording.calls.length).toBeGreaterThan(8)
  expect(replayed).toEqual({
    requests: recording.calls.length,
    responses: recording.end.responses,
    ledger: recording.end.ledger,
    isSame: true,
    first: undefined,
  })
})

test('a world with secret tokens is replayed with the same tokens', async () => {
  const { signIn, call, take } = await evening({
    isRecorded: true,
    seed: undefined as never,
    newSecret: () => 'only here',
  })
  await call('GET', '/wps/wallets/gcs', { token: await signIn() })

  expect(await replayRecording(carried(await take()), createMockServer)).toMatchObject({ isSame: true, requests: 3 })
})

test('what happened before the recording started is in it as a snapshot', async () => {
  const { play, control, take } = await evening()
  await play()
  await control('POST', '/recording')
  await play()
  const recording = await take()

  expect(recording.start.snapshot?.clock).toBeDefined()
  expect(await replayRecording(carried(recording), createMockServer)).toMatchObject({ isSame: true, first: undefined })
})

test('a world that is reset is recorded from its reset', async () => {
  const { play, control, take } = await evening({ isRecorded: true })
  await play()
  await control('POST', '/reset', { scenario: 'empty' })
  const before = (await take()).calls.length
  await control('POST', '/clock/advance', { duration: '1d' })
  const recording = await take()

  expect([before, recording.start.scenario, recording.calls.length]).toEqual([0, 'empty', 1])
  expect((await replayRecording(carried(recording), createMockServer)).isSame).toBe(true)
})

test('the first request with another response is named, and a different ledger is reported', async () => {
  const { play, take } = await evening({ isRecorded: true })
  await play()
  const recording = await take()
  const at = recording.calls.findIndex(({ path }) => path === '/wps/wallets/gcs')
  recording.calls[at]!.headers['authorization'] = 'somebody else'
  recording.end.ledger = 'other'

  const { isSame, first, responses, ledger } = await replayRecording(carried(recording), createMockServer)

  expect([isSame, first?.number, first?.status, first?.code]).toEqual([false, at + 1, 401, 'user.or.token.invalid'])
  expect(responses).not.toBe(recording.end.responses)
  expect(ledger).not.toBe('other')
})

test('a fork and a world that is not recorded have no recording', async () => {
  const { control } = await evening()
  const { status, json } = await control('GET', '/recording')

  expect([status, json.value]).toEqual([
    400,
    { field: 'recording', reason: 'was not started: POST /__admin/recording' },
  ])
})

test.for([
  [{ recording: 0 }, 'recording: is not a recording of version 2'],
  [{ recording: 3 }, 'recording: is not a recording of version 2'],
  [{ calls: 'none' }, 'calls: '],
  [{ document: 'older' }, 'document: is a different one: the recording was made by another version'],
] as const)('a recording with %j is refused with a reason', async ([change, sentence]) => {
  const { take } = await evening({ isRecorded: true })

  const recording = { ...(await take()), ...change }

  expect(() => readRecording(recording)).toThrow(sentence)
})

test('a recording that grows too long restarts from the current state, and can be replayed', async () => {
  const { mock, play, take } = await evening({ isRecorded: true })
  await play()
  const { world } = await mock.worlds.open('default')
  const { createCallRecorder } = await import('../../kernel/recording/call-recorder.ts')
  const recorder = createCallRecorder(world, 2)
  recorder.start(true)
  const call = { method: 'GET', path: '/', query: new URLSearchParams(), header: () => undefined, body: '' }
  const reply = { status: 200, headers: {}, body: '' }

  await recorder.record(call, async () => reply)
  expect(recorder.read()).toMatchObject({ start: { snapshot: undefined }, calls: [{ path: '/' }] })
  await recorder.record(call, async () => reply)
  expect(recorder.read()).toMatchObject({ start: { snapshot: { version: 5 } }, calls: [] })
  expect((await take()).calls.length).toBeGreaterThan(2)
})
