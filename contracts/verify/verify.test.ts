import { createMockServer } from '@longan/mock-server'
import { listen } from '@longan/mock-server/node'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runVerify, startVerify } from './run-verify.ts'

function verify(only: string, ...flags: string[]) {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('PACT_DESCRIPTION', only)
  return runVerify(...flags)
}

async function gateway(spoil: (body: string) => string = (body) => body) {
  const mock = createMockServer()
  const handle: typeof mock.handle = async (call) => {
    const reply = await mock.handle(call)
    return { ...reply, body: call.path.startsWith('/__admin') ? reply.body : spoil(reply.body) }
  }
  return listen({ ...mock, handle })
}

test('a gateway that satisfies the contracts passes', async () => {
  const { url, close } = await gateway()
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('PACT_DESCRIPTION', '^getWallet')
  const { code, out } = await startVerify('--provider', url)
  await close()
  expect(out).toMatch(
    /^Verifying version [\d.]+ of the OpenAPI document\n(\d+) of \1 known interactions hold\n\d+ pending interactions do not count, 0 of them differ\. .*\n$/,
  )
  expect(code).toBe(0)
})

test('a broken interaction is reported with its reason, and fails', async () => {
  const { url, close } = await gateway((body) => body.replace('"sumBalance"', '"sum"'))
  const { code, out } = await verify('^getWallet$', '--provider', url)
  await close()
  expect(out).toMatch(/✗ getWallet \(GET \/wps\/wallets\/gcs\)\n.*sumBalance/)
  expect(out).toContain('0 of 1 known interactions hold')
  expect(code).toBe(1)
})

test.each([
  ['connectionReset', 'the gateway closed the connection before it responded'],
  ['truncatedBody', 'the gateway closed the connection in the middle of its response'],
])('a closed connection (%s) breaks only that interaction, and is reported', async (how, reason) => {
  const mock = createMockServer()
  const handle: typeof mock.handle = async (call) => {
    const reply = await mock.handle(call)
    return call.path === '/wps/wallets/gcs' ? { ...reply, [how]: true } : reply
  }
  const { url, close } = await listen({ ...mock, handle })
  const { code, out } = await verify('^(getWallet|getMemberInfo)$', '--provider', url)
  await close()
  expect(out).toContain(`✗ getWallet (GET /wps/wallets/gcs)\n    ${reason}\n1 of 2 known interactions hold`)
  expect(code).toBe(1)
})

test('a gateway that answers 204 for its key ends in a report, without a stack trace', async () => {
  const mock = createMockServer()
  const handle: typeof mock.handle = async (call) =>
    call.path === '/wps/session/key/rsa' ? { status: 204, headers: {}, body: '' } : mock.handle(call)
  const { url, close } = await listen({ ...mock, handle })
  const { code, out, err } = await verify('^(getRsaKey|getWallet)$', '--provider', url)
  await close()
  expect(out).toContain('✗ getRsaKey (GET /wps/session/key/rsa)\n')
  expect(out).toContain('1 of 2 known interactions hold')
  expect(out).toContain('GET /wps/session/key/rsa: the status is 204')
  expect([code, err]).toEqual([1, ''])
})

test('a gateway that ends in the middle of the verification is reported for each interaction', async () => {
  const mock = createMockServer()
  const server = await listen({
    ...mock,
    handle: async (call) => {
      const reply = await mock.handle(call)
      if (call.path === '/wps/wallets/gcs') setImmediate(() => void server.close())
      return reply
    },
  })
  const { code, out } = await verify('^(getWallet|listVendors|listTickets)', '--provider', server.url)
  expect(out).toMatch(/✗ .*\n {4}the gateway cannot be reached: ECONNREFUSED\n/)
  expect(out).toMatch(/\d+ of \d+ known interactions hold/)
  expect(code).toBe(1)
})

test('a gateway may have another merchant and another token', async () => {
  const requests: string[] = []
  const mock = createMockServer()
  const handle: typeof mock.handle = async (call) => {
    if (call.path === '/wps/wallets/gcs') requests.push(`${call.header('merchant')} ${call.header('authorization')}`)
    return mock.handle(call)
  }
  const { url, close } = await listen({ ...mock, handle })
  await verify('^getWallet$', '--provider', url, '--merchant', 'OTHER', '--token', 'mine')
  await close()
  expect(requests).toEqual(['OTHER mine'])
})

test('pending interactions are not judged, and count only with --designed', async () => {
  const { url, close } = await gateway((body) => body.replace('"reason"', '"because"'))
  const only = '^listGames 400 request_param_err'
  const [known, all] = [await verify(only, '--provider', url), await verify(only, '--provider', url, '--designed')]
  await close()
  expect(known.out).toContain(
    '1 of 1 known interactions hold\n(pending) differs: listGames 400 request_param_err as designed (GET /wps/relay/GCSGAME_gameList)\n',
  )
  expect(known.out).toContain('\n1 pending interactions do not count, 1 of them differ. Pending interactions are not ')
  expect(known.out).toContain('--designed makes them count')
  expect(known.out).not.toMatch(/✗|designed interactions hold/)
  expect(all.out).toContain('✗ listGames 400 request_param_err as designed')
  expect(all.out).toContain('0 of 1 designed interactions hold')
  expect([known.code, all.code]).toEqual([0, 1])
})

test('a refusal may be a 500, except for bad parameters', async () => {
  const mock = createMockServer()
  const handle: typeof mock.handle = async (call) => {
    const reply = await mock.handle(call)
    return { ...reply, status: reply.status === 400 ? 500 : reply.status }
  }
  const { url, close } = await listen({ ...mock, handle })
  const business = await verify('^launchGame 400 vendor_under_maintenance', '--provider', url)
  const parameters = await verify('^launchGame 400 request_param_err', '--provider', url)
  await close()
  expect([business.code, parameters.code]).toEqual([0, 1])
})

test('a provider may answer a state with another game and another token', async () => {
  const requests: string[] = []
  const mock = createMockServer()
  const handle: typeof mock.handle = async (call) => {
    if (call.path.endsWith('addFavoriteGameV2')) requests.push(`${call.header('authorization')} ${call.body}`)
    const reply = await mock.handle(call)
    const isSetup = call.path === '/__admin/provider-states' && call.method === 'POST'
    return isSetup ? { ...reply, body: JSON.stringify({ nodeId: 10002, token: 'theirs' }) } : reply
  }
  const { url, close } = await listen({ ...mock, handle })
  await verify('^addFavourite$', '--provider', url)
  await close()
  expect(requests).toEqual([expect.stringMatching(/^theirs .*"nodeId":10002.*"token":"theirs"/)])
})

test('without a URL for states, interactions of a closed site are skipped, and the session ends last', async () => {
  const requests: string[] = []
  const mock = createMockServer()
  const handle: typeof mock.handle = async (call) => {
    if (call.path === '/__admin/provider-states') return { status: 404, headers: {}, body: '' }
    if (call.header('authorization') === 'mine') requests.push(`${call.method} ${call.path}`)
    return mock.handle(call)
  }
  const { url, close } = await listen({ ...mock, handle })
  const { out } = await verify('^(logout|logoutByPost|getMemberInfo)( |$)', '--provider', url, '--token', 'mine')
  await close()
  expect(out).toContain('The provider has no URL for states')
  expect(out).toMatch(/\d+ interactions are skipped/)
  expect(requests.slice(0, -1)).toSatisfy((calls: string[]) => calls.every((call) => call === 'GET /wps/member/info'))
  expect(requests.length).toBeGreaterThan(1)
  expect(requests.at(-1)).toBe('DELETE /wps/session/logout')
})

test('an unknown flag is a usage error', async () => {
  const { code, err } = await startVerify('--supplier', 'http://127.0.0.1')
  expect(err).toMatch(/--supplier.*\nUsage: npm run verify/s)
  expect(code).toBe(2)
})

test('an unreachable gateway is a usage error', async () => {
  const { code, err } = await runVerify('--provider', 'http://127.0.0.1:4249')
  expect(err).toContain('http://127.0.0.1:4249 cannot be reached')
  expect(code).toBe(2)
})

const UNUSED = ['--provider', 'http://127.0.0.1:4249']

test.for([
  [['--provider', 'gateway'], '--provider must be an http(s) address, not "gateway"'],
  [
    ['--provider', 'http://user:word@127.0.0.1:4249'],
    '--provider must be an address without a user, password and query',
  ],
  [
    ['--provider', 'http://127.0.0.1:4249?key=word'],
    '--provider must be an address without a user, password and query',
  ],
  [[...UNUSED, '--states', ''], '--states must be an http(s) address, not ""'],
  [
    [...UNUSED, '--states', 'http://user:word@127.0.0.1:4249'],
    '--states must be an address without a user and password',
  ],
  [[...UNUSED, '--config', 'config.json'], '--config goes with --scenarios'],
  [[...UNUSED, '--scenarios', '--designed'], '--designed does not go with --scenarios: each scenario counts'],
] as const)('%j is a usage error', async ([flags, sentence]) => {
  const { code, err } = await runVerify(...flags)
  expect(err).toContain(sentence)
  expect(err).not.toContain('word@')
  expect(code).toBe(2)
})
