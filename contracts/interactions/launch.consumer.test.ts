import { type Gateway, gameLaunch, type LaunchQuery, lotteryLaunch } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, CLOSED_GAME, DAY, GAME, LANGUAGE, MERCHANT, NOW } from '../consumer/examples.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { address, anyText, equal, sum, timestamp } from '../consumer/shapes.ts'
import { launchRefusals } from '../consumer/limit-refusals.ts'

const site = { merchantCode: MERCHANT, language: LANGUAGE }

const textsOf = (launch: object) =>
  Object.fromEntries(
    Object.entries({ ...site, ...launch }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )

const launchOf = (target: LaunchQuery) => ({
  query: textsOf(target),
  call: (gateway: Gateway) => gateway.games.launch(target),
})

const launchGame = operation('launchGame', {
  ...launchOf(gameLaunch(GAME)),
  given: [['a game is offered', GAME]],
})
const SIBLING = { nodeId: 10032 }
const gameUrl = 'https://games.site.example/slot/?launch=1'

test('launchGame', () => launchGame.answers({ reply: { content: { game_url: address(gameUrl) } }, returns: gameUrl }))

test('launchGame of a lottery', () =>
  launchGame.answers({
    about: 'of a lottery',
    ...launchOf(lotteryLaunch({ vendor: 'TCG_LOTTO_VN', gameCode: 'VNM5', prizeMode: 'Elott' })),
    given: [],
    reply: { gameUrl: address('https://games.site.example/lottery/') },
    returns: 'https://games.site.example/lottery/',
  }))

test('launchGame 400 request_param_err', () =>
  launchGame.refuses(400, 'request_param_err', {
    ...launchOf(gameLaunch({ ...GAME, nodeId: 1, gameId: 1 })),
    value: { field: 'nodeId', reason: anyText('is not a game or lobby') },
  }))

test.each(launchRefusals)('launchGame 400 $code', ({ code, given, value }) =>
  launchGame.refuses(400, code, { given: [['a game is offered', GAME], ...given], value }),
)

test('launchGame 400 vendor_under_maintenance', () =>
  launchGame.refuses(400, 'vendor_under_maintenance', {
    ...launchOf(gameLaunch(CLOSED_GAME)),
    given: [['a game is under maintenance', { nodeId: CLOSED_GAME.nodeId }]],
    value: { content: { data: { maintainTime: timestamp(), endTime: timestamp() } } },
  }))

const repair = { maintainTime: NOW - DAY, endTime: NOW + 400 * DAY }
test('launchGame 400 vendor_under_maintenance, the whole vendor being repaired', () =>
  launchGame.refuses(400, 'vendor_under_maintenance', {
    about: 'a vendor',
    given: [
      ['a game is offered', GAME],
      [
        'a vendor is under maintenance',
        { vassalage: GAME.vassalage, from: repair.maintainTime, until: repair.endTime },
      ],
    ],
    value: { content: { data: { maintainTime: equal(repair.maintainTime), endTime: equal(repair.endTime) } } },
  }))

test('launchGame 400 launch_game_balance_not_enough', () =>
  launchGame.refuses(400, 'launch_game_balance_not_enough', {
    given: [
      ['a game is offered', GAME],
      ['a member has money', { account: ACCOUNT, balance: 5.5 }],
      ['games open from a balance', { leastBalance: 100 }],
    ],
    value: { data: { required: sum(100), balance: sum(5.5) } },
  }))

test('launchGame 500 launch.failed, another game of the vendor not being finished', () =>
  launchGame.refuses(500, 'launch.failed', {
    about: 'unfinished',
    given: [
      ['a game is offered', GAME],
      ['a member has money', { account: ACCOUNT, balance: 500 }],
      ['a member has an unfinished game', { account: ACCOUNT, nodeId: SIBLING.nodeId, betAmount: 100 }],
    ],
    value: { field: 'nodeId', reason: anyText('is a game of a vendor where game 10032 is not finished') },
  }))

test('launchGame 400 permission.denied, a real account asking for a trial', () =>
  launchGame.refuses(400, 'permission.denied', {
    ...launchOf(gameLaunch(GAME, { free: true })),
    value: { field: 'accountType' },
  }))

test('launchGame 400 request_param_err, the query naming no game', () =>
  launchGame.refuses(400, 'request_param_err', {
    about: 'without a game',
    ...launchOf({}),
    value: { field: 'gameCode', reason: anyText('is missing') },
  }))

test('launchGame 401 login.not.session', () => refusals.notSignedIn(launchGame))
test('launchGame 401 user.or.token.invalid', () => refusals.ended(launchGame))
test('launchGame 503 system.maintenance', () => refusals.closed(launchGame))

const trialOf = ({ vassalage, gameType, gameCode, nodeId }: typeof GAME) => {
  const game = { vassalage, gameType, gameCode, nodeId }
  return {
    query: { ...game, nodeId: String(nodeId), platform: 'html5', language: LANGUAGE },
    call: (gateway: Gateway) => gateway.games.launchTrial(game),
  }
}
const launchTrialGame = operation('launchTrialGame', { ...trialOf(GAME), given: [['a game is offered', GAME]] })
const launchGuestSports = operation('launchGuestSports', {
  query: { platform: 'html5', language: LANGUAGE },
  call: (gateway) => gateway.games.launchGuestSports(),
})
const opens = { reply: { content: { game_url: address(gameUrl) } }, returns: gameUrl }
const TABLE = { nodeId: 12626, gameId: 12626, gameCode: 'BTA_PVP_001', gameType: 'PVP', vassalage: 'BTA' }

test('launchTrialGame', () => launchTrialGame.answers(opens))
test('launchGuestSports', () => launchGuestSports.answers(opens))

test('launchTrialGame 400 permission.denied for a game without a free trial', () =>
  launchTrialGame.refuses(400, 'permission.denied', {
    ...trialOf(TABLE),
    given: [['a game is offered', TABLE]],
    value: { field: 'nodeId', reason: anyText('is not a game that can be tried for free') },
  }))

test('launchTrialGame 400 vendor_under_maintenance', () =>
  launchTrialGame.refuses(400, 'vendor_under_maintenance', {
    ...trialOf(CLOSED_GAME),
    given: [['a game is under maintenance', { nodeId: CLOSED_GAME.nodeId }]],
    value: { content: { data: { maintainTime: timestamp(), endTime: timestamp() } } },
  }))

const REPAIR = { vassalage: 'FB', from: repair.maintainTime, until: repair.endTime }

test('launchGuestSports 400 vendor_under_maintenance', () =>
  launchGuestSports.refuses(400, 'vendor_under_maintenance', {
    given: [['a vendor is under maintenance', REPAIR]],
    value: { content: { data: { maintainTime: timestamp(), endTime: timestamp() } } },
  }))

test('launchTrialGame 400 request_param_err', () =>
  launchTrialGame.refuses(400, 'request_param_err', {
    ...trialOf({ ...GAME, nodeId: 1 }),
    value: { field: 'nodeId', reason: anyText('is not a game or lobby') },
  }))

test('launchGuestSports 400 request_param_err', () =>
  launchGuestSports.refuses(400, 'request_param_err', {
    query: { platform: 'html5', language: 'vietnamese' },
    gateway: { language: () => 'vietnamese' },
    value: { field: 'language', reason: anyText('must not have more than 8 characters') },
  }))

test.each([launchTrialGame, launchGuestSports])('$id 503 system.maintenance', refusals.closed)
