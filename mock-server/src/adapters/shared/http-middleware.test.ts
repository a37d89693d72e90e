import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openApiDocument } from '../../kernel/validation/openapi-document.ts'
import { ownFolder, running } from '../cli/testing.ts'
import { openAccessLog } from './access-log.ts'
import { createLimits } from './http-middleware.ts'

const commandIn = (world: string) => ({ address: '10.0.0.1', world, isCommand: true })

test('a world accepts a number of commands per second, twice as many in a burst, and more as time passes', () => {
  let now = 0
  const { demand, refusals } = createLimits({ commandsPerSecond: 2 }, { names: () => [], now: () => now })
  for (let index = 0; index < 4; index++) demand(commandIn('mine'))

  expect(() => demand(commandIn('mine'))).toThrow('The world "mine" accepts 2 commands per second: wait a second')
  expect(() => demand({ ...commandIn('mine'), isCommand: false })).not.toThrow()
  expect(() => demand(commandIn('other'))).not.toThrow()
  now = 1000
  expect(() => demand(commandIn('mine'))).not.toThrow()
  expect(refusals()).toEqual({ commands: 1, worlds: 0 })
})

test('an address may create a number of worlds; worlds of others and removed worlds do not count', () => {
  let there = ['old']
  const { demand } = createLimits({ worldsPerAddress: 2 }, { names: () => there, now: () => 0 })
  for (const world of ['old', 'one', 'two']) demand(commandIn(world))
  there = ['old', 'one', 'two']

  expect(() => demand(commandIn('three'))).toThrow('This address has created 2 worlds: use one of them, or remove one')
  expect(() => demand({ ...commandIn('three'), address: '10.0.0.2' })).not.toThrow()
  there = ['old', 'two', 'three']
  expect(() => demand(commandIn('four'))).not.toThrow()
})

test('over HTTP a request beyond a limit gets 429 without an effect, and the control API still answers', async () => {
  await using site = await running({ limits: { worldsPerAddress: 1 } })
  const trial = (world: string) =>
    fetch(`${site.url}/wps/member/trialuser`, { method: 'POST', headers: { merchant: 'DEMO', 'x-mock-world': world } })

  expect((await trial('one')).status).toBe(200)
  const refused = await trial('two')
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS', value: { field: 'x-mock-world' } })
  expect(site.mock.worlds.names()).toEqual(['one'])
  expect(await site.ask('/__admin/worlds', { name: 'made' })).toMatchObject({ name: 'made' })
})

test('a GET with effects counts as a command, a GET without effects does not', async () => {
  await using site = await running({ limits: { commandsPerSecond: 1 } })
  const pathOf = (id: string) => openApiDocument.operations.find((one) => one.id === id)!.path
  const statuses = async (id: string, world: string) => {
    const ask = () => fetch(site.url + pathOf(id), { headers: { merchant: 'DEMO', 'x-mock-world': world } })
    return [(await ask()).status, (await ask()).status, (await ask()).status]
  }

  for (const id of ['launchGame', 'addRecentGame']) expect(await statuses(id, id)).toEqual([401, 401, 429])
  expect(await statuses('listCountries', 'questions')).toEqual([200, 200, 200])
})

test('metrics count responses, and require admin authorization', async () => {
  await using site = await running({ adminToken: 'the-secret', written: () => ({ bytes: 12, rows: 3 }) })
  const metrics = (headers: Record<string, string>) => fetch(`${site.url}/__admin/metrics`, { headers })
  await (await fetch(`${site.url}/wps/system/country`, { headers: { merchant: 'DEMO' } })).text()

  expect((await metrics({})).status).toBe(403)
  const answer = await metrics({ 'x-admin-token': 'the-secret' })
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(text).toContain('longan_worlds 1\n')
  expect(text).toContain('longan_requests_total{status="200"} 1\n')
  expect(text).toContain('longan_requests_total{status="403"} 1\n')
  expect(text).toContain('longan_request_seconds_count 2\n')
  expect(text).toContain('longan_store_written_bytes_total 12\n')
  expect(text).toMatch(/^# TYPE longan_request_seconds histogram$/m)
})

test('the access log contains operations and worlds, but no credentials', async () => {
  const folder = await ownFolder()
  onTestFinished(() => folder[Symbol.asyncDispose]())
  const file = folder.file('access.jsonl')
  const lines: string[] = []
  const log = openAccessLog(file, (sentence) => lines.push(sentence))
  const site = await running({ accessLog: log })
  const headers = { merchant: 'DEMO', authorization: 'a-token' }
  await (await fetch(`${site.url}/wps/system/country?secret=question`, { headers })).text()
  await (await fetch(`${site.url}/somewhere/secret-path`, { headers })).text()
  await site[Symbol.asyncDispose]()
  await log.close()

  const text = await readFile(file, 'utf8')
  const entries = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(entries.map(({ what, status, world }) => [what, status, world])).toEqual([
    ['listCountries', 200, 'default'],
    ['unknown', 404, 'default'],
  ])
  expect(text).not.toMatch(/a-token|question|secret-path/)
  expect(lines).toEqual([])
})
