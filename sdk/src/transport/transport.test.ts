import { expect, test } from 'vitest'
import { type Call, type Gateway, localErrorCodes } from '../index.ts'
import { failureOf, refusal, scriptedGateway, success } from '../testing.ts'

test('a call sends merchant, language, token and module', async () => {
  const { gateway, requests } = scriptedGateway([success([])], { language: () => 'EN', token: () => 'token-1' })

  await gateway.games.listFavouriteIds()

  expect(Object.fromEntries(requests[0]!.headers)).toEqual({
    merchant: 'DEMO',
    language: 'EN',
    authorization: 'token-1',
    moduleid: 'GAMELOFAV3',
    'x-gateway-version': '3',
  })
})

test('a call can have its own language', async () => {
  const { gateway, requests } = scriptedGateway([success([])], { language: () => 'EN' })

  await gateway.system.listCountries({ headers: { Language: 'VI' } })

  expect(requests[0]!.headers.get('language')).toBe('VI')
})

test('a call can outlive its page, if it asks for it', async () => {
  const { gateway, requests } = scriptedGateway([success([])])

  await gateway.games.listFavouriteIds({ keepalive: true })
  await gateway.games.listFavouriteIds()

  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false])
})

test.for([
  ['Authorization', { token: () => 'secret\n1' }],
  ['Language', { language: () => 'tiếng Việt' }],
  ['Merchant', { merchant: 'Sơn Mài' }],
] as const)('a text that the header %s cannot have is a GatewayError without the text', async ([name, options]) => {
  const { gateway, requests } = scriptedGateway([success({})], options)

  const { message, kind } = await failureOf(gateway.wallet.get())

  expect([kind, message]).toEqual(['network', `getWallet failed: network.failed (invalid header ${name})`])
  expect(requests).toEqual([])
})

const trace: Call = { headers: { 'x-trace': 'secret\n1' } }

test.for([
  ['PUT', 'addBankCard', (gateway: Gateway) => gateway.accounts.add({} as never, trace)],
  ['POST', 'setDefaultBankCard', (gateway: Gateway) => gateway.accounts.setDefault(1, trace)],
  ['DELETE', 'deleteBankCard', (gateway: Gateway) => gateway.accounts.remove({} as never, trace)],
] as const)('a header of a %s that cannot be sent is a GatewayError without the text', async ([, operation, call]) => {
  const { gateway, requests } = scriptedGateway([success({})])

  expect((await failureOf(call(gateway))).message).toBe(`${operation} failed: network.failed (invalid header x-trace)`)
  expect(requests).toEqual([])
})

test.for([
  ['x-trace', 'secret\n1'],
  ['x trace', '1'],
] as const)('a header %j of a call that cannot be sent is a GatewayError without the text', async ([name, text]) => {
  const { gateway, requests } = scriptedGateway([success({})])

  const { message, kind } = await failureOf(gateway.wallet.get({ headers: { [name]: text } }))

  expect([kind, message]).toEqual(['network', `getWallet failed: network.failed (invalid header ${name})`])
  expect(requests).toEqual([])
})

test('a language that cannot be read is a GatewayError with its cause', async () => {
  const cause = new Error('the translations are not loaded')
  const language = () => {
    throw cause
  }
  const { gateway, requests } = scriptedGateway([success({})], { language })

  const error = await failureOf(gateway.wallet.get())

  expect(error.message).toBe('language failed: network.failed (the option threw)')
  expect(error.cause).toBe(cause)
  expect((await failureOf(gateway.games.listHotMatches())).cause).toBe(cause)
  expect(requests).toEqual([])
})

test('a call that needs no token does not carry one', async () => {
  const { gateway, requests } = scriptedGateway([success([])], { token: () => 'token-1' })

  await gateway.system.listCountries()

  expect(requests[0]!.headers.has('authorization')).toBe(false)
})

test('the language and the token are read before every call', async () => {
  const state = { language: 'VI', token: 'old' }
  const { gateway, requests } = scriptedGateway([success({ sumBalance: 1 })], {
    language: () => state.language,
    token: () => state.token,
  })

  await gateway.wallet.get()
  Object.assign(state, { language: 'EN', token: 'new' })
  await gateway.wallet.get()

  expect(requests.map(({ headers }) => [headers.get('language'), headers.get('authorization')])).toEqual([
    ['VI', 'old'],
    ['EN', 'new'],
  ])
})

test('a call returns the value of the envelope, or the body if there is no envelope', async () => {
  const near = { currentNumero: {}, previousNumero: {}, nextNumero: {} }
  const { gateway } = scriptedGateway([success({ sumBalance: 12.5 }), Response.json(near), Response.json([])])

  expect(await gateway.wallet.get()).toEqual({ sumBalance: 12.5 })
  expect(await gateway.lottery.getNear(301)).toEqual(near)
  expect(await gateway.lottery.list()).toEqual([])
})

test('a refusal is a GatewayError with status, code, message, value and operation', async () => {
  const { gateway } = scriptedGateway([refusal(400, 'request_param_err', { field: 'pageNo', reason: 'too small' })])

  expect(await failureOf(gateway.games.list())).toMatchObject({
    status: 400,
    code: 'request_param_err',
    kind: 'refused',
    message: 'listGames failed: 400 request_param_err',
    gatewayMessage: 'Không được',
    value: { field: 'page', reason: 'too small' },
    operation: 'listGames',
  })
})

test.for([201, 204, 205, 206])('a text with status %d is unreadable', async (status) => {
  const hasBody = status !== 204 && status !== 205
  const { gateway } = scriptedGateway([new Response(hasBody ? 'part' : null, { status })])

  expect(await failureOf(gateway.session.getKey())).toMatchObject({ status, code: 'response.unreadable' })
})

test('success: false is a refusal whatever the status says', async () => {
  const { gateway } = scriptedGateway([refusal(200, 'system.error')])

  expect(await failureOf(gateway.wallet.get())).toMatchObject({ status: 200, code: 'system.error' })
})

test('a refusal of a call without envelope is a GatewayError too', async () => {
  const { gateway } = scriptedGateway([refusal(400, 'lottery.round.closed')])
  const betting = { prizeMode: 'Elott', device: 'MOBILE', contents: [] } as const

  expect(await failureOf(gateway.lottery.placeBets({ ...betting, contents: [] }))).toMatchObject({
    code: 'lottery.round.closed',
    operation: 'placeLotteryBets',
  })
})

test('an older gateway sends the reason as description', async () => {
  const body = { status: 'failed', errorCode: 'login.incorrect', description: 'Sai mật khẩu' }
  const { gateway } = scriptedGateway([Response.json(body, { status: 500 })])

  expect(await failureOf(gateway.wallet.get())).toMatchObject({
    code: 'login.incorrect',
    gatewayMessage: 'Sai mật khẩu',
  })
})

test.each([
  ['an empty reply', () => new Response('', { status: 200 }), 200],
  ['a reply with nothing but a length of 0', () => new Response('', { headers: { 'content-length': '0' } }), 200],
  ['a failure without a body', () => new Response('', { status: 500 }), 500],
  ['a failure of the length 0', () => new Response('', { status: 500, headers: { 'content-length': '0' } }), 500],
  ['an HTML page', () => new Response('<html>Bad gateway</html>', { status: 502 }), 502],
  ['an HTML page that claims success', () => new Response('<html></html>'), 200],
  ['a failure without a code', () => Response.json({ error: 'oops' }, { status: 500 }), 500],
])('%s is unreadable', async (_name, reply, status) => {
  const { gateway } = scriptedGateway([reply()])

  expect(await failureOf(gateway.wallet.get())).toMatchObject({ status, code: 'response.unreadable' })
})

test('a network failure is a GatewayError with its cause', async () => {
  const cause = new TypeError('fetch failed')
  const { gateway } = scriptedGateway([cause])

  expect(await failureOf(gateway.wallet.get())).toMatchObject({ status: 0, code: 'network.failed', cause })
  expect(localErrorCodes).toContain('network.failed')
})

test('a login answers the captcha that was shown last', async () => {
  const { gateway, requests } = scriptedGateway(
    [
      success('aW1n', { 'X-Captcha-Id': 'first' }),
      success('aW1n', { 'X-Captcha-Id': 'second' }),
      success({ token: 't', userName: 'demo01', type: 0, firstTimeLogin: false }),
    ],
    { dialect: { cipher: 'plain' } },
  )

  await gateway.session.getCaptcha()
  await gateway.session.getCaptcha()
  await gateway.session.login({ type: 'username', username: 'demo01', password: 'Demo@123' })

  expect(requests[2]!.headers.get('x-captcha-id')).toBe('second')
})

test('a money command carries its idempotency key', async () => {
  const { gateway, requests } = scriptedGateway([Response.json([])])

  await gateway.lottery.placeBets(
    { prizeMode: 'Elott', device: 'MOBILE', contents: [] },
    { idempotencyKey: 'cart-0001' },
  )

  expect(requests[0]!.headers.get('idempotency-key')).toBe('cart-0001')
})
