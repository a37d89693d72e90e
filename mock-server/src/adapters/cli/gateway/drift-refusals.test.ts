import { expect, test } from 'vitest'
import { longan, running } from '../testing.ts'

test.for([
  { status: 503, code: 'system.error' },
  { status: 500, code: 'system.error' },
])('a failing operation is the only reported difference: %j', async (fault) => {
  await using mock = await running()
  await mock.ask('/__admin/faults', { operation: 'listCountries', ...fault })

  const { code, out } = await longan('drift', '--gateway', mock.url, '--only', 'system')

  expect(out).toContain(`✗ listCountries\n    answer is a failure: ${fault.status} ${fault.code}\n`)
  expect(out).toMatch(/\n1 of \d+ operations differ/)
  expect(code).toBe(1)
})

test('a token that the gateway does not accept is reported instead of a comparison', async () => {
  await using mock = await running()

  const { code, err } = await longan('drift', '--gateway', mock.url, '--only', 'wallet', '--token', 'of-nobody')

  expect(err).toMatch(/^The gateway does not accept the token: it refused \d+ operations/)
  expect(err).not.toContain('of-nobody')
  expect(code).toBe(2)
})

test('a bare 401 from a proxy in front of the gateway is reported, too', async () => {
  await using mock = await running({}, (handle) => async (call) => {
    const reply = await handle(call)
    return call.header('authorization') ? { ...reply, status: 401, body: '' } : reply
  })

  const { code, err } = await longan('drift', '--gateway', mock.url, '--only', 'wallet', '--token', 'of-nobody')

  expect(err).toMatch(/^The gateway does not accept the token: it refused \d+ operations/)
  expect(code).toBe(2)
})

test('a refusal is a difference if the mock accepts the same request', async () => {
  await using mock = await running()
  const fault = { status: 400, code: 'function.not.available' }
  await mock.ask('/__admin/faults', { operation: 'getSystemStatus', ...fault })

  const { code, out } = await longan('drift', '--gateway', mock.url)

  expect(out).toContain(
    '✗ getSystemStatus\n    answer is a refusal, but the mock succeeds: 400 function.not.available\n',
  )
  expect(out).toMatch(/\n1 of \d+ operations differ/)
  expect(code).toBe(1)
})

test('requests to the gateway have the merchant of --merchant', async () => {
  const merchants = new Set<string | undefined>()
  await using mock = await running({}, (handle) => (call) => {
    if (call.path.startsWith('/wps')) merchants.add(call.header('merchant'))
    return handle(call)
  })

  await longan('drift', '--gateway', mock.url, '--only', 'system', '--merchant', 'ABC')

  expect([...merchants]).toEqual(['ABC'])
})

test.each([
  ['drift', '--token', ['--gateway']],
  ['time', '--token', ['--url']],
  ['mock', '--gateway-token', ['--real', 'games', '--proxy-url']],
] as const)(
  'longan %s refuses a token that no header can contain, and does not print it',
  async (command, flag, at) => {
    const { code, out, err } = await longan(command, flag, 'the-token\nbelow', ...at, 'http://127.0.0.1:4249')

    expect(err).toContain(`${flag} has a character that HTTP headers do not allow`)
    expect(out + err).not.toContain('the-token')
    expect(code).toBe(2)
  },
)

test.for([
  [[], 'A gateway is missing: pass it with --gateway'],
  [['--gateway', 'gateway'], '--gateway must be an http(s) address, not "gateway"'],
  [['--gateway', 'http://127.0.0.1:4249'], 'Failed to reach the gateway: ECONNREFUSED'],
  [['--gateway', 'http://127.0.0.1:4249', '--only', 'cars'], 'There is no tag "cars"; there are system, '],
  [
    ['--gateway', 'http://127.0.0.1:4249', '--json', '/nowhere/drift.json'],
    '--json: /nowhere/drift.json cannot be written (ENOENT)',
  ],
  [
    ['--gateway', 'http://127.0.0.1:4249', '--junit', '/nowhere/drift.xml'],
    '--junit: /nowhere/drift.xml cannot be written (ENOENT)',
  ],
  [['--gateway', 'http://127.0.0.1:4249', 'now'], 'Unexpected argument "now"'],
] as const)('longan drift %j prints the reason and exits with 2', async ([words, sentence]) => {
  const { code, err } = await longan('drift', ...words)

  expect(err).toContain(sentence)
  expect(code).toBe(2)
})
