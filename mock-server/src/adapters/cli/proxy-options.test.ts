import { writeFile } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApiDocument } from '../../kernel/openapi-document.ts'
import { createMockServer, type MockServer } from '../../mock-server.ts'
import * as door from '../node.ts'
import { withProxy } from './proxy-options.ts'
import { ownFolder, running } from './testing.ts'

const NO_FLAGS = {
  'proxy-url': undefined,
  real: undefined,
  shadow: undefined,
  'gateway-token': undefined,
  'gateway-merchant': 'DEMO',
  force: false,
}

const refuse = (sentence: string): never => {
  throw new Error(sentence)
}

/** A gateway whose responses are changed, the mock in front of it, the requests to the gateway, and the log. */
async function setup(
  flags: Partial<Parameters<typeof withProxy>[1]>,
  spoil = (body: string) => body,
  { isVerified = false, wait = () => Promise.resolve() } = {},
) {
  const asked: string[] = []
  const around =
    (handle: MockServer['handle']): MockServer['handle'] =>
    async (call) => {
      asked.push(`${call.method} ${call.path} ${call.header('authorization') ?? ''}`.trim())
      const reply = await handle(call)
      await wait()
      return { ...reply, body: spoil(reply.body) }
    }
  const gateway = await running({ seed: 99 }, around)
  onTestFinished(() => gateway[Symbol.asyncDispose]())
  if (isVerified) door.keepVerified(gateway.url, { [flags.real!]: { held: 1, broken: [] } })
  const told: string[] = []
  const heard = vi.spyOn(process.stderr, 'write').mockImplementation((text) => told.push(String(text)) > 0)
  onTestFinished(() => heard.mockRestore())
  const options = { ...NO_FLAGS, 'proxy-url': gateway.url, ...flags }
  const served = await withProxy(createMockServer(), options, { door, refuse })
  const get = async (path: string, more: Record<string, string> = {}) => {
    const headers: Record<string, string> = { merchant: 'DEMO', language: 'EN', ...more }
    const { pathname, searchParams: query } = new URL(path, 'http://mock')
    return served.handle({ method: 'GET', path: pathname, query, header: (name) => headers[name], body: '' })
  }
  return { get, asked, told }
}

const STATUS = '/wps/system/status'
const GAMES = '/wps/relay/GCSGAME_gameList?pageNo=1&pageSize=2'

test('the tags that are real are answered by the gateway, all others by the mock', async () => {
  const { get, asked, told } = await setup({ real: 'system', force: true }, (body) =>
    body.replace('"maintenance":false', '"maintenance":true'),
  )

  expect((await get(STATUS)).body).toContain('"maintenance":true')
  expect((await get(GAMES)).status).toBe(200)
  expect(asked).toEqual([`GET ${STATUS}`])
  expect(told).toEqual([])
})

test('a real answer that breaks the description is passed on, and told once', async () => {
  const { get, told } = await setup({ real: 'system', force: true }, (body) =>
    body.replace('"maintenance"', '"closed"'),
  )

  expect((await get(STATUS)).body).toContain('"closed"')
  await get(STATUS)
  expect(told).toEqual(['✗ getSystemStatus: value.maintenance is called value.closed\n'])
})

test('a shadowed tag is asked, compared and not shown; what changes something is not asked', async () => {
  const { get, asked, told } = await setup({ shadow: 'games', force: true }, (body) =>
    body.replaceAll('"gameName"', '"title"'),
  )

  const { body } = await get(GAMES)
  await get('/wps/relay/GCS_gameTrialLaunch')

  expect(body).not.toContain('"title"')
  await vi.waitFor(() => expect(told.join('')).toContain('✗ listGames: '))
  expect(asked).toEqual(['GET /wps/relay/GCSGAME_gameList'])
  expect(told.join('')).toContain('title')
})

test('the page does not wait for a gateway that is only compared', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const flags = { shadow: 'system', force: true }
  const { get, told } = await setup(flags, (body) => body.replace('"maintenance"', '"closed"'), { wait: () => promise })

  expect((await get(STATUS)).body).toContain('"maintenance"')
  expect(told).toEqual([])
  resolve()
  await vi.waitFor(() => expect(told.join('')).toContain('value.maintenance is called value.closed'))
})

test('the gateway has a session of its own; no token is told', async () => {
  const { get, asked, told } = await setup({ real: 'wallet', 'gateway-token': 'the-secret-one', force: true })

  await get('/wps/wallets/gcs', { authorization: 'of the mock' })

  expect(asked).toEqual(['GET /wps/wallets/gcs the-secret-one'])
  expect(told.join('')).not.toMatch(/the-secret-one|of the mock/)
})

test('a gateway that does not answer is told, and is an error of the system', async () => {
  const { get, told } = await setup({ real: 'system', force: true, 'proxy-url': 'http://127.0.0.1:4249' })

  expect((await get(STATUS)).status).toBe(500)
  expect(told).toEqual(['✗ getSystemStatus: the gateway does not answer: ECONNREFUSED\n'])
})

/** What coverage and verification have written down, in a folder of the test's own. */
async function records(rows: object[], made = openApiDocument.fingerprint) {
  const folder = await ownFolder()
  onTestFinished(() => folder[Symbol.asyncDispose]())
  await writeFile(folder.file('coverage.json'), JSON.stringify({ description: made, rows }))
  vi.stubEnv('LONGAN_COVERAGE', folder.file('coverage.json'))
  vi.stubEnv('LONGAN_VERIFIED', folder.file('verified-'))
  onTestFinished(() => void vi.unstubAllEnvs())
}
const green = (...tags: string[]) => tags.map((domain) => ({ operation: 'one', domain, word: 'covered' }))

test('a tag whose contracts are not all shown is refused, unless it is forced', async () => {
  await records([...green('wallet'), { operation: 'listGames', domain: 'games', word: 'missed' }])

  await setup({ shadow: 'wallet' })
  await expect(setup({ shadow: 'games' })).rejects.toThrow(
    'The contracts of "games" are not green: 1 outcomes, such as one of listGames, are missed. --force lets',
  )
  await expect(setup({ real: 'lottery' })).rejects.toThrow('The contracts of "lottery" are not green: nothing is known')
  await setup({ real: 'games', force: true })
})

test('what the contracts have shown by another description lets no gateway in', async () => {
  await records(green('games'), 'an older one')

  await expect(setup({ shadow: 'games' })).rejects.toThrow(
    'The contracts were shown by another description: whether those of "games" are green now is not known: run npm run contracts -- --coverage again. --force lets',
  )
  await setup({ shadow: 'games', force: true })
})

test('a tag is the gateway’s where that keeps the pact, was seen to, and answers as the mock does', async () => {
  await records(green('system', 'wallet'))
  const gateway = await running({ seed: 99 })
  onTestFinished(() => gateway[Symbol.asyncDispose]())
  const letIn = (flags: Parameters<typeof setup>[0]) => setup({ 'proxy-url': gateway.url, ...flags })
  await expect(letIn({ real: 'system' })).rejects.toThrow(
    `Whether ${gateway.url} keeps the contracts of "system" is not known: run npm run verify -- --provider ${gateway.url} --only system first`,
  )

  door.keepVerified(gateway.url, { system: { held: 3, broken: ['getSystemStatus 200'] } })
  await expect(letIn({ real: 'system' })).rejects.toThrow(
    `${gateway.url} breaks 1 contracts of "system", such as "getSystemStatus 200"`,
  )

  door.keepVerified(gateway.url, { system: { held: 4, broken: [] }, wallet: { held: 9, broken: [] } })
  const { get } = await letIn({ real: 'system' })
  expect((await get(STATUS)).status).toBe(200)
  await expect(letIn({ real: 'wallet' })).rejects.toThrow('"wallet" was not compared: that takes a session')
  const ofNobody = letIn({ real: 'wallet', 'gateway-token': 'of-nobody' })
  await expect(ofNobody).rejects.toThrow(
    'The gateway does not take the token: what it answers "wallet" was not compared',
  )
})

test('a gateway that answers in another shape is not let in', async () => {
  await records(green('system'))
  await expect(
    setup({ real: 'system' }, (body) => body.replace('"maintenance"', '"closed"'), { isVerified: true }),
  ).rejects.toThrow(
    'The gateway answers "system" otherwise than described: getSystemStatus: value.maintenance is called value.closed',
  )
})

test.for([
  [{ real: 'cars' }, '--real: there is no tag "cars"; there are system, '],
  [{ real: 'games', 'proxy-url': undefined }, 'Which gateway? Name it with --proxy-url'],
  [{ 'gateway-token': 'alone', 'proxy-url': undefined }, 'Which gateway? Name it with --proxy-url'],
  [{}, 'Which tags are the gateway’s? Name them with --real or --shadow'],
  [{ real: 'games', shadow: 'games' }, '"games" is either real or shadowed, not both'],
  [{ real: 'games', 'proxy-url': 'gateway' }, '--proxy-url must be an http(s) address, not "gateway"'],
] as const)('%j is refused in a sentence', async ([flags, sentence]) => {
  await expect(setup({ ...flags, force: true })).rejects.toThrow(sentence)
})

test.each([undefined, 'null', '{"rows":[null]}', '[{'])('by the record %s no gateway is let in', async (text) => {
  await using folder = await ownFolder()
  if (text) await writeFile(folder.file('coverage.json'), text)
  vi.stubEnv('LONGAN_COVERAGE', folder.file('coverage.json'))
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(setup({ real: 'games' })).rejects.toThrow('run npm run contracts -- --coverage first, or say --force')
})
