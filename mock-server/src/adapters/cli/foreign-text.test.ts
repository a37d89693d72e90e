import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { longan, ownFolder, running } from './testing.ts'

/** Clears a terminal, sets its title, starts a line and turns the direction of text. */
const HOSTILE = 'x\u001B[2J\u001B]0;title\u0007\u009B1m\r\nfake\u202Eend'
const CONTROL = /(?!\n)[\p{Cc}\u202E]|^fake/mu

/** A server that calls itself a mock; its other responses have the given status and value. */
async function pretender(status: number, value: unknown) {
  const server = createServer((request, response) => {
    const isHealth = request.url === '/__admin/health'
    response.writeHead(isHealth ? 200 : status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isHealth ? { operations: 1 } : value))
  })
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('the text of a snapshot does not control the terminal', async () => {
  await using folder = await ownFolder()
  await using mock = await running()
  const file = folder.file('world.json')
  const snapshot = await mock.ask('/__admin/snapshot')
  await writeFile(file, JSON.stringify({ ...snapshot, scenario: HOSTILE }))

  const { out, err } = await longan('snapshot', 'show', file)

  expect(out + err).toContain('title')
  expect(out + err).not.toMatch(CONTROL)
})

test('the text of a recording does not control the terminal', async () => {
  await using folder = await ownFolder()
  await using mock = await running({ isRecorded: true })
  const file = folder.file('found.json')
  await mock.ask('/wps/system/status')
  const recording = (await mock.ask('/__admin/recording')) as unknown as { calls: object[]; end: object }
  const calls = recording.calls.map((call) => ({ ...call, method: HOSTILE, path: `/${HOSTILE}` }))
  await writeFile(file, JSON.stringify({ ...recording, calls, end: { ...recording.end, responses: HOSTILE } }))

  const { out, err } = await longan('replay', file)

  expect(out).toContain('The first difference')
  expect(out + err).not.toMatch(CONTROL)
})

test.for([
  [200, [{ name: HOSTILE, about: HOSTILE, personas: [HOSTILE] }]],
  [400, { message: HOSTILE }],
  [400, { message: 'x', value: { field: HOSTILE, reason: HOSTILE } }],
] as const)('the text of a server does not control the terminal: %j', async ([status, value]) => {
  const { out, err } = await longan('scenario', 'list', '--url', await pretender(status, value))

  expect(out + err).toContain('title')
  expect(out + err).not.toMatch(CONTROL)
})
