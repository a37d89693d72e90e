import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { exampleRequests } from '../../example-requests.ts'
import { isSafe } from '../../drift/safe-operations.ts'
import { MAX_TIME, MIN_TIME } from '../../../kernel/world/clock.ts'
import { digest } from '../../../kernel/world/random.ts'
import type { MockServer } from '../../../mock-server.ts'
import { longan, ownFolder, running } from '../testing.ts'

const PASSWORD = 'Demo@123'

async function signIn(url: string, username = 'demo01') {
  const headers = { merchant: 'DEMO', 'content-type': 'application/json', encryption: 'plain' }
  const body = JSON.stringify({ type: 'username', username, password: PASSWORD })
  const response = await fetch(`${url}/wps/session/login`, { method: 'POST', headers, body })
  return ((await response.json()) as { value: { token: string } }).value.token
}

const spoiling =
  (path: string, spoil: (body: string) => string) =>
  (handle: MockServer['handle']): MockServer['handle'] =>
  async (call) => {
    const reply = await handle(call)
    return call.path === path ? { ...reply, body: spoil(reply.body) } : reply
  }

test('a mock does not differ from itself, and is unchanged by the comparison', async () => {
  await using mock = await running({ time: Date.UTC(2026, 10, 20, 12), isStrict: true })
  const tokens = [await signIn(mock.url), await signIn(mock.url, 'agent01')]
  /** A table a line, so that a change names it. */
  const stateOf = async () => {
    const { database, transactions } = (await mock.ask('/__admin/snapshot')) as Record<string, object>
    return Object.entries({ ...database, transactions }).map(
      ([name, rows]) => `${name} ${digest(JSON.stringify(rows))}`,
    )
  }
  const before = await stateOf()

  for (const token of tokens) {
    const { code, out } = await longan('drift', '--gateway', mock.url, '--token', token)
    expect(out).not.toContain('✗')
    expect(out).toMatch(/\n0 of 1\d\d operations differ; \d+ were refused, 0 not called\n$/)
    expect(out).not.toContain(token)
    expect(code).toBe(0)
  }
  expect(await stateOf()).toEqual(before)
})

test.for([MIN_TIME, MAX_TIME])('a mock at the limits of time (%d) does not differ from itself', async (time) => {
  await using mock = await running({ time, isStrict: true })

  for (const account of ['demo01', 'agent01']) {
    const { out } = await longan('drift', '--gateway', mock.url, '--token', await signIn(mock.url, account))
    expect(out).toMatch(/\n0 of 1\d\d operations differ/)
  }
})

test('a renamed field is the only reported difference, in text, JSON, JUnit and the job summary', async () => {
  await using folder = await ownFolder()
  await using mock = await running(
    {},
    spoiling('/wps/wallets/gcs', (body) => body.replace('"sumBalance"', '"sum"')),
  )
  const [token, file, junit] = [await signIn(mock.url), folder.file('drift.json'), folder.file('drift.xml')]
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('GITHUB_STEP_SUMMARY', folder.file('summary.md'))

  const files = ['--json', file, '--junit', junit]
  const { code, out } = await longan('drift', '--gateway', mock.url, '--token', token, ...files)
  const report = JSON.parse(await readFile(file, 'utf8')) as { status: string }[]

  expect(out).toContain('✗ getWallet\n    value.sumBalance is called value.sum\n')
  expect(out).toMatch(/\n1 of 1\d\d operations differ/)
  expect(report.filter(({ status }) => status === 'differs')).toEqual([
    expect.objectContaining({
      operation: 'getWallet',
      differences: [{ field: 'value.sumBalance', kind: 'renamed', says: 'is called value.sum', to: 'value.sum' }],
    }),
  ])
  const refused = report.filter(({ status }) => status === 'refused').length
  const xml = await readFile(junit, 'utf8')
  expect(xml).toContain(`<testsuite name="operations" tests="${report.length}" failures="1" skipped="${refused}">`)
  expect(xml).toContain('name="getWallet"><failure message="value.sumBalance is called value.sum"/>')
  expect(await readFile(folder.file('summary.md'), 'utf8')).toContain(
    '\n| getWallet | value.sumBalance is called value.sum |\n',
  )
  expect(code).toBe(1)
})

test.for([
  ['a field is missing', (body: string) => body.replace(/"sumBalance":[^,}]+,?/, ''), 'value.sumBalance is missing'],
  [
    'a sum is a string',
    (body: string) => body.replace(/"sumBalance":([^,}]+)/, '"sumBalance":"$1"'),
    'value.sumBalance must be number',
  ],
  [
    'a field is new',
    (body: string) => body.replace('"sumBalance"', '"bonus":1,"sumBalance"'),
    'value.bonus is not in the document',
  ],
  [
    'the code of a refusal is unknown',
    () => '{"success":false,"errorCode":"nope"}',
    'answer answers 200 nope, which is not declared',
  ],
  [
    'the code of a refusal may be a token',
    () => '{"success":false,"errorCode":"0c1f7a52-4c0d-a000-5ec2e7000001"}',
    'answer answers 200 with a hidden code, which is not declared',
  ],
  [
    'lists are nested too deeply',
    () => `{"success":true,"value":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    'answer answers 200 with JSON of more than 100 levels',
  ],
  ['the body is null', () => 'null', 'answer must be object'],
  ['the body is not JSON', () => '<html>', 'answer answers 200 with a body that is not JSON'],
] as const)('%s: the report contains it', async ([, spoil, sentence]) => {
  await using mock = await running({}, spoiling('/wps/wallets/gcs', spoil))

  const { code, out } = await longan(
    'drift',
    '--gateway',
    mock.url,
    '--token',
    await signIn(mock.url),
    '--only',
    'wallet',
  )

  expect(out).toContain(`✗ getWallet\n    ${sentence}\n`)
  expect(out).toContain('\n1 of ')
  expect(code).toBe(1)
})

test('a report contains no personal data and no credentials', async () => {
  await using folder = await ownFolder()
  const file = folder.file('drift.json')
  const spoil = (body: string) => body.replace('"value":{', '"value":{"surprise":"ask 0912345678 or a@b.example",')
  await using mock = await running({}, spoiling('/wps/member/info', spoil))
  const token = await signIn(mock.url)
  const member = JSON.stringify(
    await (await fetch(`${mock.url}/wps/member/info`, { headers: { merchant: 'DEMO', authorization: token } })).json(),
  )

  const { out } = await longan('drift', '--gateway', mock.url, '--token', token, '--only', 'member', '--json', file)
  const output = out + (await readFile(file, 'utf8'))

  expect(member).toContain('demo01')
  expect(output).toContain('"surprise": "ask (hidden) or (hidden)"')
  for (const secret of [token, 'demo01', '0912345678', 'a@b.example']) expect(output).not.toContain(secret)
})

test('operations with effects are called only with --unsafe', async () => {
  const requests: string[] = []
  const listening =
    (handle: MockServer['handle']): MockServer['handle'] =>
    (call) => {
      requests.push(`${call.method} ${call.path}`)
      return handle(call)
    }
  await using mock = await running({}, listening)
  const at = ['--gateway', mock.url, '--token', await signIn(mock.url), '--only', 'games']
  requests.length = 0

  await longan('drift', ...at)
  const careful = requests.splice(0)
  const { out, err } = await longan('drift', ...at, '--unsafe')

  expect(careful.filter((call) => !call.startsWith('GET ') || /addRecent|[lL]aunch/.test(call))).toEqual([])
  expect(requests).toContain('GET /wps/relay/GCS_addRecentGame')
  expect(out).toContain('0 of ')
  expect(err).toBe('')
})

test('an encrypted body is encrypted with the gateway’s key, and its response is compared', async () => {
  await using mock = await running(
    {},
    spoiling('/wps/session/login', (body) => body.replace('"firstTimeLogin":false', '"firstTimeLogin":"N"')),
  )

  const { out, code } = await longan('drift', '--gateway', mock.url, '--only', 'session', '--unsafe')

  expect(out).toContain('✗ login\n    value.firstTimeLogin must be boolean\n')
  expect(out).toMatch(/\n1 of \d+ operations differ/)
  expect(code).toBe(1)
})

test('an encrypted request to a gateway without a key is reported', async () => {
  await using mock = await running(
    {},
    spoiling('/wps/session/key/rsa', () => 'no key'),
  )

  const { out } = await longan('drift', '--gateway', mock.url, '--only', 'session', '--unsafe')

  expect(out).toContain('✗ login\n    answer is missing: failed to encrypt the body (response.unreadable)')
})

test('a GET with effects is not safe', () => {
  const unsafe = exampleRequests().flatMap(({ operation }) =>
    operation.method === 'GET' && !isSafe(operation) ? operation.id : [],
  )

  expect(unsafe.join(' ')).toBe(
    'getCaptcha createTrialUserByGet getHumanCheck getGoogleAuthenticator getDeposit launchChat getImUrl addRecentGame launchGame ' +
      'launchTrialGame launchGuestSports processDividendContract processDailySalaryContract processDividendContractByMcs2 processDailySalaryContractByMcs2',
  )
})
