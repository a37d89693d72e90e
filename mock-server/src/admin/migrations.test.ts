import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'
import { createWorldCache } from '../kernel/storage/world-cache.ts'
import { applyDeltas } from '../kernel/storage/world-serialization.ts'
import { createMockServer } from '../mock-server.ts'
import { readRecording } from './recording/recording.ts'
import { replayRecording } from './recording/replay-recording.ts'

type Json = ReturnType<typeof JSON.parse>

function toVersion4({ createdAt, settings: { dialect, ...settings }, ...snapshot }: Json): Json {
  return { ...snapshot, version: 4, bornAt: createdAt, settings: { ...settings, reading: dialect } }
}

const emptySnapshot = { version: 4, database: {}, transactions: [], events: [], answers: [] }

const oldPaths: Json = { '/__admin/preset': '/__admin/profile' }
const toOldCall = ({ digest, ...call }: Json) => ({ ...call, path: oldPaths[call.path] ?? call.path, answer: digest })

async function recordedSite() {
  const site = setup({ isRecorded: true })
  await site.call('GET', '/wps/wallets/gcs', { token: await site.signIn() })
  await site.control('POST', '/preset', { name: 'readings-B' })
  const fingerprint = async () => (await site.control('GET', '/fingerprint')).json.fingerprint as string
  return { ...site, fingerprint }
}

test('a snapshot of version 4 is restored with its dialect and the time of its creation', async () => {
  const { control, fingerprint } = await recordedSite()
  const before = await fingerprint()
  const old = toVersion4((await control('GET', '/snapshot')).json)
  await control('POST', '/preset', { name: 'readings-A' })
  expect(await fingerprint()).not.toBe(before)

  const { status } = await control('POST', '/snapshot', old)

  expect(status).toBe(200)
  expect(await fingerprint()).toBe(before)
})

test('a recording of version 1 replays without differences', async () => {
  const { control } = await recordedSite()
  const { start, calls, end, document, isStrict } = (await control('GET', '/recording')).json as Json
  const { createdAt, ...rest } = start
  const old = {
    capsule: 1,
    description: document,
    isStrict,
    beginning: { ...rest, bornAt: createdAt },
    calls: calls.map(toOldCall),
    end: { at: end.at, ledger: end.ledger, answers: end.responses },
  }

  const recording = readRecording(old)

  expect(recording.calls.map(({ path }) => path)).toContain('/__admin/preset')
  expect(await replayRecording(recording, createMockServer)).toMatchObject({ isSame: true, requests: calls.length })
})

test('a stored world of an older version is loaded with its settings and its recording', async () => {
  const storage = new Map<string, string>()
  const site = setup({ isRecorded: true, persistence: createWorldCache({ maxActive: 1, storage }) })
  const inMine = { headers: { 'x-mock-world': 'mine' } }
  const read = async (path: string) => (await site.call('GET', `/__admin/${path}`, inMine)).text
  await site.call('POST', '/__admin/preset', { ...inMine, body: { name: 'readings-B' } })
  const before = await read('fingerprint')
  await site.call('GET', '/wps/system/country', { headers: { 'x-mock-world': 'other' } })
  const { recording, snapshot, ...state } = JSON.parse(storage.get('mine')!) as Json
  const { createdAt, ...start } = recording.start
  const tape = { beginning: { ...start, bornAt: createdAt }, calls: recording.calls.map(toOldCall) }
  storage.set('mine', JSON.stringify({ ...state, snapshot: toVersion4(snapshot), tape }))

  expect(await read('fingerprint')).toBe(before)
  const restored = readRecording(JSON.parse(await read('recording')))
  expect(restored.calls.map(({ path }) => path)).toEqual(recording.calls.map(({ path }: Json) => path))
  expect(await replayRecording(restored, createMockServer)).toMatchObject({ isSame: true })
})

test('calls that were logged by an older version since the world was stored are added to its recording', () => {
  const call = { at: 1, path: '/a', status: 200 }
  const stored = {
    snapshot: emptySnapshot,
    journal: { kept: [], count: 0 },
    tape: { beginning: { bornAt: 5 }, calls: [] },
  }
  const delta = { changes: [], count: 1, handled: [], calls: [{ ...call, answer: 'x' }] }

  const text = applyDeltas(JSON.stringify(stored), [delta as never])

  expect(JSON.parse(text).recording).toEqual({ start: { createdAt: 5 }, calls: [{ ...call, digest: 'x' }] })
})
