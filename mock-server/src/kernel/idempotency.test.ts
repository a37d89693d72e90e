import { expect, test } from 'vitest'
import { requestOf, setup } from '../doors/testing.ts'

const READ = '/wps/relay/MCSFE_markAnnouncementRead'
const read = (announcementId: number) => ({ announcementId, read: true })
const headers = { 'idempotency-key': 'command-0001' }

test('a repeated command answers as the first time and has one effect', async () => {
  const { call, state } = setup()
  const trial = { headers }

  const first = await call('POST', '/wps/member/trialuser', trial)
  const between = await state()
  const second = await call('POST', '/wps/member/trialuser', trial)

  expect(second.text).toBe(first.text)
  expect(second.headers.get('idempotent-replay')).toBe('true')
  expect(await state()).toBe(between)
})

test('the same key with another body is refused, and nothing changes', async () => {
  const { call, signIn, state } = setup()
  const token = await signIn()
  await call('POST', READ, { token, headers, body: read(501) })
  const before = await state()

  const { status, json } = await call('POST', READ, { token, headers, body: read(502) })

  expect([status, json.errorCode, json.value.field]).toEqual([422, 'idempotency.key.reused', 'Idempotency-Key'])
  expect(await state()).toBe(before)
})

test('two members may use the same key', async () => {
  const { call, signIn } = setup()
  const [one, other] = [await signIn('demo01'), await signIn('vip02')]
  await call('POST', READ, { token: one, headers, body: read(501) })

  const { status, headers: answered } = await call('POST', READ, { token: other, headers, body: read(502) })

  expect([status, answered.get('idempotent-replay')]).toEqual([200, null])
})

test('a refused command is not kept, so it may be tried again', async () => {
  const { call, signIn } = setup()
  const token = await signIn()
  await call('POST', READ, { token, headers, body: read(99) })

  expect((await call('POST', READ, { token, headers, body: read(501) })).status).toBe(200)
})

test('a replay is not for a token that has ended', async () => {
  const { call, signIn, gatewayOf } = setup()
  const token = await signIn()
  await call('POST', READ, { token, headers, body: read(501) })
  await gatewayOf(token).session.logout()

  expect((await call('POST', READ, { token, headers, body: read(501) })).status).toBe(401)
})

test('a double tap at the same moment has one effect', async () => {
  const { mock } = setup()
  const tap = async () => (await mock.fetch(requestOf('POST', '/wps/member/trialuser', { headers }))).text()

  const [one, other] = await Promise.all([tap(), tap()])

  expect(one).toBe(other)
})
