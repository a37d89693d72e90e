import { expect, test } from 'vitest'
import { createJournal } from './journal.ts'
import { setup } from '../../adapters/testing.ts'
import { MIN_TIME } from './clock.ts'

test('the journal lists calls and their results without tokens, bodies and queries', async () => {
  const { call, control, signIn } = setup()
  const token = await signIn()
  await call('GET', `/wps/relay/MCSFE_getListAnnouncements?token=${token}&types=B`, { token })
  await call('POST', '/wps/relay/MCSFE_markAnnouncementRead', { token, body: { announcementId: 77, read: true } })
  await call('GET', '/wps/nowhere')

  const { json, text } = await control('GET', '/requests')

  expect(text).not.toContain(token)
  expect(text).not.toContain('announcementId')
  expect(text).not.toContain('types=')
  expect(json.at(-2)).toMatchObject({
    method: 'POST',
    path: '/wps/relay/MCSFE_markAnnouncementRead',
    operation: 'markAnnouncementRead',
    status: 400,
    code: 'request_param_err',
  })
  expect(Object.keys(json[0]).toSorted()).toEqual(['at', 'id', 'method', 'operation', 'path', 'status'])
})

test('calls without an operation are listed separately', async () => {
  const { call, control } = setup()
  await call('GET', '/wps/system/country')
  await call('GET', '/wps/nowhere')

  const { json } = await control('GET', '/requests/unmatched')

  expect(json.map(({ path }: { path: string }) => path)).toEqual(['/wps/nowhere'])
})

test('a test can verify how often an operation was called, and start over', async () => {
  const { call, control } = setup()
  await call('GET', '/wps/system/country')

  const verify = async (times: number) =>
    (await control('POST', '/requests/verify', { operation: 'listCountries', times })).json
  expect(await verify(1)).toEqual({ verified: true, count: 1 })
  expect(await verify(2)).toEqual({ verified: false, count: 1 })

  await control('DELETE', '/requests')
  expect(await verify(0)).toEqual({ verified: true, count: 0 })
})

async function createSearch() {
  const { call, control, signIn } = setup({ time: MIN_TIME })
  const [rich, other] = [await signIn('demo01'), await signIn('vip02')]
  const mark = (token: string, announcementId: number) =>
    call('POST', '/wps/relay/MCSFE_markAnnouncementRead', { token, body: { announcementId, read: true } })
  await mark(rich, 501)
  await control('POST', '/clock/advance', { duration: '1m' })
  await mark(rich, 77)
  await mark(other, 501)
  await call('GET', '/wps/relay/GCSGAME_gameList?gameName=dragon&pageSize=5')
  const found = async (search: Record<string, string>) => {
    const { json } = await control('GET', `/requests?${new URLSearchParams(search).toString()}`)
    return json.map(({ id }: { id: number }) => id) as number[]
  }
  const verify = async (operation: string, search: object) =>
    (await control('POST', '/requests/verify', { operation, times: 1, ...search })).json.count as number
  const { json: all } = await control('GET', '/requests')
  return { found, verify, control, marks: all.slice(-4, -1).map(({ id }: { id: number }) => id) as number[] }
}

test('requests are found by operation, member, status, text and time, and by several of them at once', async () => {
  const { found, control, marks } = await createSearch()
  const [first, refused, ofOther] = marks

  expect(await found({ operation: 'markAnnouncementRead' })).toEqual(marks)
  expect(await found({ member: 'demo01', text: 'mark' })).toEqual([first, refused])
  expect(await found({ status: '400' })).toEqual([refused])
  expect(await found({ text: 'markannouncement' })).toEqual(marks)
  expect(await found({ text: 'REQUEST_PARAM_ERR' })).toEqual([refused])
  expect(await found({ operation: 'markAnnouncementRead', since: '1971-01-01T00:01:00Z' })).toEqual([refused, ofOther])
  expect(await found({ operation: 'markAnnouncementRead', until: String(MIN_TIME + 59_999) })).toEqual([first])
  expect(await found({ operation: 'markAnnouncementRead', member: 'vip02', status: '200' })).toEqual([ofOther])
  expect(await found({ member: 'nobody' })).toEqual([])
  expect((await control('GET', '/requests?colour=red')).json.value.field).toBe('colour')
})

test('the journal names the member of a login and of each game call', async () => {
  const { call, control, signIn } = setup()
  const token = await signIn('many01')
  const { json } = await call('GET', '/wps/game/launchGame?launchMode=GLS&nodeId=10001', { token })
  const launch = new URL(json.value.content.game_url, 'http://site').searchParams.get('launch')
  await call('POST', '/partners/slot/open', { body: { launch } })
  await call('POST', '/partners/slot/open', { body: { launch: 'guessed' } })
  await call('POST', '/wps/member/trialuser')
  const { json: entries } = await control('GET', '/requests')
  const named = entries.map(({ operation, member }: Record<string, string>) => [operation, member])

  expect(named.slice(-5)).toEqual([
    ['login', 'many01'],
    ['launchGame', 'many01'],
    ['POST /partners/slot/open', 'many01'],
    ['POST /partners/slot/open', undefined],
    ['createTrialUser', 'trial0001'],
  ])
})

test('a test can verify that an operation was called with these values, by this member, with this status', async () => {
  const { verify } = await createSearch()
  const marks = (search: object) => verify('markAnnouncementRead', search)

  expect(await marks({ with: { announcementId: 501 } })).toBe(2)
  expect(await marks({ with: { announcementId: 501, read: true }, member: 'vip02' })).toBe(1)
  expect(await marks({ with: { announcementId: 501, read: false } })).toBe(0)
  expect(await marks({ with: { announcementId: '501' } })).toBe(0)
  expect(await verify('listGames', { with: { gameName: 'dragon', pageSize: 5 } })).toBe(1)
  expect(await verify('login', { with: { username: 'demo01' }, status: 200 })).toBe(1)
  expect(await verify('*', { member: 'demo01', status: 400 })).toBe(1)
})

test('lists in the input must match completely, their items partially', () => {
  const journal = createJournal()
  const bets = [
    { play: 'big', stake: 5 },
    { play: 'odd', stake: 7 },
  ]
  journal.add({ at: 1, method: 'POST', path: '/', status: 200, operation: 'bet' }, { bets })
  const count = (payload: object) => journal.count('bet', { with: payload as Record<string, unknown> })

  expect(count({ bets: [{ stake: 5 }, {}] })).toBe(1)
  expect(count({ bets: [{ stake: 5 }] })).toBe(0)
  expect(count({ bets: [{ stake: 5 }, { stake: 8 }] })).toBe(0)
})

test('the journal has the last thousand requests', () => {
  const journal = createJournal()
  for (let at = 1; at <= 5000; at++) journal.add({ at, method: 'GET', path: '/', status: 200 })

  expect(journal.list().length).toBe(1000)
  expect(journal.list().at(-1)?.id).toBe(5000)
})

test('a crash of the app is written to the journal, and is not a call without an operation', async () => {
  const { control } = setup({ time: MIN_TIME })
  const report = {
    name: 'TypeError',
    message: 'x is undefined',
    stack: ['home.js:1:2'],
    route: '/m/home',
    code: 'unknown',
  }

  await control('POST', '/errors', report)

  const { json } = await control('GET', '/requests?text=typeerror')
  const { route: path, code, stack } = report
  const entry = { method: 'CRASH', operation: 'reportError', path, status: 0, code, stack }
  expect(json).toEqual([{ ...entry, id: 1, at: MIN_TIME, error: 'TypeError: x is undefined' }])
  expect((await control('GET', '/requests/unmatched')).json).toEqual([])
})

test.each([
  ['a field that may be personal', { member: 'demo01' }],
  ['a long text', { message: 'x'.repeat(501) }],
])('a report of a crash with %s is rejected', async (_name, more) => {
  const { control } = setup()
  const report = { name: 'Error', message: '', stack: [], route: '/m/home', code: 'unknown', ...more }
  expect((await control('POST', '/errors', report)).status).toBe(400)
})
