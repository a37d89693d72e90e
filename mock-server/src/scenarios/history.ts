import { catalogue } from '../catalogue/catalogue.ts'
import { houseAccount, memberAccount, stakesAccount, type TransactionType } from '../kernel/ledger.ts'
import { favouriteTable, recentTable } from '../domains/games/game-mark.model.ts'
import { wagerTable } from '../domains/wagers/wager.model.ts'
import { transactionOf, type Wager } from '../domains/wagers/wagers.service.ts'
import type { Caller } from '../kernel/caller.ts'
import type { World } from '../kernel/world.ts'
import type { History } from './seed-history.ts'
import { PAYMENTS, writeCredited, writePaid } from './past-payments.ts'
import { pastBetsOf, pastNumber } from './past-bets.ts'
import { writeBonus } from './past-rewards.ts'

/** Something of the past, in the order it happened. */
type Deed =
  | { kind: 'bet'; at: number; wager: Wager }
  | { kind: 'money'; at: number; type: TransactionType; amount: number; remark: string }

const DAY = 24 * 3_600_000
/** So long ago that no record of thirty days has it: what came in and went out lately stands there for itself. */
const BALANCED_BEFORE = 40
const FAVOURITES = 8

export const replayHistory: History = { name: 'play', isOf: ({ account }) => account === 'demo01', write: writePlay }

/**
 * Writes what a member has played before: bets, payments, favourites, games played. Keyed numbers and times relative to the
 * world's birth make it the same past whenever that is, and it leaves the balance as it was.
 */
async function writePlay(world: World, member: Caller) {
  const bets = pastBetsOf(world, member)
  const held = world.ledger.balance(memberAccount(member.id))
  for (const [index, deed] of pastOf(world, bets, held).entries()) await write(world, member, { deed, index })
  await writeMarks(world, member, bets)
}

/** All deeds in order, and one that makes them add up to nothing. */
function pastOf(world: World, bets: Wager[], held: number): Deed[] {
  const deeds: Deed[] = [
    ...bets.map((wager): Deed => ({ kind: 'bet', at: wager.placedAt, wager })),
    ...PAYMENTS.map(([days, amount, type, remark]): Deed => ({
      kind: 'money',
      at: world.bornAt - days * DAY,
      type,
      amount,
      remark,
    })),
  ]
  const net = deeds.reduce((sum, deed) => sum + gainOf(deed), 0)
  // What there was pays for what came in later; a past luckier than that would overdraw the account, and is paid out when it is there.
  const at = world.bornAt - (net > held ? 1 : BALANCED_BEFORE) * DAY
  const balancing: Deed = { kind: 'money', at, amount: -net, ...(net > 0 ? PAID_OUT : PAID_IN) }
  return [balancing, ...deeds].filter((deed) => deed.kind === 'bet' || deed.amount !== 0).sort((a, b) => a.at - b.at)
}

const PAID_OUT = { type: 'withdraw', remark: 'Bank card *6789' } as const
const PAID_IN = { type: 'deposit', remark: 'Bank transfer' } as const

const gainOf = (deed: Deed) => (deed.kind === 'bet' ? deed.wager.payout - deed.wager.stake : deed.amount)

const PREFIXES: Partial<Record<TransactionType, string>> = { deposit: 'D', withdraw: 'W', dividend: 'P' }

async function write(world: World, member: Caller, { deed, index }: { deed: Deed; index: number }) {
  const id = (part: number) => `H${member.id}-${String(index * 10 + part).padStart(4, '0')}`
  if (deed.kind === 'bet') return writeBet(world, deed.wager, id)
  const orderNo = pastNumber(PREFIXES[deed.type] ?? 'X', deed.at, { member, index })
  if (deed.type === 'dividend') {
    const { at, amount: money, remark } = deed
    const bonus = { key: orderNo, kind: 'MANUAL', name: { vi: remark, en: remark }, money, points: 0 } as const
    return writeBonus(world, { ...bonus, at, orderNo, memberId: member.id, transactionId: id(0) })
  }
  const payment = { orderNo, memberId: member.id, ...deed }
  if (deed.type === 'withdraw') await writePaid(world, payment)
  if (deed.type === 'deposit') await writeCredited(world, payment)
  world.ledger.post({
    id: id(0),
    at: deed.at,
    type: deed.type,
    orderNo,
    remark: deed.remark,
    postings: [
      { account: houseAccount('cashier'), amount: -deed.amount },
      { account: memberAccount(member.id), amount: deed.amount },
    ],
  })
}

/** A bet that was settled at once, with its movements; `id` names each of them. */
export async function writeBet({ table, ledger }: World, wager: Wager, id: (part: number) => string) {
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

/** Favourites are some hot games of every kind; lately played is what was bet on. */
async function writeMarks({ table, bornAt }: World, { id: memberId }: Caller, bets: Wager[]) {
  const mark = (nodeId: number, at: number) => ({ id: `${memberId}:${nodeId}`, memberId, nodeId, at })
  for (const [index, { nodeId }] of spread(catalogue().hot).slice(0, FAVOURITES).entries())
    await table(favouriteTable).insert(mark(nodeId, bornAt - (20 - index) * DAY))
  const played = new Map(bets.map(({ nodeId, placedAt }) => [nodeId, placedAt]))
  for (const [nodeId, at] of played) await table(recentTable).insert(mark(nodeId, at))
}

/** Every fourth of a list: nobody likes them all. */
const spread = <Item>(list: readonly Item[]) => list.filter((_, index) => index % 4 === 1)
