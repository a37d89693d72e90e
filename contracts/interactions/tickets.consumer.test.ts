import type { Gateway } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, DAY, NOW } from '../consumer/examples.ts'
import {
  answersInBothLanguages,
  answersAsConfigured,
  configured,
  claimed,
  draws,
  prizeOf,
} from '../consumer/preconditions.ts'
import values from '../consumer/configuration.json' with { type: 'json' }
import { operation, refusals } from '../consumer/pact.ts'
import { anyLike, anyText, eachLike, equal, integer, number, oneOf, someText } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

type Life = { startDate?: number; endDate?: number }
const ticket = (transactionId: string, ticketType: string, life: Life = {}): ProviderState => [
  'a member has a ticket',
  { account: ACCOUNT, transactionId, ticketType, startDate: NOW - DAY, endDate: NOW + DAY, ...life },
]
const wheel = ticket('K1', 'PRIZE_WHEEL')
const spins = ticket('K2', 'FREE_SPIN')
const nameOf = (ticketType: string) =>
  values.getTicketConfig.find((one) => one.ticketType === ticketType)?.name ?? 'Phiếu thưởng nạp 5%'
const ticketRow = (transactionId: string, ticketType: string) => ({
  transactionId: equal(transactionId),
  ticketId: integer(1),
  name: equal(nameOf(ticketType)),
  ticketType: equal(ticketType),
  status: equal('AVAILABLE'),
  startDate: equal(NOW - DAY),
  endDate: equal(NOW + DAY),
})
const listTickets = operation('listTickets', {
  query: { isApp: 'N', status: 'AVAILABLE' },
  call: (gateway) => gateway.tickets.list({ status: 'AVAILABLE' }),
  given: [configured('getTicketConfig'), wheel, spins],
})
const claimTicket = operation('claimTicket', {
  body: { transactionId: 'K1', isApp: 'N' },
  call: (gateway) => gateway.tickets.claim('K1'),
  given: [configured('getTicketConfig'), wheel],
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
const spending = [claimTicket, claimFreeSpinTicket, cancelTicket].map((one, index) => {
  const [id, type] = index === 1 ? ['K2', 'FREE_SPIN'] : ['K1', 'PRIZE_WHEEL']
  return { ...one, at: (life: Life) => ticket(id!, type!, life), used: claimed(`ticket:${id}`) }
})
const all = [listTickets, claimTicket, claimFreeSpinTicket, listDiscountTickets, getTicketConfig, cancelTicket]

test('listTickets', () =>
  listTickets.answers({ reply: [ticketRow('K2', 'FREE_SPIN'), ticketRow('K1', 'PRIZE_WHEEL')] }))

test.each([
  { id: 'K1', prizeId: 4, about: 'that gives points' },
  { id: 'K3', prizeId: 3, about: 'that gives money' },
  { id: 'K4', prizeId: 1, about: 'that gives nothing' },
])('claimTicket $about', ({ id, prizeId, about }) =>
  claimTicket.answers({
    about,
    given: [ticket(id, 'PRIZE_WHEEL'), ...draws(`ticket:${id}`, 'PRIZE_WHEEL', prizeId)],
    body: { transactionId: id, isApp: 'N' },
    call: (gateway) => gateway.tickets.claim(id),
    reply: prizeOf('PRIZE_WHEEL', prizeId),
  }),
)

test('claimFreeSpinTicket', () =>
  claimFreeSpinTicket.answers({
    given: [spins, ...draws('ticket:K2', 'FREE_SPIN', 4)],
    reply: prizeOf('FREE_SPIN', 4),
  }))

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

test.each(spending)('$id 400 reward.claimed', ({ refuses, used, at }) =>
  refuses(400, 'reward.claimed', {
    given: [at({}), used],
    value: { field: 'transactionId', reason: anyText('was claimed already') },
  }),
)

test.each(spending)('$id 400 reward.expired', ({ refuses, at }) =>
  refuses(400, 'reward.expired', {
    given: [at({ endDate: NOW - 1 })],
    value: { field: 'transactionId', reason: anyText('is no longer valid') },
  }),
)

test.each(spending)('$id 400 reward.not.ready', ({ refuses, at }) =>
  refuses(400, 'reward.not.ready', {
    given: [at({ startDate: NOW + 1 })],
    value: { field: 'transactionId', reason: anyText('is not valid yet') },
  }),
)

const foreign = { field: 'transactionId', reason: anyText('is not a ticket of the member') }

test.each(spending)('$id 400 request_param_err, for an unknown ticket', ({ refuses }) =>
  refuses(400, 'request_param_err', { given: [], value: foreign }),
)

test('listTickets 400 request_param_err', () =>
  listTickets.refuses(400, 'request_param_err', {
    query: { isApp: 'N', status: 'LOST' },
    call: (gateway: Gateway) => gateway.tickets.list({ status: 'LOST' as 'AVAILABLE' }),
    value: { field: 'status', reason: anyText('must be one of AVAILABLE, UNAVAILABLE') },
  }))

test.each([claimTicket, claimFreeSpinTicket])('$id 400 permission.denied, the account being a trial', (one) =>
  one.refuses(400, 'permission.denied', { account: 'notype01', given: [] }),
)

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('claimTicket in both languages', () => answersInBothLanguages(claimTicket, (text) => ({ ticketName: text })))

test('getTicketConfig in both languages', () =>
  answersInBothLanguages(getTicketConfig, (text) => eachLike({ name: text })))

test('listTickets in both languages', () => answersInBothLanguages(listTickets, (text) => eachLike({ name: text })))

test('getTicketConfig as configured', () => answersAsConfigured(getTicketConfig))
