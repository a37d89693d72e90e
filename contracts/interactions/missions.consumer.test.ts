import type { Gateway } from '@longan/sdk'
import { expect, test } from 'vitest'
import { ACCOUNT, NOW, withMoney } from '../consumer/examples.ts'
import { answersInBothLanguages, answersAsConfigured, configured } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import {
  anyText,
  eachLike,
  equal,
  identifier,
  integer,
  listWith,
  money,
  number,
  oneOf,
  someText,
  sum,
  timestamp,
} from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const staked: ProviderState[] = [
  withMoney,
  ['a member has staked', { account: ACCOUNT, gameType: 'RNG', betAmount: 200_000, settledAt: NOW }],
]
const paged = { page: '1', size: '20' }
const page = { page: 1, size: 20 }

const listMissions = operation('listMissions', {
  query: paged,
  call: (gateway) => gateway.missions.list(page),
  given: staked,
})
const getMissionLeaderboard = operation('getMissionLeaderboard', {
  query: paged,
  call: (gateway) => gateway.missions.getLeaderboard(page),
  given: staked,
})
const claimMissions = operation('claimMissions', {
  body: { claimLeaderboard: 'N' },
  call: (gateway) => gateway.missions.claim(),
  given: staked,
})
const listQuests = operation('listQuests', { call: (gateway) => gateway.missions.listQuests(), given: staked })
const listRankBoards = operation('listRankBoards', { call: (gateway) => gateway.missions.listRankBoards() })
const recordHeartbeat = operation('recordHeartbeat', { call: (gateway) => gateway.missions.recordHeartbeat() })
/** One bet of 200,000 today: by number of bets, by stakes, and by days of visits. */
const questTargets = [
  [1, 5, 'OPEN'],
  [1, 20, 'OPEN'],
  [200_000, 200_000, 'REACHED'],
  [200_000, 2_000_000, 'OPEN'],
  [1, 5, 'OPEN'],
  [1, 50, 'OPEN'],
  [200_000, 1_000_000, 'OPEN'],
  [200_000, 10_000_000, 'OPEN'],
  [0, 3, 'OPEN'],
  [0, 7, 'OPEN'],
] as const
const members = [listMissions, getMissionLeaderboard, claimMissions, listQuests, recordHeartbeat]

const place = {
  ranking: integer(1),
  customerName: identifier('mon***n'),
  turnover: money(39_000_000),
  prize: money(500_000),
  isDemo: oneOf('Y', 'N'),
}

test('listMissions', () =>
  listMissions.answers({
    reply: {
      claimStatus: equal('Y'),
      list: listWith({
        missionId: integer(2),
        title: someText('Tổng cược trong ngày'),
        startTime: timestamp(),
        endTime: timestamp(),
        totalCompleted: equal(1),
        totalMilestones: integer(2),
        milestone: number(2_000_000),
        current: equal(200_000),
        leaderboard: oneOf('N', 'Y'),
      }),
      totalPages: equal(1),
    },
  }))

test('getMissionLeaderboard', () =>
  getMissionLeaderboard.answers({
    reply: {
      list: eachLike(place),
      mine: { ...place, turnover: sum(200_000), isDemo: equal('N') },
      totalPages: equal(1),
    },
  }))

test('claimMissions', () =>
  claimMissions.answers({
    given: [...staked, configured('listQuests')],
    reply: [{ title: someText('Tổng cược trong ngày'), rewardAmount: sum(5000), rewardPoint: equal(0) }],
  }))

test('getMissionLeaderboard beyond the last page', () =>
  getMissionLeaderboard.answers({
    about: 'beyond the last page',
    query: { ...paged, page: '99' },
    call: (gateway) => gateway.missions.getLeaderboard({ ...page, page: 99 }),
    reply: { list: [] },
    returns: expect.anything(),
  }))

test('listQuests with what is reached', () =>
  listQuests.answers({
    about: 'with what is reached',
    given: [...staked, configured('listQuests')],
    reply: questTargets.map(([current, target, status]) => ({
      current: equal(current),
      target: equal(target),
      status: equal(status),
    })),
  }))

test('claimMissions 400 no_mission_claim', () => claimMissions.refuses(400, 'no_mission_claim', { given: [] }))

test('claimMissions 400 request_param_err', () =>
  claimMissions.refuses(400, 'request_param_err', {
    body: { claimLeaderboard: 'X' },
    call: (gateway: Gateway) => gateway.missions.claim('X' as 'Y'),
    value: { field: 'claimLeaderboard', reason: anyText('must be one of Y, N') },
  }))

test('claimMissions 400 permission.denied, the account being a trial', () =>
  claimMissions.refuses(400, 'permission.denied', { account: 'notype01', given: [] }))

test('listQuests', () =>
  listQuests.answers({
    reply: listWith({
      questId: identifier('mission:2:2026-11-20:1'),
      title: someText('Tổng cược trong ngày'),
      rewardAmount: money(5000),
      rewardPoint: integer(0),
      current: equal(200_000),
      target: equal(200_000),
      status: equal('REACHED'),
      endTime: timestamp(),
    }),
  }))

test('listQuests in every row', () =>
  listQuests.answers({
    about: 'in every row',
    reply: eachLike({
      questId: identifier('mission:1:2026-11-20:1'),
      title: someText('Cược mỗi ngày'),
      rewardAmount: money(2000),
      rewardPoint: integer(0),
      current: money(1),
      target: money(5),
      status: oneOf('OPEN', 'REACHED', 'CLAIMED'),
      endTime: timestamp(),
    }),
  }))

test('listRankBoards', () =>
  listRankBoards.answers({
    reply: eachLike({
      rankBoardId: integer(4),
      title: someText('Đua top tuần'),
      startTime: timestamp(),
      endTime: timestamp(),
      prizes: eachLike({ ranking: integer(1), prize: money(500_000) }),
    }),
  }))

test('recordHeartbeat', () => recordHeartbeat.answers({ returns: undefined }))
const wrongPage = { field: 'page', reason: anyText('must be >= 1') }

test('listMissions 400 request_param_err', () =>
  listMissions.refuses(400, 'request_param_err', {
    query: { ...paged, page: '0' },
    call: (gateway) => gateway.missions.list({ ...page, page: 0 }),
    value: wrongPage,
  }))

test('getMissionLeaderboard 400 request_param_err', () =>
  getMissionLeaderboard.refuses(400, 'request_param_err', {
    query: { ...paged, page: '0' },
    call: (gateway) => gateway.missions.getLeaderboard({ ...page, page: 0 }),
    value: wrongPage,
  }))

test.each(members)('$id 401 login.not.session', refusals.notSignedIn)
test.each(members)('$id 401 user.or.token.invalid', refusals.ended)
test.each([...members, listRankBoards])('$id 503 system.maintenance', refusals.closed)

test('listQuests in both languages', () => answersInBothLanguages(listQuests, (text) => eachLike({ title: text })))
test.each([listQuests, getMissionLeaderboard])('$id as configured', answersAsConfigured)
