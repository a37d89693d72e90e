import { expect, test, vi } from 'vitest'
import { PERSONA_PASSWORD } from '../../scenarios/personas.ts'
import { createMockServer } from '../../mock-server.ts'
import type { GatewayResponse } from '../drift/gateway-client.ts'
import { proxyToGateway } from './proxy.ts'

/** A mock, and beside it a gateway that answers the same but for what is said around it. */
function setup(tags: { real?: string[]; shadow?: string[] }, said: GatewayResponse['headerInfo']) {
  const [{ handle }, theirs] = [createMockServer(), createMockServer()]
  const told: string[] = []
  const served = proxyToGateway(handle, {
    real: tags.real ?? [],
    shadow: tags.shadow ?? [],
    log: (sentence) => void told.push(sentence),
    async gateway(line, { method, headers }) {
      const response = await theirs.fetch(new Request(`http://mock.local${line}`, { method, headers }))
      return { status: response.status, body: await response.text(), ...(said && { headerInfo: said }) }
    },
  })
  const sent: Record<string, string> = { merchant: 'DEMO', language: 'EN' }
  const header = (name: string) => sent[name]
  const get = (path: string) => served({ method: 'GET', path, query: new URLSearchParams(), header, body: '' })
  async function signIn() {
    const body = JSON.stringify({ type: 'username', username: 'demo01', password: PERSONA_PASSWORD })
    const plain = (name: string) => (name === 'encryption' ? 'plain' : sent[name])
    const call = { method: 'POST', path: '/wps/session/login', query: new URLSearchParams(), header: plain, body }
    const reply = JSON.parse((await handle(call)).body) as { value: { token: string } }
    sent['authorization'] = reply.value.token
  }
  return { get, told, signIn }
}
const asPage = { type: 'text/html', names: ['content-type'] }

test('a wrong content type of a shadowed gateway is reported', async () => {
  const { get, told } = setup({ shadow: ['system'] }, asPage)

  expect((await get('/wps/system/status')).headers['content-type']).toContain('application/json')

  await vi.waitFor(() => expect(told).toEqual(['getSystemStatus: content-type is text/html, not application/json']))
})

test('a response of the gateway without a captcha id is reported and passed on', async () => {
  const { get, told } = setup({ real: ['session'] }, { type: 'application/json', names: ['content-type'] })

  expect((await get('/wps/captcha')).status).toBe(200)

  expect(told).toEqual(['getCaptcha: Set-Cookie or X-Captcha-Id is missing'])
})

test('a valid response of the gateway is not reported', async () => {
  const { get, told } = setup({ real: ['session'] }, { type: 'application/json', names: ['x-captcha-id'] })

  expect((await get('/wps/captcha')).status).toBe(200)

  expect(told).toEqual([])
})

test('requests to the gateway have its own merchant, in the header and in the query', async () => {
  const asked: string[] = []
  const served = proxyToGateway(createMockServer().handle, {
    real: ['games'],
    shadow: [],
    merchant: 'ABC',
    log: () => undefined,
    gateway: async (line, { headers }) => {
      asked.push(`${headers['merchant']} ${line}`)
      return { failure: 'none' }
    },
  })
  const get = (merchant: string) => {
    const header = (name: string) => (name === 'merchant' ? merchant : undefined)
    const query = new URLSearchParams({ merchantCode: merchant })
    return served({ method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2', query, header, body: '' })
  }
  for (const merchant of ['DEMO', 'OTHER']) await get(merchant)

  expect(asked).toEqual([
    'ABC /wps/relay/GCSGAME_hotGamesV2?merchantCode=ABC',
    'OTHER /wps/relay/GCSGAME_hotGamesV2?merchantCode=OTHER',
  ])
})

test('a shadowed gateway that accepts no session is reported once, and does not count as equal', async () => {
  const { get, told, signIn } = setup({ shadow: ['wallet'] }, undefined)
  await signIn()

  for (let count = 0; count < 2; count++) expect((await get('/wps/wallets/gcs')).status).toBe(200)

  await vi.waitFor(() => expect(told).toHaveLength(1))
  expect(told[0]).toBe('getWallet: not compared: the gateway refuses with 401 user.or.token.invalid, the mock does not')
})

test('requests that were not compared are counted', async () => {
  const told: string[] = []
  const slow = Promise.withResolvers<GatewayResponse>()
  const served = proxyToGateway(createMockServer().handle, {
    real: [],
    shadow: ['system'],
    log: (sentence) => void told.push(sentence),
    gateway: () => slow.promise,
  })
  const header = (name: string) => (name === 'merchant' ? 'DEMO' : undefined)
  const ask = () =>
    served({ method: 'GET', path: '/wps/system/country', query: new URLSearchParams(), header, body: '' })
  for (let count = 0; count < 30; count++) await ask()

  expect(told).toEqual([
    '1 of 21 shadowed requests were not compared: the gateway is too slow',
    '10 of 30 shadowed requests were not compared: the gateway is too slow',
  ])
})

test.each([
  ['{"bogus":1}', /^transferWallet: the request is invalid: /],
  ['nojson', 'transferWallet: the request is invalid: body: is not JSON'],
])('a request to the gateway is validated against the document: %s', async (body, sentence) => {
  const told: string[] = []
  const served = proxyToGateway(createMockServer().handle, {
    real: ['wallet'],
    shadow: [],
    log: (line) => void told.push(line),
    gateway: async () => ({ failure: 'none' }),
  })
  const header = (name: string) => ({ merchant: 'DEMO', 'content-type': 'application/json' })[name]
  await served({ method: 'POST', path: '/wps/relay/GCS_walletTransfer', query: new URLSearchParams(), header, body })

  expect(told[0]).toMatch(sentence)
  expect(told[0]).not.toContain('nojson')
})
