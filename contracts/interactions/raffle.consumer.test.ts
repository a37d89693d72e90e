import type { Gateway } from '@longan/sdk'
import { test } from 'vitest'
import { answersAsConfigured, answersInBothLanguages, claimed, draws, prizeOf } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, equal, identifier, someText, timestamp } from '../consumer/shapes.ts'

const RAFFLE = '2026-11-16'
const getRaffleStatus = operation('getRaffleStatus', { call: (gateway) => gateway.tickets.getRaffle() })
const claimRaffle = operation('claimRaffle', {
  body: { raffleId: RAFFLE },
  call: (gateway) => gateway.tickets.claimRaffle(RAFFLE),
})
const all = [getRaffleStatus, claimRaffle]

test('getRaffleStatus', () =>
  getRaffleStatus.answers({
    given: [claimed(`raffle:${RAFFLE}`)],
    reply: {
      raffleId: identifier(RAFFLE),
      name: someText('Rút thăm hàng tuần'),
      status: equal('CLAIMED'),
      startDate: timestamp(),
      endDate: timestamp(),
    },
  }))

test('claimRaffle', () =>
  claimRaffle.answers({ given: draws(`raffle:${RAFFLE}`, 'RAFFLE', 2), reply: prizeOf('RAFFLE', 2) }))

test('claimRaffle 400 reward.claimed', () =>
  claimRaffle.refuses(400, 'reward.claimed', {
    given: [claimed(`raffle:${RAFFLE}`)],
    value: { field: 'raffleId', reason: anyText('was claimed already') },
  }))

test('claimRaffle 400 request_param_err', () =>
  claimRaffle.refuses(400, 'request_param_err', {
    body: { raffleId: '2026-11-09' },
    call: (gateway: Gateway) => gateway.tickets.claimRaffle('2026-11-09'),
    value: { field: 'raffleId', reason: anyText('is not the raffle of this week') },
  }))

test('claimRaffle 400 permission.denied, the account being a trial', () =>
  claimRaffle.refuses(400, 'permission.denied', { account: 'notype01', given: [] }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('claimRaffle in both languages', () => answersInBothLanguages(claimRaffle, (text) => ({ ticketName: text })))

test('getRaffleStatus in both languages', () => answersInBothLanguages(getRaffleStatus, (text) => ({ name: text })))

test('getRaffleStatus as configured', () => answersAsConfigured(getRaffleStatus))
