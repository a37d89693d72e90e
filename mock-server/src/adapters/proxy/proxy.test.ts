import { expect, test, vi } from 'vitest'
import { PERSONA_PASSWORD } from '../../histories/personas.ts'
import { createMockServer } from '../../mock-server.ts'
import type { GatewayResponse } from '../drift/gateway-client.ts'
import { proxyToGateway } from './proxy.ts'

/** A mock with a proxy to a gateway that answers the same, with `headerInfo` if given. */
function setup(tags: { real?: string[]; shadow?: string[] }, headerInfo: GatewayResponse['headerInfo']) {
  const [{ handle }, gateway] = [createMockServer(), createMockServer()]
  const messages: string[] = []
  const served = proxyToGateway(handle, {
    real: tags.real ?? [],
    shadow: tags.shadow ?? [],
    log: (sentence) => void messages.push(sentence),
    async gateway(line, { method, headers }) {
      const response = await gateway.fetch(new Request(`http://mock.local${line}`, { method, headers }))
      return { status: response.status, body: await response.text(), ...(headerInfo && { headerInfo }) }
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
  return { get, messages, signIn }
}
const asPage = { type: 'text/html', names: ['content-type'] }

test('a wrong content type of a shadowed gateway is reported', async () => {
  const { get, messages } = setup({ shadow: ['system'] }, asPage)

  expect((await get('/wps/system/status')).headers['content-type']).toContain('application/json')

  await vi.waitFor(() => expect(messages).toEqual(['getSystemStatus: content-type is text/html, not application/json']))
})

test('a response of the gateway without a captcha id is reported and passed on', async () => {
  const { get, messages } = setup({ real: ['session'] }, { type: 'application/json', names: ['content-type'] })

  expect((await get('/wps/captcha')).status).toBe(200)

  expect(messages).toEqual(['getCaptcha: Set-Cookie or X-Captcha-Id is missing'])
})

test('a valid response of the gateway is not reported', async () => {
  const { get, messages } = setup({ real: ['session'] }, { type: 'application/json', names: ['x-captcha-id'] })

  expect((await get('/wps/captcha')).status).toBe(200)

  expect(messages).toEqual([])
})

test('requests to the gateway have its own merchant, in the header and in the query', async () => {
  const requests: string[] = []
  const served = proxyToGateway(createMockServer().handle, {
    real: ['games'],
    shadow: [],
    merchant: 'ABC',
    log: () => undefined,
    gateway: async (line, { headers }) => {
      requests.push(`${headers['merchant']} ${line}`)
      return { failure: 'none' }
    },
  })
  const get = (merchant: string) => {
    const header = (name: string) => (name === 'merchant' ? merchant : undefined)
    const query = new URLSearchParams({ merchantCode: merchant })
    return served({ method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2', query, header, body: '' })
  }
  for (const merchant of ['DEMO', 'OTHER']) await get(merchant)

  expect(requests).toEqual([
    'ABC /wps/relay/GCSGAME_hotGamesV2?merchantCode=ABC',
    'OTHER /wps/relay/GCSGAME_hotGamesV2?merchantCode=OTHER',
  ])
})

test('a shadowed gateway that accepts no session is reported once, and does not count as equal', async () => {
  const { get, messages, signIn } = setup({ shadow: ['wallet'] }, undefined)
  await signIn()

  for (let count = 0; count < 2; count++) expect((await get('/wps/wallets/gcs')).status).toBe(200)

  await vi.waitFor(() => expect(messages).toHaveLength(1))
  expect(messages[0]).toBe(
    'getWallet: not compared: the gateway refuses with 401 user.or.token.invalid, the mock does not',
  )
})

test('requests that were not compared are counted', async () => {
  const messages: string[] = []
  const slow = Promise.withResolvers<GatewayResponse>()
  const served = proxyToGateway(createMockServer().handle, {
    real: [],
    shadow: ['system'],
    log: (sentence) => void messages.push(sentence),
    gateway: () => slow.promise,
  })
  const header = (name: string) => (name === 'merchant' ? 'DEMO' : undefined)
  const ask = () =>
    served({ method: 'GET', path: '/wps/system/country', query: new URLSearchParams(), header, body: '' })
  for (let count = 0; count < 30; count++) await ask()

  expect(messages).toEqual([
    '1 of 21 shadowed requests were not compared: the gateway is too slow',
    '10 of 30 shadowed requests were not compared: the gateway is too slow',
  ])
})

test.each([
  ['{"bogus":1}', /^transferWallet: the request is invalid: /],
  ['nojson', 'transferWallet: the request is invalid: body: is not JSON'],
])('a request to the gateway is validated against the document: %s', async (body, sentence) => {
  const messages: string[] = []
  const served = proxyToGateway(createMockServer().handle, {
    real: ['wallet'],
    shadow: [],
    log: (line) => void messages.push(line),
    gateway: async () => ({ failure: 'none' }),
  })
  const header = (name: string) => ({ merchant: 'DEMO', 'content-type': 'application/json' })[name]
  await served({ method: 'POST', path: '/wps/relay/GCS_walletTransfer', query: new URLSearchParams(), header, body })

  expect(messages[0]).toMatch(sentence)
  expect(messages[0]).not.toContain('nojson')
})
