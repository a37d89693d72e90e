import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'

async function watched() {
  const { call, control, signIn, gatewayOf } = setup()
  const changes = async (since?: number) =>
    (await control('GET', `/changes${since === undefined ? '' : `?since=${since}`}`)).json as {
      world: string
      revision: number
      panel: { command?: unknown; state?: unknown }
    }
  const { revision } = await changes()
  return { call, control, signIn, gatewayOf, changes, revision }
}

test('a follower is notified of a call and of a command at once, and of nothing else', async () => {
  const { call, control, changes, revision } = await watched()
  const revisions: number[] = []
  const next = changes(revision).then((change) => void revisions.push(change.revision))
  await control('GET', '/clock')
  await control('GET', '/ledger')
  expect(revisions).toEqual([])
  await call('GET', '/wps/system/country')
  await next
  const later = changes(revisions[0])
  await control('POST', '/clock/advance', { duration: '1h' })
  expect([revisions[0], (await later).revision]).toEqual([revision + 1, revision + 2])
})

test('a world that waits for its followers still handles other requests', async () => {
  const { call, changes, revision } = await watched()
  const waiting = changes(revision)
  expect((await call('GET', '/wps/system/country')).status).toBe(200)
  await waiting
})

test('a world that is put in the place of a followed one is followed on', async () => {
  const { call, control, changes, revision } = await watched()
  const next = changes(revision)
  await control('POST', '/reset', {})
  const after = await next
  const again = changes(after.revision)
  await call('GET', '/wps/system/country')
  expect((await again).revision).toBe(after.revision + 1)
})

test('the last calls are listed with request and response, without credentials', async () => {
  const { call, control, signIn } = await watched()
  const token = await signIn()
  await call('GET', '/wps/game/launchGame?launchMode=GLS&nodeId=10001', { token })
  const { json, text } = await control('GET', '/calls')

  expect(json.map(({ operation }: { operation: string }) => operation)).toEqual(['launchGame', 'login', 'getRsaKey'])
  expect(json[1]).toMatchObject({ status: 200, request: { username: 'demo01', password: '•••' } })
  expect(json[1].response.value).toMatchObject({ userName: 'demo01', token: '•••' })
  expect(json[0].response.value.content.game_url).toMatch(/launch=•••/)
  expect(text).not.toContain(token)
  expect(text).not.toContain('Demo@123')
})

test('the last calls contain neither the secret of an authenticator nor its codes', async () => {
  const { call, control, signIn } = await watched()
  const token = await signIn()
  const { json: authenticator } = await call('GET', '/wps/member/googleAuthenticator', { token })
  const { secretKey, otpauth } = authenticator.value as { secretKey: string; otpauth: string }
  const { status } = await call('POST', '/wps/member/googleAuthenticator', {
    token,
    body: { secretKey, code: '123456' },
  })
  const { json, text } = await control('GET', '/calls')

  expect(otpauth).toContain(secretKey)
  expect(status).toBe(400)
  expect(json[0].request).toEqual({ secretKey: '•••', code: '•••' })
  expect(text).not.toContain(secretKey)
})

test('forty calls are kept, and their long lists are cut', async () => {
  const { call, control } = await watched()
  for (let count = 0; count < 45; count++) await call('GET', '/wps/system/country')
  await call('GET', '/wps/relay/GCSGAME_gameList?pageSize=50')
  const { json, text } = await control('GET', '/calls')
  expect(json).toHaveLength(40)
  expect(json[0].number).toBe(46)
  expect(text).toContain('…')
  expect(text.length).toBeLessThan(60_000)
})

test('no calls are kept of a world without a panel', async () => {
  const { call, control } = setup()
  await call('GET', '/wps/system/country')
  expect((await control('GET', '/calls')).json).toEqual([])
})

test('the events of the next day are listed in order: draws, pending events and planned maintenance', async () => {
  const { control } = setup()
  const { json: clock } = await control('GET', '/clock')
  const [from, until] = [clock.time + 600_000, clock.time + 1_200_000]
  await control('POST', '/system/status', { windows: [{ from, until }] })
  const { json } = await control('GET', '/upcoming-events')
  const due = json as { at: number; event: string; lottery?: string }[]
  expect(due.map(({ at }) => at)).toEqual(due.map(({ at }) => at).toSorted((one, other) => one - other))
  expect(due).toContainEqual({ at: from, event: 'maintenance' })
  expect(due).toContainEqual({ at: until, event: 'reopening' })
  expect(due.some(({ event, lottery }) => event === 'draw' && lottery === 'XSMB')).toBe(true)
  expect(due.every(({ at }) => at > clock.time && at < clock.time + 86_400_000)).toBe(true)
})

test('the events of the next day name the person of an order, and the lottery of a bet', async () => {
  const { call, control } = setup()
  const { json: opened } = await call(
    'GET',
    '/lgw/vn/numeros/opened/game?device=MOBILE&count=99&prizeMode=Elott&language=EN',
  )
  const { gameId, numero } = (opened as Record<string, { gameId: number; numero: string }>).VNM5!
  const person = { vi: 'Minh Anh (demo01)', en: 'Minh Anh (demo01)' }
  const bet = { account: 'demo01', gameId, numero, singleBetPrice: 10 }
  for (const bettingContent of ['05', '27'])
    await control('POST', '/provider-states', {
      state: 'a member has an open lottery bet',
      params: { ...bet, bettingContent },
    })
  const events = (await control('GET', '/upcoming-events')).json as { event: string }[]
  const settled = events.filter(({ event }) => event === 'lottery.settle')
  expect(settled).toEqual([expect.objectContaining({ person, name: { vi: 'Sài Gòn 5 phút', en: 'Saigon 5 min' } })])
})

test('the director and the page that shows the app exchange commands and state', async () => {
  const { control, changes, revision } = await watched()
  const next = changes(revision)
  await control('POST', '/panel/state', { command: { id: 1, story: 'register' } })
  await control('POST', '/panel/state', { state: { heard: 1 } })
  expect((await changes()).panel).toEqual({ command: { id: 1, story: 'register' }, state: { heard: 1 } })
  expect((await next).world).toBe('default')
  expect((await control('POST', '/panel/state', { command: 'now' })).json.value.field).toBe('command')
})
