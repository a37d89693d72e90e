import { catalogue } from '../catalogue/catalogue.ts'
import type { Wager } from '../domains/wagers/wagers.service.ts'
import { houseAccount, memberAccount } from '../kernel/ledger.ts'
import { DAY } from '../kernel/local-day.ts'
import type { World } from '../kernel/world.ts'
import { writeBet } from './history.ts'
import { pastNumber } from './past-bets.ts'

/** Somebody below an agent; agents themselves do not play. */
export type DownlineLife = { id: number; account: string; isAgent: boolean; joinedAt: number; index: number }

const VND = 100
const HOUR = DAY / 24
/** What stays on the account when everything was lost. */
const LEFT = 500_000 * VND
const TAKEN_OUT = 200_000 * VND
/** Multiples of the stake that bets paid. */
const PAYOUTS = [0, 0, 2, 0, 1.5, 0, 3, 0, 0, 1]

/** Writes what somebody paid in, staked and took out; every fifth of them has not played yet. */
export async function writeLife(world: World, life: DownlineLife): Promise<void> {
  const { id, isAgent, joinedAt, index } = life
  const bets = isAgent || index % 5 === 4 ? [] : betsOf(world, life)
  const stakes = bets.reduce((sum, { stake }) => sum + stake, 0)
  move(world, life, { part: 0, type: 'deposit', at: joinedAt + HOUR, amount: stakes + LEFT })
  for (const [part, bet] of bets.entries()) await writeBet(world, bet, (piece) => `H${id}-${part + 1}${piece}`)
  if (index % 4 === 0 && bets.length > 0)
    move(world, life, { part: 1, type: 'withdraw', at: world.bornAt - 20 * HOUR, amount: -TAKEN_OUT })
}

function betsOf(world: World, { id, account, joinedAt, index }: DownlineLife): Wager[] {
  const chance = world.random('downline', id)
  const games = catalogue().hot
  const count = 2 + (index % 4)
  const from = Math.max(joinedAt + 2 * HOUR, world.bornAt - 24 * DAY)
  const span = world.bornAt - 24 * HOUR - from
  return Array.from({ length: count }, (_, part) => {
    const { gameType, vassalage, gameCode, names, nodeId } = games[(index * 5 + part * 3) % games.length]!
    const at = Math.floor(from + (span * (part + chance.next() * 0.9)) / count)
    const stake = (1 + chance.int(8)) * 50_000 * VND
    const game = { gameType, vassalage, gameCode, gameName: names.vi, nodeId }
    const payout = stake * chance.pick(PAYOUTS)
    const orderNo = pastNumber('B', at, { member: { id, account }, index: part })
    return { id: orderNo, memberId: id, ...game, stake, payout, state: 'settled', placedAt: at, settledAt: at }
  })
}

type Move = { part: number; type: 'deposit' | 'withdraw'; at: number; amount: number }

function move({ ledger }: World, { id, account, index }: DownlineLife, { part, type, at, amount }: Move) {
  ledger.post({
    id: `H${id}-M${part}`,
    at,
    type,
    orderNo: pastNumber(type === 'deposit' ? 'D' : 'W', at, { member: { id, account }, index }),
    remark: type === 'deposit' ? 'Bank transfer' : 'Bank card',
    postings: [
      { account: houseAccount('cashier'), amount: -amount },
      { account: memberAccount(id), amount },
    ],
  })
}
