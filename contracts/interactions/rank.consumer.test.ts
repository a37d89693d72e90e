import { test } from 'vitest'
import { ACCOUNT, NOW, withMoney } from '../consumer/examples.ts'
import { answersInBothLanguages, answersAsConfigured } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { eachLike, equal, identifier, integer, listWith, money, someText, sum } from '../consumer/shapes.ts'

const getRankProgress = operation('getRankProgress', {
  call: (gateway) => gateway.rank.getProgress(),
  given: [
    withMoney,
    ['a member has staked', { account: ACCOUNT, gameType: 'RNG', betAmount: 125_000, settledAt: NOW }],
  ],
})
const listRanks = operation('listRanks', { call: (gateway) => gateway.rank.list() })
const reached = { actual: sum(125_000), expected: money(10_000_000) }

test('getRankProgress', () =>
  getRankProgress.answers({
    reply: {
      playerRankProgress: {
        labelId: integer(2),
        ranklevel: equal(1),
        rankColor: identifier('#B98B6B'),
        rankColor2: identifier('#7A4E33'),
        conditionType: equal('AND'),
        condition: { totalTurnover: { enabled: equal('Y'), ...reached } },
      },
      currentProgress: { completedConditions: equal(0), totalExpectedConditions: integer(1) },
      playerRankName: someText('VIP 1'),
      nextRankName: someText('VIP 2'),
      totalTurnover: reached,
    },
  }))

test('listRanks', () =>
  listRanks.answers({
    reply: eachLike({
      ranklevel: integer(1),
      labelName: someText('VIP 1'),
      rankName: someText('Gốm'),
      requiredTurnover: money(0),
      rankColor: identifier('#B98B6B'),
      rankColor2: identifier('#7A4E33'),
    }),
  }))

test('getRankProgress 401 login.not.session', () => refusals.notSignedIn(getRankProgress))
test('getRankProgress 401 user.or.token.invalid', () => refusals.ended(getRankProgress))
test.each([getRankProgress, listRanks])('$id 503 system.maintenance', refusals.closed)

test('listRanks in both languages', () => answersInBothLanguages(listRanks, (text) => listWith({ rankName: text })))

test.each([listRanks, getRankProgress])('$id as configured', answersAsConfigured)
