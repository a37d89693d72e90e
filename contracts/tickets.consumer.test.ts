import type { Gateway } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, DAY, NOW } from './examples.ts'
import { answersInBothLanguages } from './languages.ts'
import { answersAsConfigured } from './configuration.ts'
import { operation, refusals } from './pact.ts'
import { anyLike, eachLike, equal, integer, number, oneOf, someText, timestamp } from './shapes.ts'
import type { ProviderState } from './states.ts'

const RAFFLE = '2026-11-16'
type Life = { startDate?: number; endDate?: number }
const ticket = (transactionId: string, ticketType: string, life: Life = {}): ProviderState => [
  'a member has a ticket',
  { account: ACCOUNT, transactionId, ticketType, startDate: NOW - DAY, endDate: NOW + DAY, ...life },
]
const wheel = ticket('K1', 'PRIZE_WHEEL')
const spins = ticket('K2', 'FREE_SPIN')
const claimed = (occasion: string): ProviderState => ['a member has claimed', { account: ACCOUNT, occasion, amount: 1 }]
const ticketRow = (transactionId: string, ticketType: string) => ({
  transactionId: equal(transactionId),
  ticketId: integer(1),
  name: someText('Vòng quay may mắn'),
  ticketType: equal(ticketType),
  status: equal('AVAILABLE'),
  startDate: equal(NOW - DAY),
  endDate: equal(NOW + DAY),
})
const reward = {
  prizeId: integer(2),
  rewardName: someText('5,000 ₫'),
  rewardType: oneOf('CASH', 'POINT', 'NONE'),
  value: number(5000),
  ticketName: someText('Vòng quay may mắn'),
}

const listTickets = operation('listTickets', {
  query: { isApp: 'N', status: 'AVAILABLE' },
  call: (gateway) => gateway.tickets.list({ status: 'AVAILABLE' }),
  given: [wheel, spins],
})
const claimTicket = operation('claimTicket', {
  body: { transactionId: 'K1', isApp: 'N' },
  call: (gateway) => gateway.tickets.claim('K1'),
  given: [wheel],
})
const claimFreeSpinTicket = operation('claimFreeSpinTicket', {
  body: { transactionId: 'K2' },
  call: (gateway) => gateway.tickets.claimFreeSpins('K2'),
  given: [spins],
})
const listDiscountTickets = operation('listDiscountTickets', {
  call: (gateway) => gateway.tickets.listDiscounts(),
  given: [ticket('K3', 'DEPOSIT_DISCOUNT')],
})
const getTicketConfig = operation('getTicketConfig', { call: (gateway) => gateway.tickets.getConfig() })
const cancelTicket = operation('cancelTicket', {
  body: { transactionId: 'K1' },
  call: (gateway) => gateway.tickets.cancel('K1'),
  given: [wheel],
})
const getRaffleStatus = operation('getRaffleStatus', { call: (gateway) => gateway.tickets.getRaffle() })
const claimRaffle = operation('claimRaffle', {
  body: { raffleId: RAFFLE },
  call: (gateway) => gateway.tickets.claimRaffle(RAFFLE),
})
const spending = [claimTicket, claimFreeSpinTicket, cancelTicket].map((one, index) => {
  const [id, type] = index === 1 ? ['K2', 'FREE_SPIN'] : ['K1', 'PRIZE_WHEEL']
  return { ...one, at: (life: Life) => ticket(id!, type!, life), used: claimed(`ticket:${id}`) }
})
const all = [
  listTickets,
  claimTicket,
  claimFreeSpinTicket,
  listDiscountTickets,
  getTicketConfig,
  cancelTicket,
  getRaffleStatus,
  claimRaffle,
]

test('listTickets', () =>
  listTickets.answers({ reply: [ticketRow('K2', 'FREE_SPIN'), ticketRow('K1', 'PRIZE_WHEEL')] }))

test('claimTicket', () => claimTicket.answers({ reply: reward }))

test('claimFreeSpinTicket', () => claimFreeSpinTicket.answers({ reply: reward }))

test('listDiscountTickets', () => listDiscountTickets.answers({ reply: [ticketRow('K3', 'DEPOSIT_DISCOUNT')] }))

test('getTicketConfig', () =>
  getTicketConfig.answers({
    reply: eachLike({
      ticketType: oneOf('PRIZE_WHEEL', 'GOLDEN_EGG', 'FREE_SPIN', 'RAFFLE'),
      name: someText('Vòng quay may mắn'),
      prizes: anyLike({
        prizeId: integer(1),
        rewardName: someText('5,000 ₫'),
        rewardType: oneOf('CASH', 'POINT', 'NONE'),
        value: number(5000),
        chance: number(0.3),
      }),
    }),
  }))

test('cancelTicket', () => cancelTicket.answers({ returns: undefined }))

test('getRaffleStatus', () =>
  getRaffleStatus.answers({
    given: [claimed(`raffle:${RAFFLE}`)],
    reply: {
      raffleId: someText(RAFFLE),
      name: someText('Rút thăm hàng tuần'),
      status: equal('CLAIMED'),
      startDate: timestamp(),
      endDate: timestamp(),
    },
  }))

test('claimRaffle', () => claimRaffle.answers({ reply: reward }))

test.each(spending)('$id 400 reward.claimed', ({ refuses, used, at }) =>
  refuses(400, 'reward.claimed', {
    given: [at({}), used],
    value: { field: 'transactionId', reason: someText('was claimed already') },
  }),
)

test.each(spending)('$id 400 reward.expired', ({ refuses, at }) =>
  refuses(400, 'reward.expired', {
    given: [at({ endDate: NOW - 1 })],
    value: { field: 'transactionId', reason: someText('is no longer valid') },
  }),
)

test.each(spending)('$id 400 reward.not.ready', ({ refuses, at }) =>
  refuses(400, 'reward.not.ready', {
    given: [at({ startDate: NOW + 1 })],
    value: { field: 'transactionId', reason: someText('is not valid yet') },
  }),
)

test('claimRaffle 400 reward.claimed', () =>
  claimRaffle.refuses(400, 'reward.claimed', {
    given: [claimed(`raffle:${RAFFLE}`)],
    value: { field: 'raffleId', reason: someText('was claimed already') },
  }))

const foreign = { field: 'transactionId', reason: someText('is not a ticket of the member') }

test.each(spending)('$id 400 request_param_err, for an unknown ticket', ({ refuses }) =>
  refuses(400, 'request_param_err', { given: [], value: foreign }),
)

test('claimRaffle 400 request_param_err', () =>
  claimRaffle.refuses(400, 'request_param_err', {
    body: { raffleId: '2026-11-09' },
    call: (gateway: Gateway) => gateway.tickets.claimRaffle('2026-11-09'),
    value: { field: 'raffleId', reason: someText('is not the raffle of this week') },
  }))

test('listTickets 400 request_param_err', () =>
  listTickets.refuses(400, 'request_param_err', {
    query: { isApp: 'N', status: 'LOST' },
    call: (gateway: Gateway) => gateway.tickets.list({ status: 'LOST' as 'AVAILABLE' }),
    value: { field: 'status', reason: someText('must be one of AVAILABLE, UNAVAILABLE') },
  }))

test.each([claimTicket, claimFreeSpinTicket, claimRaffle])(
  '$id 400 permission.denied, the account being a trial',
  (one) => one.refuses(400, 'permission.denied', { account: 'notype01', given: [] }),
)

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('claimRaffle in both languages', () => answersInBothLanguages(claimRaffle, (text) => ({ ticketName: text })))

test('claimTicket in both languages', () => answersInBothLanguages(claimTicket, (text) => ({ ticketName: text })))

test('getRaffleStatus in both languages', () => answersInBothLanguages(getRaffleStatus, (text) => ({ name: text })))

test('getTicketConfig in both languages', () =>
  answersInBothLanguages(getTicketConfig, (text) => eachLike({ name: text })))

test('listTickets in both languages', () => answersInBothLanguages(listTickets, (text) => eachLike({ name: text })))

test('getTicketConfig as configured', () => answersAsConfigured(getTicketConfig))
