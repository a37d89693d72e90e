import type { Gateway, LeftGame, RealityCheckAnswer, RealityCheckInput } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, DAY, END_OF_DAY, HOUR, NOW, withMoney } from '../consumer/examples.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, eachLike, equal, listWith, money, movement, sum, textLike } from '../consumer/shapes.ts'
import { withStatementDue } from '../consumer/limit-refusals.ts'
import type { ProviderState } from '../states/states.ts'

const MINUTE = 60_000
const INTERVAL = 1_800_000
const played: ProviderState = ['a member has played', { account: ACCOUNT, startedAt: NOW - HOUR, endsAt: NOW }]
const checks = (interval: number): ProviderState => [
  'a member has chosen reality checks',
  { account: ACCOUNT, interval },
]
const staked: ProviderState = [
  'a member has staked',
  { account: ACCOUNT, gameType: 'RNG', betAmount: 3000, winAmount: 2500, settledAt: NOW - MINUTE },
]
const timeLimit: ProviderState = ['a member has a limit', { account: ACCOUNT, kind: 'time', period: 'day', amount: 90 }]
const british: ProviderState = ['the site has a rulebook', { rulebookId: 'gb' }]

const choosing = (body: RealityCheckInput) => ({
  body,
  call: (gateway: Gateway) => gateway.responsibleGaming.setRealityCheck(body),
})
const answering = (body: RealityCheckAnswer) => ({
  body,
  call: (gateway: Gateway) => gateway.responsibleGaming.answerRealityCheck(body),
})
const leaving = (body: LeftGame) => ({ body, call: (gateway: Gateway) => gateway.responsibleGaming.leaveGame(body) })

const getPlaySession = operation('getPlaySession', {
  call: (gateway) => gateway.responsibleGaming.getPlaySession(),
  given: [played],
})
const setRealityCheck = operation('setRealityCheck', { ...choosing({ interval: INTERVAL }), given: [played] })
const answerRealityCheck = operation('answerRealityCheck', {
  ...answering({ answer: 'goOn' }),
  given: [checks(INTERVAL), played],
})
const leaveGame = operation('leaveGame', {
  ...leaving({ vassalage: 'NGT', gameType: 'RNG', nodeId: 10001 }),
  given: [played],
})
const getStatement = operation('getStatement', {
  call: (gateway) => gateway.responsibleGaming.getStatement(),
})
const confirmStatement = operation('confirmStatement', {
  call: (gateway) => gateway.responsibleGaming.confirmStatement(),
  given: withStatementDue,
})
const all = [getPlaySession, getStatement, setRealityCheck, answerRealityCheck, confirmStatement, leaveGame]

const sessionOf = (realityCheck: object, sums = [0, 0, 0]) => ({
  startTime: equal(NOW - HOUR),
  elapsed: equal(HOUR),
  played: equal(HOUR),
  openGames: equal(0),
  stake: sum(sums[0]!),
  payout: sum(sums[1]!),
  net: sum(sums[2]!),
  realityCheck,
})
const without = { interval: equal(0), pending: equal(false) }
const checkOf = (isPending: boolean, remaining: number) => ({
  interval: equal(INTERVAL),
  pending: equal(isPending),
  remaining: equal(remaining),
})

test('getPlaySession', () =>
  getPlaySession.answers({ given: [withMoney, played, staked], reply: sessionOf(without, [3000, 2500, -500]) }))

test('getPlaySession with a reality check that is due', () =>
  getPlaySession.answers({
    about: 'with a reality check that is due',
    given: [checks(INTERVAL), played],
    reply: sessionOf(checkOf(true, 0)),
  }))

test('getPlaySession with a play-time limit', () =>
  getPlaySession.answers({
    about: 'with a play-time limit',
    given: [played, timeLimit],
    reply: { ...sessionOf(without), timeLimit: { remaining: equal(30 * MINUTE), resetTime: equal(END_OF_DAY) } },
  }))

test('setRealityCheck', () => setRealityCheck.answers({ reply: sessionOf(checkOf(true, 0)) }))

test('answerRealityCheck', () => answerRealityCheck.answers({ reply: sessionOf(checkOf(false, INTERVAL)) }))

test('answerRealityCheck by stopping', () =>
  answerRealityCheck.answers({
    about: 'by stopping',
    ...answering({ answer: 'stop' }),
    reply: sessionOf(checkOf(false, INTERVAL)),
  }))

const ofStatement = {
  realityCheck: { interval: equal(HOUR), pending: equal(false) },
  pause: { remaining: equal(HOUR) },
}

test('getPlaySession with a statement to confirm', () =>
  getPlaySession.answers({
    about: 'with a statement to confirm',
    given: [withMoney, staked, ...withStatementDue],
    reply: {
      ...ofStatement,
      statement: { startTime: equal(NOW - 30 * DAY), stake: sum(3000), payout: sum(2500), net: sum(-500) },
    },
  }))

test('confirmStatement', () => confirmStatement.answers({ reply: ofStatement }))

test('leaveGame', () => leaveGame.answers({ reply: sessionOf(without) }))

test('leaveGame for all games', () =>
  leaveGame.answers({ about: 'for all games', ...leaving({}), reply: sessionOf(without) }))

const sumsOf = (period: object) => ({
  period,
  deposits: money(0),
  withdrawals: money(0),
  stakes: sum(3000),
  payouts: sum(2500),
  bonuses: money(0),
  net: sum(-500),
})

test('getStatement', () =>
  getStatement.answers({
    given: [withMoney, staked],
    reply: { months: listWith(sumsOf(equal('2026-11'))), years: listWith(sumsOf(equal('2026'))) },
  }))

test('getStatement in every row', () => {
  const row = { period: textLike('^\\d{4}(-\\d{2})?$', '2026-11'), deposits: money(0), net: movement(0) }
  return getStatement.answers({ about: 'in every row', reply: { months: eachLike(row), years: eachLike(row) } })
})

test('setRealityCheck 400 permission.denied', () =>
  setRealityCheck.refuses(400, 'permission.denied', { account: 'notype01', given: [] }))

test('setRealityCheck 400 request_param_err', () =>
  setRealityCheck.refuses(400, 'request_param_err', {
    ...choosing({ interval: 0 }),
    given: [british],
    value: { field: 'interval', reason: anyText('must be above 0 in this rulebook') },
  }))

test('answerRealityCheck 400 request_param_err', () =>
  answerRealityCheck.refuses(400, 'request_param_err', {
    // A word that the document does not have.
    ...answering({ answer: 'later' as 'stop' }),
    value: { field: 'answer', reason: anyText('must be goOn or stop') },
  }))

test('leaveGame 400 request_param_err', () =>
  leaveGame.refuses(400, 'request_param_err', {
    ...leaving({ nodeId: 0 }),
    value: { field: 'nodeId', reason: anyText('must be >= 1') },
  }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
