import { readFile, stat, writeFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createMockServer } from '../../../mock-server.ts'
import { learn } from '../../learn/learn.ts'
import { longan, ownFolder } from '../testing.ts'

const ORIGIN = 'https://gateway.example'
const SECRET = '0b5e2c1a-7d43-4c0d-9a00-c0a7ac7500aa'

type Planted = { path: string; method?: string; sent?: string; status?: number; body?: unknown; type?: string }

const entry = ({ path, method = 'GET', sent, status = 200, body, type = 'application/json' }: Planted) => ({
  startedDateTime: '2026-01-05T12:00:00.000Z',
  request: {
    method,
    url: ORIGIN + path,
    headers: [
      { name: ':authority', value: 'gateway.example' },
      { name: 'authorization', value: SECRET },
    ],
    ...(sent !== undefined && { postData: { mimeType: 'application/json', text: sent } }),
  },
  response: {
    status,
    headers: [],
    content: { mimeType: type, text: typeof body === 'string' ? body : JSON.stringify(body) },
  },
})

const harOf = (entries: unknown[]) =>
  JSON.stringify({ log: { version: '1.2', pages: [{ entries: ['no entry'] }], entries, comment: 'a \\"quoted\\" }' } })

async function* parts(text: string, size = text.length) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

const success = (value: unknown) => ({ success: true, value })

/** What the mock responds, which has no difference. */
async function recorded(path: string) {
  const headers = { merchant: 'DEMO' }
  const response = await createMockServer().fetch(new Request(ORIGIN + path, { headers }))
  return entry({ path, status: response.status, body: (await response.json()) as unknown })
}

test('the planted differences are found, and nothing else', async () => {
  const wallet = { path: '/wps/wallets/gcs', body: success({ sumBalance: 5, frozen: 'NGUYEN VAN A' }) }
  const { calls, others, findings } = await learn(
    parts(
      harOf([
        await recorded('/wps/system/country'),
        await recorded('/wps/system/settings/consolidated'),
        entry({ path: '/m/home', body: '<html>', type: 'text/html' }),
        entry(wallet),
        entry(wallet),
        entry({ path: '/wps/wallets/gcs', body: success({ sumBalance: 'five' }) }),
        entry({ path: '/wps/member/demo01/vouchers', body: success([]) }),
        entry({ path: '/wps/system/country?area=1&_=2', body: success([]) }),
        entry({ path: '/wps/wallets/gcs', status: 418, body: { success: false, errorCode: 'tea.pot', message: 'x' } }),
      ]),
    ),
  )

  expect([calls, others]).toEqual([8, 1])
  expect(findings.map(({ call, field, says, count }) => `${count} ${call}: ${field} ${says}`)).toEqual([
    '2 getWallet: value.frozen is not in the document',
    '1 getWallet: value.sumBalance must be number',
    '1 GET /wps/member/{part3}/vouchers: call is not in the document',
    '1 listCountries: query area is not in the document',
    '1 getWallet: response answers 418 tea.pot, which is not declared',
  ])
})

test('no token, name, number or password is shown', async () => {
  await using folder = await ownFolder()
  const [har, json] = [folder.file('capture.har'), folder.file('learned.json')]
  const value = {
    sumBalance: 5,
    friend: { nick: 'Nguyễn Văn A', pass: 'Secret@1', call: '0912345678', session: SECRET },
  }
  await writeFile(har, harOf([entry({ path: '/wps/wallets/gcs', body: success(value) })]))

  const { out, code } = await longan('learn', har, '--json', json)
  const report = await readFile(json, 'utf8')

  expect(code).toBe(1)
  expect(out).toContain('getWallet: value.friend is not in the document (1 times, first in entry 1')
  for (const shown of [out, report]) expect(shown).not.toMatch(/Nguy|Secret|0912|0b5e2c1a/)
})

test('an account of letters is shown neither as a part of a path nor as a name of a field', async () => {
  const shares = { alice: 5, other: 6 }
  const lesson = await learn(
    parts(
      harOf([
        entry({ path: '/wps/vouchers/alice', body: success([]) }),
        entry({ path: '/wps/vouchers/robert', body: success([]) }),
        entry({ path: '/wps/wallets/gcs', body: success({ sumBalance: 5, shares }) }),
        entry({
          path: '/wps/agent/downlines',
          body: success({ list: [{ userName: 'alice' }, { userName: 'Robert' }] }),
        }),
      ]),
    ),
  )

  const names = lesson.findings.map(({ call, field, count }) => `${count} ${call} ${field}`)
  expect(names).toContain('2 GET /wps/vouchers/{part3} call')
  expect(lesson.unknownCalls.map(({ path, count }) => `${count} ${path}`)).toContain('2 /wps/vouchers/{part3}')
  expect(lesson.findings.find(({ field }) => field === 'value.shares')?.schema).toEqual({
    type: 'object',
    required: ['other'],
    properties: { other: { type: 'number' } },
    additionalProperties: { type: 'number' },
  })
  expect(JSON.stringify(lesson)).not.toMatch(/alice|robert/i)
})

test('entries with the same fields are those of a map, and their keys are not shown', async () => {
  const friends = { alice: { level: 1 }, robert: { level: 2 } }
  const lesson = await learn(
    parts(harOf([entry({ path: '/wps/wallets/gcs', body: success({ sumBalance: 5, friends }) })])),
  )

  expect(lesson.findings.map(({ field }) => field)).toContain('value.friends.*.level')
  expect(JSON.stringify(lesson)).not.toMatch(/alice|robert/)
})

test('an entry that is split between parts is read once', async () => {
  const har = harOf([await recorded('/wps/system/country'), entry({ path: '/wps/new', body: success('{"[') })])
  const whole = await learn(parts(har))

  expect(whole.findings).toHaveLength(1)
  for (const size of [1, 7, 1000]) expect(await learn(parts(har, size))).toEqual(whole)
})

test('a recording is read in parts: of 30 MB a few stay in memory', async () => {
  const text = JSON.stringify(entry({ path: '/wps/vouchers', body: success('x'.repeat(50_000)) }))
  let peak = 0
  async function* recording() {
    yield '{"log":{"entries":['
    for (let count = 1; count <= 600; count++) {
      if (count % 100 === 0) peak = Math.max(peak, memoryInUse())
      yield `${count > 1 ? ',' : ''}${text.replace('vouchers', `vouchers?page=${count}`)}`
    }
    yield ']}}'
  }
  const before = memoryInUse()
  const { calls } = await learn(recording())

  expect(calls).toBe(600)
  expect(peak - before).toBeLessThan(5)
})

/** Used memory after garbage collection, MB. */
function memoryInUse() {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  return process.memoryUsage().heapUsed / 1e6
}

test('a binary body is named by its entry, and the others are compared', async () => {
  const { notes, findings } = await learn(
    parts(
      harOf([
        entry({ path: '/wps/captcha', body: 'PNG', type: 'image/png' }),
        entry({ path: '/wps/new', body: success(1) }),
      ]),
    ),
  )

  expect(notes).toEqual(['entry 1: the body of the response is binary, and was not compared'])
  expect(findings.map(({ entry: first }) => first)).toEqual([2])
})

const broken: [title: string, text: string, says: RegExp][] = [
  ['empty', '', /is not a HAR: it has no list log.entries/],
  ['of another kind', '{"log":{}}', /is not a HAR: it has no list log.entries/],
  [
    'cut off',
    harOf([entry({ path: '/wps/new' }), entry({ path: '/wps/new' })]).slice(0, -150),
    /ends in the middle, at entry 2/,
  ],
  ['with an entry that is not JSON', '{"log":{"entries":[{"request":nothing}]}}', /entry 1 is not JSON/],
  ['with an entry without a call', '{"log":{"entries":[{"response":{}}]}}', /entry 1: request is not valid/],
  [
    'with a call at no time',
    harOf([entry({ path: '/wps/new' })]).replace(
      /"startedDateTime":"[^"]*"/,
      '"startedDateTime":"2026-02-30T12:00:00Z"',
    ),
    /entry 1: startedDateTime is not an ISO date/,
  ],
  ['of other servers', harOf([entry({ path: '/m/home' })]), /has no call of a gateway/],
]

test.for(broken)('a file that is %s is refused', async ([, text, says]) => {
  await using folder = await ownFolder()
  const har = folder.file('capture.har')
  await writeFile(har, text)

  const { code, err } = await longan('learn', har)

  expect(err).toMatch(says)
  expect(code).toBe(2)
})

test.for([
  ['--port', '4012'],
  ['--host', '0.0.0.0'],
] as const)('%s without --proxy is refused', async ([flag, value]) => {
  const { code, err } = await longan('learn', 'capture.har', flag, value)

  expect(err).toContain(`${flag} goes with --proxy`)
  expect(code).toBe(2)
})

test('after an error nothing is written', async () => {
  await using folder = await ownFolder()
  const [har, json] = [folder.file('capture.har'), folder.file('learned.json')]
  await writeFile(har, harOf([entry({ path: '/wps/new' })]).slice(0, -10))

  expect((await longan('learn', har, '--json', json)).code).toBe(2)
  await expect(stat(json)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('what the report of a proxy cannot be written to is refused before it listens', async () => {
  await using folder = await ownFolder()
  await writeFile(folder.file('capture.har'), '{}')
  const proxy = ['learn', '--proxy', 'http://127.0.0.1:4249', '--port', '0'] as const

  expect((await longan(...proxy, '--json', '/nowhere/learned.json')).err).toContain('cannot be written (ENOENT)')
  expect((await longan(...proxy, '--write', '/nowhere/proposal')).err).toContain('cannot be written (ENOENT)')
  expect((await longan(...proxy, '--write', folder.file('.'))).err).toContain('name an empty or a new folder')
  expect((await longan('learn', '--proxy', 'http://127.0.0.1:4249', '--port', '')).err).toContain('--port must be')
})
