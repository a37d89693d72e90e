import { expect, test } from 'vitest'
import { configured } from '../consumer/preconditions.ts'
import { ACCOUNT, DAY, LANGUAGE, MERCHANT, NOW } from '../consumer/examples.ts'
import { operation } from '../consumer/pact.ts'
import { answersByPage } from '../consumer/paging.ts'
import { equal, identifier, integer, number } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

test('listPointRedemptions by page', () =>
  answersByPage(
    operation('listPointRedemptions', {
      call: (gateway) => gateway.points.listRedemptions({ page: 1, size: 10 }),
      given: [2, 1].map((rewardId) => ['a member has redeemed points', { account: ACCOUNT, rewardId }] as const),
    }),
    {
      call: (gateway, one) => gateway.points.listRedemptions(one),
      rows: [{ rewardId: equal(1) }, { rewardId: equal(2) }],
      reply: (list) => ({ list, total: equal(2), totalPages: equal(2) }),
    },
  ))

test('listPointRewards by page', () =>
  answersByPage(
    operation('listPointRewards', {
      query: { type: 'TICKET' },
      call: (gateway) => gateway.points.listRewards({ type: 'TICKET', page: 1, size: 10 }),
      given: [configured('listPointRewards')],
    }),
    {
      call: (gateway, one) => gateway.points.listRewards({ type: 'TICKET', ...one }),
      rows: [{ rewardId: equal(1) }, { rewardId: equal(2) }],
      reply: (list) => ({ list, total: equal(2), totalPages: equal(2) }),
    },
  ))

const games = { merchant: MERCHANT, platform: 'html5', gameType: 'RNG', language: LANGUAGE, pageSize: '35' }
test('listGames beyond the last page', () =>
  operation('listGames', {
    query: { ...games, pageNo: '999' },
    call: (gateway) => gateway.games.list({ gameType: 'RNG', page: 999 }),
  }).answers({ about: 'beyond the last page', reply: { games: [] }, returns: expect.anything() }))

const ticket = (transactionId: string, startDate: number, endDate: number): ProviderState => [
  'a member has a ticket',
  { account: ACCOUNT, transactionId, ticketType: 'PRIZE_WHEEL', startDate, endDate },
]
test.each([
  { status: 'AVAILABLE', transactionId: 'K2' },
  { status: 'UNAVAILABLE', transactionId: 'K1' },
] as const)('listTickets that are $status', ({ status, transactionId }) =>
  operation('listTickets', {
    query: { isApp: 'N', status },
    call: (gateway) => gateway.tickets.list({ status }),
    given: [ticket('K1', NOW - 2 * DAY, NOW - DAY), ticket('K2', NOW - DAY, NOW + DAY)],
  }).answers({ about: `that are ${status}`, reply: [{ transactionId: equal(transactionId) }] }),
)

const matches = { playing: 2, upcoming: 6 }
const upcoming = { roomId: identifier('m-77'), odds: { home: number(1.95), draw: number(3.4), away: number(3.8) } }
const playing = { ...upcoming, minute: integer(43), score: { home: integer(2), away: integer(0) } }
test('listHotMatches with matches that are being played', () =>
  operation('listHotMatches', {
    query: { language: LANGUAGE },
    call: (gateway) => gateway.games.listHotMatches(),
    given: [['matches are played', matches]],
  }).answers({
    about: 'with matches that are being played',
    reply: {
      list: [
        ...Array.from({ length: matches.playing }, () => playing),
        ...Array.from({ length: matches.upcoming }, () => upcoming),
      ],
    },
    returns: expect.anything(),
  }))
