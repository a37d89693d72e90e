import { expect, expectTypeOf, test } from 'vitest'
import { GatewayError, isRefusal } from './index.ts'
import { failureOf, refusal, scriptedGateway } from './testing.ts'

test.each([
  [
    'a connection that was refused',
    new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }),
    'listGames failed: network.failed (ECONNREFUSED at https://gateway.example/wps/relay/GCSGAME_gameList)',
  ],
  [
    'a failure without a reason',
    new TypeError('Load failed: https://gateway.example/wps/games?gameName=secret'),
    'listGames failed: network.failed (https://gateway.example/wps/relay/GCSGAME_gameList)',
  ],
  [
    'a call that takes too long',
    new DOMException('The time is up', 'TimeoutError'),
    'listGames failed: request.timeout',
  ],
])(
  'the message of %s names the operation, the reason, and the address without its query',
  async (_name, reply, message) => {
    const { gateway } = scriptedGateway([reply])

    expect((await failureOf(gateway.games.list({ gameName: 'secret' }))).message).toBe(message)
  },
)

test('the message of a failed encrypted call names the address, and nothing that was sent', async () => {
  const { gateway } = scriptedGateway([new TypeError('fetch failed')], { dialect: { cipher: 'plain' } })

  const { message } = await failureOf(
    gateway.session.login({ type: 'username', username: 'demo01', password: 'Demo@123' }),
  )

  expect(message).toBe('login failed: network.failed (https://gateway.example/wps/session/login)')
})

test('an error has the method, the address without its query, the headers, and the gateway’s request id and waiting time', async () => {
  const refused = refusal(503, 'system.maintenance')
  refused.headers.set('X-Request-Id', 'request-7')
  refused.headers.set('Retry-After', '120')
  const { gateway } = scriptedGateway([refused])

  const error = await failureOf(gateway.games.list({ gameName: 'secret' }))

  expect(error).toMatchObject({ kind: 'refused', method: 'GET', requestId: 'request-7', retryAfter: 120_000 })
  expect(error.url).toBe('https://gateway.example/wps/relay/GCSGAME_gameList')
  expect(error.headers?.get('content-type')).toContain('json')
})

test.for([
  ['0', 0],
  ['soon', undefined],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['', undefined],
] as const)('Retry-After "%s" is a wait of %s ms', ([text, wait]) => {
  const headers = new Headers({ 'retry-after': text })

  expect(new GatewayError({ operation: 'getWallet', status: 503, code: 'system.error', headers }).retryAfter).toBe(wait)
})

test('a refusal is known by its operation and its code, and only codes of the document compile', async () => {
  const { gateway } = scriptedGateway([refusal(400, 'login.incorrect')], { dialect: { cipher: 'plain' } })

  const error: unknown = await failureOf(
    gateway.session.login({ type: 'username', username: 'demo01', password: 'Demo@123' }),
  )

  expect(isRefusal(error, 'login', 'login.incorrect')).toBe(true)
  expect(isRefusal(error, 'login', 'member.locked')).toBe(false)
  expect(isRefusal(error, 'verifyLogin', 'login.incorrect')).toBe(false)
  expect(isRefusal(new Error('login.incorrect'), 'login', 'login.incorrect')).toBe(false)
  // @ts-expect-error: no code of the document
  isRefusal(error, 'login', 'login.wrong')
  // @ts-expect-error: a login has no balance
  isRefusal(error, 'login', 'balance.not.enough')
})

test('a switch over the codes of an operation is checked by the compiler', () => {
  const error = new GatewayError<'login'>({ operation: 'login', status: 400, code: 'a.later.code' })

  expect(error.code).toBe('a.later.code')
  expectTypeOf<'login.incorrect'>().toExtend<typeof error.code>()
  expectTypeOf<'login.wrong'>().not.toExtend<typeof error.code>()
  expectTypeOf<'balance.not.enough'>().not.toExtend<typeof error.code>()
})
