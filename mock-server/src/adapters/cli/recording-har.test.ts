import { readFile, stat, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openStore } from '../store/node-store.ts'
import { longan, ownFolder, running } from './testing.ts'

type Har = { log: { version: string; entries: Entry[] } }
type Entry = {
  startedDateTime: string
  request: { method: string; url: string; headers: { name: string; value: string }[]; postData?: { text: string } }
  response: { status: number; content: { text: string; mimeType: string } }
}

const readHar = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Har
const LOGIN = { type: 'username', username: 'demo01', password: 'Demo@123' }

/** Sends calls to a mock as a page does, and returns the HAR that a browser would save. */
async function browse(url: string, calls: [path: string, body?: object][]): Promise<Har> {
  const entries: Entry[] = []
  let token = ''
  for (const [index, [path, body]] of calls.entries()) {
    const headers = { merchant: 'DEMO', encryption: 'plain', authorization: token, 'content-type': 'application/json' }
    const init = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) }
    const response = await fetch(url + path, init)
    const text = await response.text()
    token = /"token":"([^"]+)"/.exec(text)?.[1] ?? token
    entries.push({
      startedDateTime: new Date(Date.UTC(2026, 0, 5, 12, 0, index)).toISOString(),
      request: {
        method: body ? 'POST' : 'GET',
        url: url + path,
        headers: [
          { name: ':path', value: path },
          ...Object.entries(headers).map(([name, value]) => ({ name: name.toUpperCase(), value })),
        ],
        ...(body && { postData: { text: JSON.stringify(body) } }),
      },
      response: { status: response.status, content: { text, mimeType: 'application/json' } },
    })
  }
  return { log: { version: '1.2', entries } }
}

test('an exported recording is a HAR with all calls and responses, and is imported byte for byte', async () => {
  await using folder = await ownFolder()
  await using mock = await running({ time: Date.UTC(2026, 0, 5, 12), seed: 5, isRecorded: true })
  const [file, har, again] = ['found.json', 'found.har', 'again.json'].map(folder.file)
  await mock.ask('/wps/member/trialuser', {})
  await mock.ask('/__admin/clock/advance', { duration: '2h' })
  await mock.ask("/wps/system/country?language=VI&t='1 2'")
  await longan('recording', 'save', file!, '--url', mock.url)

  expect((await longan('recording', 'export', file!, '--har', har!)).code).toBe(0)
  const { log } = await readHar(har!)
  expect(log.version).toBe('1.2')
  expect(log.entries.map(({ request: { method, url }, response }) => [method, url, response.status])).toEqual([
    ['POST', 'http://mock.local/wps/member/trialuser', 200],
    ['POST', 'http://mock.local/__admin/clock/advance', 200],
    ['GET', expect.stringContaining('http://mock.local/wps/system/country?language=VI'), 200],
  ])
  expect(JSON.parse(log.entries[2]!.response.content.text)).toMatchObject({ success: true })
  expect((await longan('recording', 'import', har!, again!)).out).toContain('Imported 3 requests')
  expect(JSON.parse(await readFile(again!, 'utf8'))).toEqual(JSON.parse(await readFile(file!, 'utf8')))
})

test('a HAR that a browser saved at the mock replays, with the tokens of the new mock', async () => {
  await using folder = await ownFolder()
  await using mock = await running()
  const [har, file] = [folder.file('browser.har'), folder.file('browser.json')]
  const calls: [string, object?][] = [['/wps/session/login', LOGIN], ['/wps/member/info'], ['/wps/wallets/gcs']]
  const page = { ...(await browse(mock.url, [['/m/home']])).log.entries[0]! }
  const saved = await browse(mock.url, calls)
  await writeFile(har, JSON.stringify({ log: { ...saved.log, entries: [page, ...saved.log.entries] } }))

  const { out, code } = await longan('recording', 'import', har, file)

  expect([code, out]).toEqual([0, `Imported 3 requests of ${har} to ${file}; 1 entries are not calls of the mock\n`])
  const replayed = await longan('replay', file)
  expect([replayed.code, replayed.out]).toEqual([
    0,
    expect.stringMatching(/^3 requests to "default" .*: no differences/),
  ])
})

test('an imported recording has the headers that the mock reads, and neither cookies of other sites nor the admin token', async () => {
  await using folder = await ownFolder()
  await using mock = await running()
  const [har, file] = [folder.file('browser.har'), folder.file('browser.json')]
  const saved = await browse(mock.url, [['/wps/member/info']])
  const { headers } = saved.log.entries[0]!.request
  headers.push({ name: 'Cookie', value: 'session=secret-1' }, { name: 'X-Admin-Token', value: 'secret-2' })
  await writeFile(har, JSON.stringify(saved))

  await longan('recording', 'import', har, file)

  const text = await readFile(file, 'utf8')
  expect(text).toContain('"merchant":"DEMO"')
  expect(text).not.toContain('secret')
})

test('a HAR may have null in place of what is missing', async () => {
  await using folder = await ownFolder()
  const [har, file] = [folder.file('browser.har'), folder.file('browser.json')]
  const request = { method: 'GET', url: 'http://mock.example/wps/system/country', headers: null, postData: null }
  const response = { status: 400, content: { mimeType: null, text: null, encoding: null } }
  const entry = { startedDateTime: '2026-01-05T12:00:00Z', request, response }
  await writeFile(
    har,
    JSON.stringify({ log: { entries: [entry, { ...entry, response: { status: 400, content: null } }] } }),
  )

  expect(await longan('recording', 'import', har, file)).toMatchObject({
    code: 0,
    out: `Imported 2 requests of ${har} to ${file}; 0 entries are not calls of the mock\n`,
  })
})

test('a response with another status is named', async () => {
  await using folder = await ownFolder()
  await using mock = await running()
  const [har, file] = [folder.file('browser.har'), folder.file('browser.json')]
  const saved = await browse(mock.url, [['/wps/system/country'], ['/wps/system/country']])
  saved.log.entries[1]!.response.status = 503
  await writeFile(har, JSON.stringify(saved))

  expect((await longan('recording', 'import', har, file)).out).toContain(
    '1 responses have another status here. The first is entry 2: GET /wps/system/country, then 503, now 200',
  )
})

test('a file that is read is not replaced', async () => {
  await using folder = await ownFolder()
  const file = folder.file('browser.har')
  await writeFile(file, harAt('2026-01-05T12:00:00Z'))
  const sentence = 'would replace the file that is read: name another file'

  expect((await longan('recording', 'import', file, folder.file('./browser.har'))).err).toContain(sentence)
  expect((await longan('recording', 'export', file, '--har', file)).err).toContain(sentence)
  expect(await readFile(file, 'utf8')).toBe(harAt('2026-01-05T12:00:00Z'))
})

test('a recording is not written over a store of worlds', async () => {
  await using folder = await ownFolder()
  const [har, store] = [folder.file('browser.har'), folder.file('worlds.db')]
  await writeFile(har, harAt('2026-01-05T12:00:00Z'))
  openStore(store).close()
  const before = await readFile(store)

  const { code, err } = await longan('recording', 'import', har, store)

  expect(err).toContain(`${store} is a database, such as a store of worlds: name another file`)
  expect(code).toBe(2)
  expect(await readFile(store)).toEqual(before)
})

test('a folder in place of a HAR is refused', async () => {
  await using folder = await ownFolder()

  expect(await longan('recording', 'import', folder.file('.'), folder.file('browser.json'))).toMatchObject({
    code: 2,
    err: expect.stringContaining('cannot be read (EISDIR)'),
  })
})

const harAt = (startedDateTime: string) => {
  const request = { method: 'GET', url: 'http://mock.example/wps/system/country' }
  return JSON.stringify({ log: { entries: [{ startedDateTime, request, response: { status: 200 } }] } })
}

test.for([
  ['empty', '', 'is not a HAR'],
  ['of other servers', '{"log":{"entries":[]}}', 'has no call of a gateway'],
  [
    'of a time that no world has',
    harAt('9999-01-05T12:00:00Z'),
    'entry 1: startedDateTime is not a time from 1971 to 2100',
  ],
  ['of a time without a history before it', harAt('1970-12-31T12:00:00Z'), 'not a time from 1971 to 2100'],
  ['of a time that is no date', harAt('soon'), 'entry 1: startedDateTime is not an ISO date'],
  ['of a time that JavaScript would guess', harAt('10'), 'entry 1: startedDateTime is not an ISO date'],
  ['without a time', harAt(''), 'entry 1: startedDateTime is not a time from 1971 to 2100'],
  ['broken', '{"log":{"entries":[{"request":1}]}}', 'entry 1: request is not valid'],
  ['an export that was changed', '{"log":{"_longan":{"recording":2},"entries":[]}}', 'is not an exported recording'],
] as const)('a HAR that is %s is refused, and nothing is written', async ([, text, reason]) => {
  await using folder = await ownFolder()
  const [har, file] = [folder.file('browser.har'), folder.file('browser.json')]
  await writeFile(har, text)

  const { code, err } = await longan('recording', 'import', har, file)

  expect([code, err]).toEqual([2, expect.stringContaining(reason)])
  await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' })
})
