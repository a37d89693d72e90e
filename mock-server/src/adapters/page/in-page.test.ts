// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { openInPage } from './in-page.ts'
import { FROZEN_TIME } from '../../mock-server.ts'
import { requestOf, type Sent } from '../testing.ts'
import { compileAtRunTime } from '../../validators/at-run-time.ts'
import { createTestStore } from './testing-store.ts'

type Store = ReturnType<typeof createTestStore>

async function visit(store: Store, own: { siteName?: { vi: string; en: string } } = {}) {
  const options = { now: () => 0, time: FROZEN_TIME, compile: compileAtRunTime, ...own }
  const { fetch, close } = await openInPage(store, options)
  onTestFinished(close)
  const call = async (method: string, path: string, sent?: Sent) => {
    const response = await fetch(requestOf(method, path, sent))
    const text = await response.text()
    return { status: response.status, json: text.startsWith('{') ? JSON.parse(text) : undefined }
  }
  const trial = async (method = 'POST'): Promise<string> =>
    (await call(method, '/wps/member/trialuser')).json.value.token
  return { fetch, call, trial, balance: async () => (await call('GET', '/__admin/ledger')).json.accounts }
}

test('a command is stored before it is answered, so that leaving the page does not lose it', async () => {
  const store = createTestStore()
  const token = await (await visit(store)).trial()

  const next = await visit(store)

  expect((await next.call('GET', '/wps/member/info', { token })).status).toBe(200)
})

test('a GET with effects is stored, too: a trial account, a recent game', async () => {
  const store = createTestStore()
  const first = await visit(store)
  const token = await first.trial('GET')
  const { nodeId } = catalogue().hot[0]!
  await first.call('GET', `/wps/relay/GCS_addRecentGame?nodeId=${nodeId}`, { token })

  const next = await visit(store)

  const { json } = await next.call('GET', '/wps/relay/GCS_recentGame', { token })
  expect(json.value.list.map((game: { nodeId: number }) => game.nodeId)).toEqual([nodeId])
})

test('a request without effects is not stored', async () => {
  const store = createTestStore()
  const { call } = await visit(store)
  await call('GET', '/wps/system/status')
  expect(store.writes).toEqual([])
})

test('after the first write only changes are stored, and a reload restores everything', async () => {
  const store = createTestStore()
  const first = await visit(store)
  const tokens = [await first.trial(), await first.trial(), await first.trial()]
  await first.call('POST', '/__admin/clock/advance', { body: { duration: '3h' } })
  await first.call('PATCH', '/__admin/settings', { body: { serviceChannels: 0, flags: { CBS3: false } } })

  const next = await visit(store)

  expect(store.writes).toEqual(['replace', 'append', 'append', 'append', 'append'])
  for (const token of tokens) expect((await next.call('GET', '/wps/member/info', { token })).status).toBe(200)
  const readState = async ({ call }: typeof first) => [
    (await call('GET', '/__admin/settings')).json,
    (await call('GET', '/__admin/clock')).json,
    (await call('GET', '/__admin/snapshot')).json,
  ]
  expect(await readState(next)).toEqual(await readState(first))
})

test('a command whose response was lost is stored', async () => {
  const store = createTestStore()
  const first = await visit(store)
  await first.call('POST', '/__admin/faults', { body: { operation: 'createTrialUser', drop: 'after', times: 1 } })
  await expect(first.trial()).rejects.toThrow('dropped')

  expect(await (await visit(store)).balance()).toEqual(await first.balance())
})

test('a reset world is stored, and its earlier state is gone', async () => {
  const store = createTestStore()
  const first = await visit(store)
  const token = await first.trial()
  await first.call('POST', '/__admin/reset')

  const next = await visit(store)

  expect((await next.call('GET', '/wps/member/info', { token })).status).toBe(401)
  expect(store.writes).toEqual(['replace', 'replace'])
})

test('the name of the site stays after a reset', async () => {
  const siteName = { vi: 'Trà Xanh', en: 'Green Tea' }
  const { call } = await visit(createTestStore(), { siteName })

  await call('POST', '/__admin/reset')

  expect((await call('GET', '/__admin/snapshot')).json.settings.siteName).toEqual(siteName)
})

test('a response has the latency of its fault, and the command is stored before', async () => {
  const store = createTestStore()
  const { call, trial } = await visit(store)
  await call('POST', '/__admin/faults', { body: { operation: 'createTrialUser', latencyMs: 3000 } })
  const written = store.writes.length
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let isAnswered = false

  const answered = trial().then(() => (isAnswered = true))
  await vi.advanceTimersByTimeAsync(2999)
  expect([isAnswered, store.writes.length]).toEqual([false, written + 1])

  await vi.advanceTimersByTimeAsync(1)
  await answered
})

test('a call that is aborted while its fault delays it rejects at once, before and within the body', async () => {
  const { call, fetch } = await visit(createTestStore())
  await call('POST', '/__admin/faults', { body: { operation: 'listCountries', latencyMs: 3000, times: 1 } })
  await call('POST', '/__admin/faults', { body: { operation: 'listCountries', firstByteMs: 3000, times: 1 } })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ask = (signal: AbortSignal) => fetch(new Request(requestOf('GET', '/wps/system/country'), { signal }))
  const [first, second] = [new AbortController(), new AbortController()]

  const failure = ask(first.signal).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(1000)
  first.abort(new Error('left the page'))
  expect(await failure).toBe('left the page')

  const { body } = await ask(second.signal)
  second.abort(new Error('left the page'))
  await expect(body!.getReader().read()).rejects.toThrow('left the page')
})

test('the body of a response comes after the delay of its fault', async () => {
  const { call, fetch } = await visit(createTestStore())
  await call('POST', '/__admin/faults', { body: { operation: 'listCountries', firstByteMs: 3000 } })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const response = await fetch(requestOf('GET', '/wps/system/country'))
  let isRead = false

  const read = response.json().then(() => (isRead = true))
  await vi.advanceTimersByTimeAsync(2999)
  expect([response.status, isRead]).toEqual([200, false])

  await vi.advanceTimersByTimeAsync(1)
  await read
})
