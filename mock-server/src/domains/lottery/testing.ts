import type { LotteryBet } from '@longan/sdk'
import { type Sent, setup } from '../../adapters/testing.ts'

export const BETTING = '/lotto-vn/lgw/betting'
/** The round of AE63FK3 in which a still world stands, and the next one. */
export const NOW = '202611200946'
export const NEXT = '202611200947'

/** Two numbers of 10 each on the current round. */
export const aBet = (change: Partial<LotteryBet> = {}): LotteryBet => ({
  gameId: 301,
  winStop: false,
  playId: 1,
  bettingContent: '05,27',
  singleBetPrice: 10,
  bettingApproach: 'STANDARD',
  numero: [{ numero: NOW, multiple: 1 }],
  ...change,
})

/** A member at the lotteries, with the ways to bet and to look at the money. */
export async function setupPlayer(account = 'demo01') {
  const world = setup()
  const token = await world.signIn(account)
  const bet = (contents: unknown, { headers }: Sent = {}) =>
    world.call('POST', BETTING, { token, headers, body: { prizeMode: 'Elott', device: 'MOBILE', contents } })
  const balance = async () => (await world.call('GET', '/wps/wallets/gcs', { token })).json.value.sumBalance
  const today = async (query = '') => (await world.call('GET', `/lgw/orders/today${query}`, { token })).json
  /** Everything that money and bets are made of; the journal and the session's age are not. */
  const money = async () => {
    const { database, transactions, events } = JSON.parse(await world.state())
    return { orders: database.lotteryOrders, wagers: database.wagers, transactions, events }
  }
  return { ...world, token, bet, balance, today, money }
}
