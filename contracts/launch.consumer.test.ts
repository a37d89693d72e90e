import { type Gateway, gameLaunch, type LaunchQuery, lotteryLaunch } from '@longan/sdk'
import { test } from 'vitest'
import { CLOSED_GAME, GAME, LANGUAGE, MERCHANT } from './examples.ts'
import { operation, refusals } from './pact.ts'
import { address, string, timestamp } from './shapes.ts'

const site = { merchantCode: MERCHANT, language: LANGUAGE }

const textsOf = (launch: object) =>
  Object.fromEntries(
    Object.entries({ ...site, ...launch }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )

/** A launch with these parameters; the SDK passes them on as they are. */
const launchOf = (target: LaunchQuery) => ({
  query: textsOf(target),
  call: (gateway: Gateway) => gateway.games.launch(target),
})

const launchGame = operation('launchGame', {
  ...launchOf(gameLaunch(GAME)),
  given: [['a game is offered', GAME]],
})
const gameUrl = 'https://games.longan.example/slot/?launch=1'

test('launchGame', () => launchGame.answers({ reply: { content: { game_url: address(gameUrl) } }, returns: gameUrl }))

test('launchGame of a lottery', () =>
  launchGame.answers({
    about: 'of a lottery',
    ...launchOf(lotteryLaunch({ vendor: 'TCG_LOTTO_VN', gameCode: 'VNM5', prizeMode: 'Elott' })),
    given: [],
    reply: { gameUrl: address('https://games.longan.example/lottery/') },
    returns: 'https://games.longan.example/lottery/',
  }))

test('launchGame 400 request_param_err', () =>
  launchGame.refuses(400, 'request_param_err', {
    ...launchOf(gameLaunch({ ...GAME, nodeId: 1, gameId: 1 })),
    value: { field: 'nodeId', reason: string('is not a game or lobby') },
  }))

test('launchGame 400 vendor_under_maintenance', () =>
  launchGame.refuses(400, 'vendor_under_maintenance', {
    ...launchOf(gameLaunch(CLOSED_GAME)),
    given: [['a game is under maintenance', { nodeId: CLOSED_GAME.nodeId }]],
    value: { content: { data: { maintainTime: timestamp(), endTime: timestamp() } } },
  }))

test('launchGame 400 permission.denied, a real account asking for a trial', () =>
  launchGame.refuses(400, 'permission.denied', launchOf(gameLaunch(GAME, { free: true }))))

test('launchGame 500 launch.failed, the query naming no mode', () =>
  launchGame.refuses(500, 'launch.failed', launchOf({})))

test('launchGame 401 login.not.session', () => refusals.notSignedIn(launchGame))
test('launchGame 401 user.or.token.invalid', () => refusals.ended(launchGame))
test('launchGame 503 system.maintenance', () => refusals.closed(launchGame))
