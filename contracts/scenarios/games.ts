import { ACCOUNT, GAME } from '../consumer/examples.ts'
import { expectEqual, expectSum, toMinor } from './run/check.ts'
import { expectBooked, moneyReads, readMoney } from './run/money.ts'
import type { Scenario } from './run/scenario.ts'
import type { Gateway } from '@longan/sdk'

const { nodeId, vassalage: vendor, gameType } = GAME
const game = { nodeId, vendor, gameType }

async function readFavourites(gateway: Gateway) {
  const ids = await gateway.games.listFavouriteIds()
  const { content: list } = await gateway.games.listFavourites()
  return {
    ids: JSON.stringify(ids).includes(String(nodeId)),
    listed: list.filter((one) => one.nodeId === nodeId).length,
  }
}

const readPlay = async (gateway: Gateway) => {
  const [{ list, footer }, profit] = [
    await gateway.records.listRngOrders({ page: 1, size: 20 }),
    await gateway.records.getProfitAndLoss(),
  ]
  return {
    bets: list.length,
    hands: footer.totalHands,
    staked: toMinor('sum of stakes (listRngOrders)', footer.betAmount),
    profit: toMinor('profit (getPersonalProfitAndLoss)', profit.footer.profitAndLoss),
    profitOfKinds: profit.list.reduce(
      (sum, one) => sum + toMinor('profit of a category (getPersonalProfitAndLoss)', one.profitAndLoss),
      0,
    ),
    newest: list[0],
  }
}

export const gameScenarios: Scenario[] = [
  {
    title: 'a favourite game is listed until it is removed',
    operations: ['addFavourite', 'removeFavourite', 'listFavouriteIds', 'listFavouriteGames'],
    states: [['a game is offered', { nodeId }]],
    async run({ gateway }) {
      const what = `game ${nodeId} among the favourites (listFavouriteIds, listFavouriteGames)`
      const [not, listed] = [
        { ids: false, listed: 0 },
        { ids: true, listed: 1 },
      ]
      expectEqual(`${what} before`, { got: await readFavourites(gateway), expected: not })
      await gateway.games.addFavourite(game)
      expectEqual(`${what} after addFavourite`, { got: await readFavourites(gateway), expected: listed })
      await gateway.games.removeFavourite(game)
      expectEqual(`${what} after removeFavourite`, { got: await readFavourites(gateway), expected: not })
    },
  },
  {
    title: 'an opened game is among those played lately',
    operations: ['addRecentGame', 'listRecentGames'],
    states: [['a game is offered', { nodeId }]],
    async run({ gateway }) {
      const count = async () => (await gateway.games.listRecent()).list.filter((one) => one.nodeId === nodeId).length
      expectEqual(`game ${nodeId} among the recent games (listRecentGames) before`, { got: await count(), expected: 0 })
      await gateway.games.addRecent(nodeId)
      expectEqual(`game ${nodeId} among the recent games (listRecentGames)`, { got: await count(), expected: 1 })
    },
  },
  {
    title: 'a settled bet in a game: stake and win in balance, records and profit',
    operations: ['listRngOrders', 'getPersonalProfitAndLoss', ...moneyReads],
    states: [['a member has money', { account: ACCOUNT, balance: 500_000 }]],
    later: ['a member has a settled bet'],
    async run({ gateway, provide }) {
      const [before, play] = [await readMoney(gateway), await readPlay(gateway)]
      await provide('a member has a settled bet', { account: ACCOUNT, nodeId, betAmount: 20_000.5, winAmount: 35_000 })
      await expectBooked('the bet', { gateway, before, amounts: [-2_000_050, 3_500_000] })
      const now = await readPlay(gateway)
      expectEqual('bets (listRngOrders)', {
        got: [now.bets, now.hands],
        expected: [play.bets + 1, play.hands + 1],
      })
      const { betAmount, winAmount, profitAndLoss } = now.newest!
      expectEqual('newest bet: stake, win, profit (listRngOrders)', {
        got: [betAmount, winAmount, profitAndLoss],
        expected: [20_000.5, 35_000, 14_999.5],
      })
      expectSum('stakes of all bets (listRngOrders)', { got: now.staked, expected: play.staked + 2_000_050 })
      expectSum('sum of the profits of all categories (getPersonalProfitAndLoss)', {
        got: now.profitOfKinds,
        expected: now.profit,
      })
      expectSum('profit (getPersonalProfitAndLoss)', { got: now.profit, expected: play.profit + 1_499_950 })
    },
  },
]
