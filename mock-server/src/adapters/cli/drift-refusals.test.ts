import { expect, test } from 'vitest'
import { longan, running } from './testing.ts'

test.for([
  { status: 503, code: 'system.error' },
  { status: 500, code: 'system.error' },
])('an operation that fails is the one difference that is told: %j', async (fault) => {
  await using mock = await running()
  await mock.ask('/__admin/faults', { operation: 'listCountries', ...fault })

  const { code, out } = await longan('drift', '--gateway', mock.url, '--only', 'system')

  expect(out).toContain(`✗ listCountries\n    answer is a failure: ${fault.status} ${fault.code}\n`)
  expect(out).toMatch(/\n1 of \d+ operations differ/)
  expect(code).toBe(1)
})

test('a token that the gateway does not take is told, instead of a comparison that was none', async () => {
  await using mock = await running()

  const { code, err } = await longan('drift', '--gateway', mock.url, '--only', 'wallet', '--token', 'of-nobody')

  expect(err).toMatch(/^The gateway does not take the token: \d+ operations were refused for it/)
  expect(err).not.toContain('of-nobody')
  expect(code).toBe(2)
})

test('what refuses in front of the gateway with no more than a status is told, too', async () => {
  await using mock = await running({}, (handle) => async (call) => {
    const reply = await handle(call)
    return call.header('authorization') ? { ...reply, status: 401, body: '' } : reply
  })

  const { code, err } = await longan('drift', '--gateway', mock.url, '--only', 'wallet', '--token', 'of-nobody')

  expect(err).toMatch(/^The gateway does not take the token: \d+ operations were refused for it/)
  expect(code).toBe(2)
})

test('a refusal is a difference where the mock answers the same question', async () => {
  await using mock = await running()
  const fault = { status: 400, code: 'function.not.available' }
  await mock.ask('/__admin/faults', { operation: 'getSystemStatus', ...fault })

  const { code, out } = await longan('drift', '--gateway', mock.url)

  expect(out).toContain(
    '✗ getSystemStatus\n    answer is a refusal, where the mock answers: 400 function.not.available\n',
  )
  expect(out).toMatch(/\n1 of \d+ operations differ/)
  expect(code).toBe(1)
})

test('a gateway is asked as the merchant that is named', async () => {
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
] as const)('longan %s refuses a token that no header can carry, and does not tell it', async (command, flag, at) => {
  const { code, out, err } = await longan(command, flag, 'the-token\nbelow', ...at, 'http://127.0.0.1:4249')

  expect(err).toContain(`${flag} has a character that no header can have`)
  expect(out + err).not.toContain('the-token')
  expect(code).toBe(2)
})

test.for([
  [[], 'Which gateway? Name it with --gateway'],
  [['--gateway', 'gateway'], '--gateway must be an http(s) address, not "gateway"'],
  [['--gateway', 'http://127.0.0.1:4249'], 'The gateway cannot be reached: ECONNREFUSED'],
  [['--gateway', 'http://127.0.0.1:4249', '--only', 'cars'], 'There is no tag "cars"; there are system, '],
  [
    ['--gateway', 'http://127.0.0.1:4249', '--json', '/nowhere/drift.json'],
    '--json: /nowhere/drift.json cannot be written (ENOENT)',
  ],
  [['--gateway', 'http://127.0.0.1:4249', 'now'], 'Unexpected argument "now"'],
] as const)('longan drift %j says what is wrong, and ends with 2', async ([words, sentence]) => {
  const { code, err } = await longan('drift', ...words)

  expect(err).toContain(sentence)
  expect(code).toBe(2)
})
