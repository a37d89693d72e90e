import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const READ = '/wps/relay/MCSFE_markAnnouncementRead'
const body = { announcementId: 501, read: true }

test('an operation fails with the status and code of its fault, as often as the fault says', async () => {
  const { call, control } = setup()
  await control('POST', '/faults', { operation: 'listCountries', status: 429, code: 'TOO_MANY_REQUESTS', times: 2 })

  const answers = []
  for (let round = 0; round < 3; round++) answers.push(await call('GET', '/wps/system/country'))

  expect(answers.map(({ status }) => status)).toEqual([429, 429, 200])
  expect(answers[0]?.json).toMatchObject({ success: false, errorCode: 'TOO_MANY_REQUESTS' })
})

test('the reply of a slow operation has its delay, which the adapter applies', async () => {
  const { mock, control } = setup()
  await control('POST', '/faults', { operation: '*', latencyMs: 1500 })

  const reply = await mock.handle({
    method: 'GET',
    path: '/wps/system/country',
    query: new URLSearchParams(),
    header: (name) => (name === 'merchant' ? 'DEMO' : undefined),
    body: '',
  })

  expect([reply.status, reply.latencyMs]).toEqual([200, 1500])
})

test('a fault of all operations that begin so is used up by whichever comes first', async () => {
  const { call, control } = setup()
  await control('POST', '/faults', { operation: 'listC*', status: 500, times: 1 })

  const codes = []
  for (const path of ['/wps/system/status', '/wps/system/country', '/wps/system/country'])
    codes.push((await call('GET', path)).status)

  expect(codes).toEqual([200, 500, 200])
  expect((await control('GET', '/faults')).json).toEqual([])
  expect((await control('POST', '/faults', { operation: 'listX*', status: 500 })).status).toBe(400)
})

test('a connection that drops before the work does not change the world', async () => {
  const { call, control, signIn, gatewayOf } = setup()
  const token = await signIn()
  await control('POST', '/faults', { operation: 'markAnnouncementRead', drop: 'before', times: 1 })

  await expect(call('POST', READ, { token, body })).rejects.toThrow('Failed to fetch')

  const { player } = await gatewayOf(token).content.listAnnouncements()
  expect(player.find(({ id }) => id === 501)?.read).toBe(false)
})

test('a connection that drops after the work loses only the response', async () => {
  const { call, control, signIn, gatewayOf } = setup()
  const token = await signIn()
  await control('POST', '/faults', { operation: 'markAnnouncementRead', drop: 'after', times: 1 })

  await expect(call('POST', READ, { token, body })).rejects.toThrow('Failed to fetch')

  const { player } = await gatewayOf(token).content.listAnnouncements()
  expect(player.find(({ id }) => id === 501)?.read).toBe(true)
})

test('faults are listed, and removed for one operation or for all', async () => {
  const { control } = setup()
  await control('POST', '/faults', { operation: 'listCountries', status: 500 })
  await control('POST', '/faults', { operation: '*', latencyMs: 5 })

  await control('DELETE', '/faults', { operation: 'listCountries' })
  expect((await control('GET', '/faults')).json).toEqual([{ operation: '*', latencyMs: 5 }])

  await control('DELETE', '/faults')
  expect((await control('GET', '/faults')).json).toEqual([])
})

test('the Prefer header forces one response', async () => {
  const { call } = setup()
  const forced = async (code: string) => {
    const { status, json } = await call('GET', '/wps/member/info', { headers: { prefer: `code=${code}` } })
    return [status, json.errorCode]
  }

  expect(await forced('401')).toEqual([401, 'login.not.session'])
  expect(await forced('503')).toEqual([503, 'system.maintenance'])
  expect(await forced('500')).toEqual([500, 'system.error'])
  expect(await forced('418')).toEqual([400, 'request_param_err'])
})

test('a fault with a probability depends on the seed of the world: the same calls of two worlds have the same results', async () => {
  const { call, control } = setup()
  const statusesIn = async (world: string) => {
    const headers = { 'x-mock-world': world }
    await call('POST', '/__admin/faults', {
      headers,
      body: { operation: 'listCountries', status: 503, probability: 0.4 },
    })
    const answers = []
    for (let round = 0; round < 50; round++)
      answers.push((await call('GET', '/wps/system/country', { headers })).status)
    return answers
  }

  const [one, other] = [await statusesIn('one'), await statusesIn('other')]

  expect(one).toEqual(other)
  const failed = one.filter((status) => status === 503).length
  expect([failed > 8, failed < 32]).toEqual([true, true])
  expect((await control('POST', '/faults', { operation: '*', probability: 2 })).json.value.field).toBe('probability')
})

test('without HTTP a response can be malformed, truncated or missing', async () => {
  const { mock, control } = setup()
  const ask = async (signal?: AbortSignal) => {
    const headers = { merchant: 'DEMO' }
    const reply = await mock.fetch(
      new Request('http://mock.local/wps/system/country', { headers, ...(signal && { signal }) }),
    )
    return reply.json()
  }
  const fault = (how: object) => control('POST', '/faults', { operation: '*', times: 1, ...how })

  await fault({ body: 'malformed' })
  await expect(ask()).rejects.toThrow(SyntaxError)
  await fault({ body: 'half' })
  await expect(ask()).rejects.toThrow('terminated')
  await fault({ timeout: 'after' })
  await expect(ask(AbortSignal.timeout(20))).rejects.toThrow('aborted due to timeout')
  expect(await ask()).toMatchObject({ success: true })
})
