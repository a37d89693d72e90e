import type { Gateway } from '@longan/sdk'
import { ACCOUNT } from '../consumer/examples.ts'
import { expectGranted, grantReads, readOwned } from './rewards.ts'
import { expectEqual } from './run/check.ts'
import type { Scenario } from './run/scenario.ts'

/** Good at any gateway's time. */
const LIFE = { startDate: Date.UTC(2020, 0, 1), endDate: Date.UTC(2090, 0, 1) }
const ticket = (transactionId: string, ticketType: string): NonNullable<Scenario['states']> => [
  ['a member has a ticket', { account: ACCOUNT, transactionId, ticketType, ...LIFE }],
]

async function readStatus(gateway: Gateway, id: string) {
  const find = (list: { transactionId: string; status: string }[]) =>
    list.find(({ transactionId }) => transactionId === id)?.status ?? 'not listed'
  return {
    all: find(await gateway.tickets.list()),
    available: find(await gateway.tickets.list({ status: 'AVAILABLE' })),
  }
}

async function expectStatus(what: string, { gateway, id, status }: { gateway: Gateway; id: string; status: string }) {
  const expected = { all: status, available: status === 'AVAILABLE' ? status : 'not listed' }
  expectEqual(`ticket ${id} ${what} (listTickets)`, { got: await readStatus(gateway, id), expected })
}

type Prize = { rewardType: string; value: number }
const worth = ({ rewardType, value }: Prize) => ({
  amounts: rewardType === 'CASH' ? [value] : [],
  points: rewardType === 'POINT' ? value : 0,
})

export const ticketScenarios: Scenario[] = [
  {
    title: 'a ticket is drawn once, and its prize is booked',
    operations: ['claimTicket', 'listTickets', ...grantReads],
    states: ticket('K1', 'PRIZE_WHEEL'),
    async run({ gateway }) {
      const before = await readOwned(gateway)
      await expectStatus('before', { gateway, id: 'K1', status: 'AVAILABLE' })
      const prize = await gateway.tickets.claim('K1')
      await expectStatus('after claimTicket', { gateway, id: 'K1', status: 'UNAVAILABLE' })
      await expectGranted('claimTicket', { gateway, before, ...worth(prize) })
    },
  },
  {
    title: 'a ticket for free spins is used once',
    operations: ['claimFreeSpinTicket', 'listTickets'],
    states: ticket('K2', 'FREE_SPIN'),
    async run({ gateway }) {
      await expectStatus('before', { gateway, id: 'K2', status: 'AVAILABLE' })
      await gateway.tickets.claimFreeSpins('K2')
      await expectStatus('after claimFreeSpinTicket', { gateway, id: 'K2', status: 'UNAVAILABLE' })
    },
  },
  {
    title: 'a ticket given back is gone, and nothing is booked',
    operations: ['cancelTicket', 'listTickets', ...grantReads],
    states: ticket('K3', 'PRIZE_WHEEL'),
    async run({ gateway }) {
      const before = await readOwned(gateway)
      await expectStatus('before', { gateway, id: 'K3', status: 'AVAILABLE' })
      await gateway.tickets.cancel('K3')
      await expectStatus('after cancelTicket', { gateway, id: 'K3', status: 'UNAVAILABLE' })
      await expectGranted('cancelTicket', { gateway, before, amounts: [], points: 0 })
    },
  },
  {
    title: 'the raffle of the week is drawn once, and its prize is booked',
    operations: ['claimRaffle', 'getRaffleStatus', ...grantReads],
    async run({ gateway }) {
      const before = await readOwned(gateway)
      const { raffleId, status } = await gateway.tickets.getRaffle()
      expectEqual('the raffle before (getRaffleStatus)', { got: status, expected: 'OPEN' })
      const prize = await gateway.tickets.claimRaffle(raffleId)
      const { status: got } = await gateway.tickets.getRaffle()
      expectEqual('the raffle after claimRaffle (getRaffleStatus)', { got, expected: 'CLAIMED' })
      await expectGranted('claimRaffle', { gateway, before, ...worth(prize) })
    },
  },
]
