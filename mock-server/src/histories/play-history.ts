import { catalogue } from '../catalogue/catalogue.ts'
import { houseAccount, memberAccount, stakesAccount, type TransactionType } from '../kernel/money/ledger.ts'
import { favouriteTable, recentTable } from '../domains/games/game-marks.service.ts'
import { wagerTable } from '../domains/wagers/wager.model.ts'
import { transactionOf, type Wager } from '../domains/wagers/wagers.service.ts'
import type { Caller } from '../kernel/world/caller.ts'
import type { World } from '../kernel/world/world.ts'
import type { History } from './history.ts'
import { pastBetsOf, pastOrderNo } from './bet-history.ts'
import { seedBonus } from './reward-history.ts'
import { type Deposit, depositTable } from '../domains/deposits/deposit.model.ts'
import { newDeposit } from '../domains/deposits/deposits.service.ts'
import { withdrawalTable } from '../domains/withdrawals/withdrawal.model.ts'

type PastEvent =
  | { kind: 'bet'; at: number; wager: Wager }
  | { kind: 'money'; at: number; type: TransactionType; amount: number; remark: string }

const DAY = 24 * 3_600_000
/** Before the range of any record, which covers thirty days. */
const BALANCING_DAYS_AGO = 40
const FAVOURITES = 8

export const playHistory: History = { name: 'play', appliesTo: ({ account }) => account === 'demo01', seed: seedPlay }

/**
 * Seeds bets, payments, favourites and recent games of a member. Deterministic: random numbers are keyed, and times are relative to
 * the creation of the world. The balance stays the same.
 */
async function seedPlay(world: World, member: Caller) {
  const bets = pastBetsOf(world, member)
  const held = world.ledger.balance(memberAccount(member.id))
  for (const [index, event] of eventsOf(world, bets, held).entries()) await seedEvent(world, member, { event, index })
  await seedMarks(world, member, bets)
}

/** All events in order of time, with one more that makes their sum zero. */
function eventsOf(world: World, bets: Wager[], held: number): PastEvent[] {
  const events: PastEvent[] = [
    ...bets.map((wager): PastEvent => ({ kind: 'bet', at: wager.placedAt, wager })),
    ...PAYMENTS.map(([days, amount, type, remark]): PastEvent => ({
      kind: 'money',
      at: world.createdAt - days * DAY,
      type,
      amount,
      remark,
    })),
  ]
  const net = events.reduce((sum, event) => sum + netAmountOf(event), 0)
  // A net loss is covered by an early deposit. A net gain above the balance is withdrawn late: an early withdrawal would overdraw the account.
  const at = world.createdAt - (net > held ? 1 : BALANCING_DAYS_AGO) * DAY
  const balancing: PastEvent = { kind: 'money', at, amount: -net, ...(net > 0 ? WITHDRAWAL : DEPOSIT) }
  return [balancing, ...events]
    .filter((event) => event.kind === 'bet' || event.amount !== 0)
    .sort((a, b) => a.at - b.at)
}

const WITHDRAWAL = { type: 'withdraw', remark: 'Bank card *6789' } as const
const DEPOSIT = { type: 'deposit', remark: 'Bank transfer' } as const

const netAmountOf = (event: PastEvent) => (event.kind === 'bet' ? event.wager.payout - event.wager.stake : event.amount)

const PREFIXES: Partial<Record<TransactionType, string>> = { deposit: 'D', withdraw: 'W', dividend: 'P' }

async function seedEvent(world: World, member: Caller, { event, index }: { event: PastEvent; index: number }) {
  const id = (part: number) => `H${member.id}-${String(index * 10 + part).padStart(4, '0')}`
  if (event.kind === 'bet') return seedBet(world, event.wager, id)
  const orderNo = pastOrderNo(PREFIXES[event.type] ?? 'X', event.at, { member, index })
  if (event.type === 'dividend') {
    const { at, amount: money, remark } = event
    const bonus = { key: orderNo, kind: 'MANUAL', name: { vi: remark, en: remark }, money, points: 0 } as const
    return seedBonus(world, { ...bonus, at, orderNo, memberId: member.id, transactionId: id(0) })
  }
  const payment = { orderNo, memberId: member.id, ...event }
  if (event.type === 'withdraw') await seedPaidWithdrawal(world, payment)
  if (event.type === 'deposit') await seedCreditedDeposit(world, payment)
  world.ledger.post({
    id: id(0),
    at: event.at,
    type: event.type,
    orderNo,
    remark: event.remark,
    postings: [
      { account: houseAccount('cashier'), amount: -event.amount },
      { account: memberAccount(member.id), amount: event.amount },
    ],
  })
}

type Payment = { amount: number; at: number; index: number }

/** Seeds a credited deposit by QR and its transaction. */
export const seedPayment = (world: World, member: Caller, { index, ...payment }: Payment): Promise<void> =>
  seedEvent(world, member, { event: { kind: 'money', type: 'deposit', remark: 'QR', ...payment }, index })

export async function seedBet({ table, ledger }: World, wager: Wager, id: (part: number) => string) {
  const [member, stakes, house] = [
    memberAccount(wager.memberId),
    stakesAccount(wager.memberId),
    houseAccount(wager.vassalage),
  ]
  const post = (part: number, type: 'betting' | 'winning', between: [string, string, number]) =>
    ledger.post({ ...transactionOf(wager, { type, between }), id: id(part), at: wager.placedAt })
  post(0, 'betting', [member, stakes, wager.stake])
  post(1, 'betting', [stakes, house, wager.stake])
  if (wager.payout > 0) post(2, 'winning', [house, member, wager.payout])
  await table(wagerTable).insert(wager)
}

async function seedMarks({ table, createdAt }: World, { id: memberId }: Caller, bets: Wager[]) {
  const mark = (nodeId: number, at: number) => ({ id: `${memberId}:${nodeId}`, memberId, nodeId, at })
  for (const [index, { nodeId }] of everyFourth(catalogue().hot).slice(0, FAVOURITES).entries())
    await table(favouriteTable).insert(mark(nodeId, createdAt - (20 - index) * DAY))
  const played = new Map(bets.map(({ nodeId, placedAt }) => [nodeId, placedAt]))
  for (const [nodeId, at] of played) await table(recentTable).insert(mark(nodeId, at))
}

const everyFourth = <Item>(list: readonly Item[]) => list.filter((_, index) => index % 4 === 1)

type PastDeposit = PastPayment & { remark: string }
type PastPayment = { orderNo: string; memberId: number; at: number; amount: number }

/** Days before the creation of the world, minor units (withdrawals negative), type, remark. */
const PAYMENTS: [number, number, TransactionType, string][] = [
  [26.4, 100_000_000, 'deposit', 'Bank transfer'],
  [24.1, 8_800_000, 'dividend', 'Welcome back bonus'],
  [21.6, 50_000_000, 'deposit', 'QR'],
  [18.2, -120_000_000, 'withdraw', 'Bank card *6789'],
  [15.3, 200_000_000, 'deposit', 'Bank transfer'],
  [12.7, 2_400_000, 'dividend', 'Weekly rebate'],
  [9.5, -80_000_000, 'withdraw', 'Bank card *6789'],
  [7.2, 30_000_000, 'deposit', 'QR'],
  [5.7, 2_400_000, 'dividend', 'Weekly rebate'],
  [3.4, -50_000_000, 'withdraw', 'Bank card *6789'],
  [1.3, 50_000_000, 'deposit', 'QR'],
]
const CHANNELS: Record<string, Pick<Deposit, 'vendorId' | 'method' | 'bankCode'>> = {
  'Bank transfer': { vendorId: 1, method: 'MT', bankCode: 'SVBK' },
  QR: { vendorId: 2, method: 'UNQR', bankCode: 'UNQR' },
}

function seedCreditedDeposit(world: World, { orderNo: id, memberId, at, amount, remark }: PastDeposit) {
  const channel = CHANNELS[remark]
  if (!channel) throw new Error(`Failed to seed a deposit: there is no channel for the remark ${remark}`)
  const row = newDeposit({ ...channel, id, memberId, requested: amount, paymentMethod: 'transfer', now: at })
  const paid = { arrived: amount, credited: amount, creditsAt: at, creditedAt: at, turnover: amount }
  return world.table(depositTable).insert({ ...row, ...paid, state: 'credited' })
}

const seedPaidWithdrawal = (world: World, { orderNo: id, memberId, at, amount }: PastPayment) =>
  world.table(withdrawalTable).insert({
    id,
    memberId,
    kind: 'BC',
    bankCode: 'SVBK',
    number: '9704000012346789',
    amount: -amount,
    fee: 0,
    state: 'paid',
    submittedAt: at,
    changedAt: at,
  })
