import { expect, test } from 'vitest'
import { failureOf, scriptedGateway } from './testing.ts'

test.each([
  [
    'a connection that was refused',
    new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }),
    'Failed to call listGames at https://gateway.example/wps/relay/GCSGAME_gameList: ECONNREFUSED',
  ],
  [
    'a failure without a reason',
    new TypeError('Load failed: https://gateway.example/wps/games?gameName=secret'),
    'Failed to call listGames at https://gateway.example/wps/relay/GCSGAME_gameList: network.failed',
  ],
  [
    'a call that takes too long',
    new DOMException('The time is up', 'TimeoutError'),
    'Failed to call listGames at https://gateway.example/wps/relay/GCSGAME_gameList: request.timeout',
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

  expect(message).toBe('Failed to call login at https://gateway.example/wps/session/login: network.failed')
})
