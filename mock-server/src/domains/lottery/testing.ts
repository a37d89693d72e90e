import type { LotteryBet } from '@longan/sdk'
import { type Sent, setup } from '../../adapters/testing.ts'

export const BETTING = '/lotto-vn/lgw/betting'
export const NOW = '202611200946'
export const NEXT = '202611200947'

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

export async function setupPlayer(account = 'demo01') {
  const server = setup()
  const token = await server.signIn(account)
  const bet = (contents: unknown, { headers }: Sent = {}) =>
    server.call('POST', BETTING, { token, headers, body: { prizeMode: 'Elott', device: 'MOBILE', contents } })
  const balance = async () => (await server.call('GET', '/wps/wallets/gcs', { token })).json.value.sumBalance
  const today = async (query = '') => (await server.call('GET', `/lgw/orders/today${query}`, { token })).json
  const money = async () => {
    const { database, transactions, events } = JSON.parse(await server.state())
    return { orders: database.lotteryOrders, wagers: database.wagers, transactions, events }
  }
  return { ...server, token, bet, balance, today, money }
}
