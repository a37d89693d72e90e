import { writeFile } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApiDocument } from '../../../kernel/validation/openapi-document.ts'
import { createMockServer, type MockServer } from '../../../mock-server.ts'
import * as adapter from '../../node.ts'
import { withProxy } from './proxy-options.ts'
import { ownFolder, running } from '../testing.ts'

const NO_FLAGS = {
  'proxy-url': undefined,
  real: undefined,
  shadow: undefined,
  'gateway-token': undefined,
  'gateway-merchant': 'DEMO',
  force: false,
}

async function setup(
  flags: Partial<Parameters<typeof withProxy>[1]>,
  spoil = (body: string) => body,
  { isVerified = false, wait = () => Promise.resolve() } = {},
) {
  const requests: string[] = []
  const wrap =
    (handle: MockServer['handle']): MockServer['handle'] =>
    async (call) => {
      requests.push(`${call.method} ${call.path} ${call.header('authorization') ?? ''}`.trim())
      const reply = await handle(call)
      await wait()
      return { ...reply, body: spoil(reply.body) }
    }
  const gateway = await running({ seed: 99 }, wrap)
  onTestFinished(() => gateway[Symbol.asyncDispose]())
  if (isVerified) adapter.storeVerified(gateway.url, { [flags.real!]: { held: 1, broken: [] } })
  const logs: string[] = []
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => logs.push(String(text)) > 0)
  onTestFinished(() => stderr.mockRestore())
  const options = { ...NO_FLAGS, 'proxy-url': gateway.url, ...flags }
  const served = await withProxy(createMockServer(), options)
  const get = async (path: string, more: Record<string, string> = {}) => {
    const headers: Record<string, string> = { merchant: 'DEMO', language: 'EN', ...more }
    const { pathname, searchParams: query } = new URL(path, 'http://mock')
    return served.handle({ method: 'GET', path: pathname, query, header: (name) => headers[name], body: '' })
  }
  return { get, requests, logs }
}

const STATUS = '/wps/system/status'
const GAMES = '/wps/relay/GCSGAME_gameList?pageNo=1&pageSize=2'

test('tags in --real are answered by the gateway, all others by the mock', async () => {
  const { get, requests, logs } = await setup({ real: 'system', force: true }, (body) =>
    body.replace('"maintenance":false', '"maintenance":true'),
  )

  expect((await get(STATUS)).body).toContain('"maintenance":true')
  expect((await get(GAMES)).status).toBe(200)
  expect(requests).toEqual([`GET ${STATUS}`])
  expect(logs).toEqual([])
})

test('an invalid response of the gateway is passed on, and reported once', async () => {
  const { get, logs } = await setup({ real: 'system', force: true }, (body) =>
    body.replace('"maintenance"', '"closed"'),
  )

  expect((await get(STATUS)).body).toContain('"closed"')
  await get(STATUS)
  expect(logs).toEqual(['✗ getSystemStatus: value.maintenance is called value.closed\n'])
})

test('GET requests of a shadowed tag are compared but not shown; operations with effects are not sent', async () => {
  const { get, requests, logs } = await setup({ shadow: 'games', force: true }, (body) =>
    body.replaceAll('"gameName"', '"title"'),
  )

  const { body } = await get(GAMES)
  await get('/wps/relay/GCS_gameTrialLaunch')

  expect(body).not.toContain('"title"')
  await vi.waitFor(() => expect(logs.join('')).toContain('✗ listGames: '))
  expect(requests).toEqual(['GET /wps/relay/GCSGAME_gameList'])
  expect(logs.join('')).toContain('title')
})

test('the page does not wait for a shadowed gateway', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const flags = { shadow: 'system', force: true }
  const { get, logs } = await setup(flags, (body) => body.replace('"maintenance"', '"closed"'), { wait: () => promise })

  expect((await get(STATUS)).body).toContain('"maintenance"')
  expect(logs).toEqual([])
  resolve()
  await vi.waitFor(() => expect(logs.join('')).toContain('value.maintenance is called value.closed'))
})

test('requests to the gateway have its own session token; no token is logged', async () => {
  const { get, requests, logs } = await setup({ real: 'wallet', 'gateway-token': 'the-secret-one', force: true })

  await get('/wps/wallets/gcs', { authorization: 'of the mock' })

  expect(requests).toEqual(['GET /wps/wallets/gcs the-secret-one'])
  expect(logs.join('')).not.toMatch(/the-secret-one|of the mock/)
})

test('a gateway that does not respond is reported, and the caller gets a system error', async () => {
  const { get, logs } = await setup({ real: 'system', force: true, 'proxy-url': 'http://127.0.0.1:4249' })

  expect((await get(STATUS)).status).toBe(500)
  expect(logs).toEqual(['✗ getSystemStatus: the gateway does not respond: ECONNREFUSED\n'])
})

async function records(rows: object[], made = openApiDocument.fingerprint) {
  const folder = await ownFolder()
  onTestFinished(() => folder[Symbol.asyncDispose]())
  await writeFile(folder.file('coverage.json'), JSON.stringify({ description: made, rows }))
  vi.stubEnv('LONGAN_COVERAGE', folder.file('coverage.json'))
  vi.stubEnv('LONGAN_VERIFIED', folder.file('verified-'))
  onTestFinished(() => void vi.unstubAllEnvs())
}
const green = (...tags: string[]) => tags.map((domain) => ({ operation: 'one', domain, coverage: 'covered' }))

test('a tag with uncovered contracts is refused without --force', async () => {
  await records([...green('wallet'), { operation: 'listGames', domain: 'games', coverage: 'missed' }])

  await setup({ shadow: 'wallet' })
  await expect(setup({ shadow: 'games' })).rejects.toThrow(
    'The contracts of "games" are not green: 1 outcomes, such as one of listGames, are missed. --force admits',
  )
  await expect(setup({ real: 'lottery' })).rejects.toThrow('The contracts of "lottery" are not green: no coverage')
  await setup({ real: 'games', force: true })
})

test('contract results of another document admit no gateway', async () => {
  await records(green('games'), 'an older one')

  await expect(setup({ shadow: 'games' })).rejects.toThrow(
    'The contract coverage was measured with another OpenAPI document, so the contracts of "games" may not be green: run npm run contracts -- --coverage again. --force admits',
  )
  await setup({ shadow: 'games', force: true })
})

test('a gateway may answer a tag if it was verified against the contracts and responds in the shape of the mock', async () => {
  await records(green('system', 'wallet'))
  const gateway = await running({ seed: 99 })
  onTestFinished(() => gateway[Symbol.asyncDispose]())
  const letIn = (flags: Parameters<typeof setup>[0]) => setup({ 'proxy-url': gateway.url, ...flags })
  await expect(letIn({ real: 'system' })).rejects.toThrow(
    `${gateway.url} was not verified against the contracts of "system": run npm run verify -- --provider ${gateway.url} --only system first`,
  )

  adapter.storeVerified(gateway.url, { system: { held: 3, broken: ['getSystemStatus 200'] } })
  await expect(letIn({ real: 'system' })).rejects.toThrow(
    `${gateway.url} breaks 1 contracts of "system", such as "getSystemStatus 200"`,
  )

  adapter.storeVerified(gateway.url, { system: { held: 4, broken: [] }, wallet: { held: 9, broken: [] } })
  const { get } = await letIn({ real: 'system' })
  expect((await get(STATUS)).status).toBe(200)
  await expect(letIn({ real: 'wallet' })).rejects.toThrow('"wallet" was not compared: it needs the session')
  const ofNobody = letIn({ real: 'wallet', 'gateway-token': 'of-nobody' })
  await expect(ofNobody).rejects.toThrow('The gateway does not accept the token: "wallet" was not compared')
})

test('a gateway whose responses have another shape is not admitted', async () => {
  await records(green('system'))
  await expect(
    setup({ real: 'system' }, (body) => body.replace('"maintenance"', '"closed"'), { isVerified: true }),
  ).rejects.toThrow(
    'The responses of the gateway to "system" do not match the document: getSystemStatus: value.maintenance is called value.closed',
  )
})

test.for([
  [{ real: 'cars' }, '--real: there is no tag "cars"; there are system, '],
  [{ real: 'games', 'proxy-url': undefined }, 'A gateway is missing: pass it with --proxy-url'],
  [{ 'gateway-token': 'alone', 'proxy-url': undefined }, 'A gateway is missing: pass it with --proxy-url'],
  [{ force: true, 'proxy-url': undefined }, 'A gateway is missing: pass it with --proxy-url'],
  [{}, 'Tags for the gateway are missing: pass them with --real or --shadow'],
  [{ real: 'games', shadow: 'games' }, '"games" cannot be in both --real and --shadow'],
  [{ real: 'games', 'proxy-url': 'gateway' }, '--proxy-url must be an http(s) address, not "gateway"'],
] as const)('%j is refused with a reason', async ([flags, sentence]) => {
  await expect(setup({ ...flags, force: true })).rejects.toThrow(sentence)
})

test.each([undefined, 'null', '{"rows":[null]}', '[{'])(
  'a coverage file with the content %s admits no gateway',
  async (text) => {
    await using folder = await ownFolder()
    if (text) await writeFile(folder.file('coverage.json'), text)
    vi.stubEnv('LONGAN_COVERAGE', folder.file('coverage.json'))
    onTestFinished(() => void vi.unstubAllEnvs())
    await expect(setup({ real: 'games' })).rejects.toThrow('run npm run contracts -- --coverage first, or pass --force')
  },
)
