import { catalogue } from '../catalogue/catalogue.ts'
import type { Wager } from '../domains/wagers/wagers.service.ts'
import { houseAccount, memberAccount } from '../kernel/money/ledger.ts'
import { DAY } from '../kernel/world/local-day.ts'
import type { World } from '../kernel/world/world.ts'
import { seedBet } from './play-history.ts'
import { pastOrderNo } from './bet-history.ts'

export type Downline = { id: number; account: string; isAgent: boolean; joinedAt: number; index: number }

const VND = 100
const HOUR = DAY / 24
const REMAINING_BALANCE = 500_000 * VND
const WITHDRAWAL = 200_000 * VND
const PAYOUTS = [0, 0, 2, 0, 1.5, 0, 3, 0, 0, 1]

export async function seedActivity(world: World, downline: Downline): Promise<void> {
  const { id, isAgent, joinedAt, index } = downline
  const bets = isAgent || index % 5 === 4 ? [] : betsOf(world, downline)
  const stakes = bets.reduce((sum, { stake }) => sum + stake, 0)
  postPayment(world, downline, { part: 0, type: 'deposit', at: joinedAt + HOUR, amount: stakes + REMAINING_BALANCE })
  for (const [part, bet] of bets.entries()) await seedBet(world, bet, (piece) => `H${id}-${part + 1}${piece}`)
  if (index % 4 === 0 && bets.length > 0)
    postPayment(world, downline, { part: 1, type: 'withdraw', at: world.createdAt - 20 * HOUR, amount: -WITHDRAWAL })
}

function betsOf(world: World, { id, account, joinedAt, index }: Downline): Wager[] {
  const random = world.random('downline', id)
  const games = catalogue().hot
  const count = 2 + (index % 4)
  const from = Math.max(joinedAt + 2 * HOUR, world.createdAt - 24 * DAY)
  const span = world.createdAt - 24 * HOUR - from
  return Array.from({ length: count }, (_, part) => {
    const { gameType, vassalage, gameCode, names, nodeId } = games[(index * 5 + part * 3) % games.length]!
    const at = Math.floor(from + (span * (part + random.next() * 0.9)) / count)
    const stake = (1 + random.int(8)) * 50_000 * VND
    const game = { gameType, vassalage, gameCode, gameName: names.vi, nodeId }
    const payout = stake * random.pick(PAYOUTS)
    const orderNo = pastOrderNo('B', at, { member: { id, account }, index: part })
    return { id: orderNo, memberId: id, ...game, stake, payout, state: 'settled', placedAt: at, settledAt: at }
  })
}

type Payment = { part: number; type: 'deposit' | 'withdraw'; at: number; amount: number }

function postPayment({ ledger }: World, { id, account, index }: Downline, { part, type, at, amount }: Payment) {
  ledger.post({
    id: `H${id}-M${part}`,
    at,
    type,
    orderNo: pastOrderNo(type === 'deposit' ? 'D' : 'W', at, { member: { id, account }, index }),
    remark: type === 'deposit' ? 'Bank transfer' : 'Bank card',
    postings: [
      { account: houseAccount('cashier'), amount: -amount },
      { account: memberAccount(id), amount },
    ],
  })
}
