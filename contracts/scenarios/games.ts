import { ACCOUNT, GAME } from '../consumer/examples.ts'
import { expectEqual, expectSum, toMinor } from './run/check.ts'
import { expectBooked, moneyReads, readMoney } from './run/money.ts'
import type { Scenario, ScenarioContext } from './run/scenario.ts'
import type { Gateway, LotteryBetting } from '@longan/sdk'

const gameId = 307
/** Every number: one of them wins, whatever is drawn. */
const ALL = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0')).join()
const [PRICE, STAKE] = [1.5, 150]
const later = ['a lottery round takes bets', 'a member has money', 'a lottery round is drawn'] as const
const reads = [...moneyReads, 'getNumerosNear', 'listElottUnsettledOrders', 'listElottSettledOrders'] as const

/** Gives the member money, and returns the issue that takes bets now by the clock of the provider. */
async function openIssue({ gateway, provide }: ScenarioContext): Promise<string> {
  const { currentNumero } = await gateway.lottery.getNear(gameId)
  const { numero } = currentNumero
  const values = await provide('a lottery round takes bets', { gameId, numero })
  await provide('a member has money', { account: ACCOUNT, balance: 1000.5 })
  return String(values['numero'] ?? numero)
}

const betting = (numero: string): LotteryBetting => ({
  prizeMode: 'Elott',
  device: 'MOBILE',
  contents: [
    {
      gameId,
      playId: 2,
      bettingContent: ALL,
      singleBetPrice: PRICE,
      bettingApproach: 'STANDARD',
      winStop: false,
      numero: [{ numero, multiple: 1 }],
    },
  ],
})

async function expectBets(
  what: string,
  { gateway, open, settled }: { gateway: Gateway; open: object[]; settled: object[] },
) {
  const page = { page: 1, size: 20 }
  const rowsOf = ({ items }: { items: { betAmount: number; winAmount: number; status: number }[] }) =>
    items.map(({ betAmount, winAmount, status }) => ({ betAmount, winAmount, status }))
  const got = {
    open: rowsOf(await gateway.records.listElottUnsettledOrders(page)),
    settled: rowsOf(await gateway.records.listElottSettledOrders(page)),
  }
  const where = 'listElottUnsettledOrders, listElottSettledOrders'
  expectEqual(`bets after ${what} (${where})`, { got, expected: { open, settled } })
}

const OPEN_BET = { betAmount: STAKE, winAmount: 0, status: 0 }

export const lotteryScenarios: Scenario[] = [
  {
    title: 'a lottery bet: stake, draw, win, record',
    operations: ['placeLotteryBets', ...reads],
    later,
    async run(context) {
      const { gateway, provide } = context
      const numero = await openIssue(context)
      const before = await readMoney(gateway)
      const [order] = await gateway.lottery.placeBets(betting(numero))
      await expectBets('the stake', { gateway, open: [OPEN_BET], settled: [] })
      await expectBooked('the stake', { gateway, before, amounts: [-STAKE * 100] })
      await provide('a lottery round is drawn', { gameId, numero })
      const win = toMinor('win of one number (placeLotteryBets)', order!.odds * PRICE)
      await expectBets('the draw', {
        gateway,
        open: [],
        settled: [{ betAmount: STAKE, winAmount: win / 100, status: 1 }],
      })
      await expectBooked('the draw', { gateway, before, amounts: [-STAKE * 100, win] })
    },
  },
  {
    title: 'a bet sent twice with one key is placed once, with two keys twice',
    operations: ['placeLotteryBets', ...reads],
    later,
    async run(context) {
      const { gateway } = context
      const numero = await openIssue(context)
      const before = await readMoney(gateway)
      const idempotencyKey = crypto.randomUUID()
      await gateway.lottery.placeBets(betting(numero), { idempotencyKey })
      await gateway.lottery.placeBets(betting(numero), { idempotencyKey })
      await expectBets('a bet sent twice with one key', { gateway, open: [OPEN_BET], settled: [] })
      await expectBooked('a bet sent twice with one key', { gateway, before, amounts: [-STAKE * 100] })
      await gateway.lottery.placeBets(betting(numero), { idempotencyKey: crypto.randomUUID() })
      await expectBets('a bet with another key', { gateway, open: [OPEN_BET, OPEN_BET], settled: [] })
      await expectBooked('a bet with another key', { gateway, before, amounts: [-STAKE * 100, -STAKE * 100] })
    },
  },
  {
    title: 'a slip in the older form, cancelled before the draw: the stake returns',
    operations: ['placeLotterySlips', 'cancelLotteryOrder', ...reads],
    later,
    async run(context) {
      const { gateway } = context
      const numero = await openIssue(context)
      const before = await readMoney(gateway)
      const slip = [{ playId: 2, bettingContent: ALL, singleBetPrice: PRICE, multiple: 1 }]
      await gateway.lottery.placeSlips({
        gameId,
        currentNumero: numero,
        prizeModeId: 3,
        device: 'MOBILE',
        winningStop: false,
        betCartAmountSum: STAKE,
        bettingSlipString: JSON.stringify(slip),
      })
      await expectBets('the slip', { gateway, open: [OPEN_BET], settled: [] })
      await expectBooked('the slip', { gateway, before, amounts: [-STAKE * 100] })
      await gateway.lottery.cancel({ gameId, numero })
      await expectBets('the cancelling', { gateway, open: [], settled: [{ ...OPEN_BET, status: 4 }] })
      await expectBooked('the cancelling', { gateway, before, amounts: [-STAKE * 100, STAKE * 100] })
    },
  },
]

const { nodeId, vassalage: vendor, gameType } = GAME
const game = { nodeId, vendor, gameType }

async function readFavourites(gateway: Gateway) {
  const ids = await gateway.games.listFavouriteIds()
  const { items: list } = await gateway.games.listFavourites()
  return {
    ids: JSON.stringify(ids).includes(String(nodeId)),
    listed: list.filter((one) => one.nodeId === nodeId).length,
  }
}

const readPlay = async (gateway: Gateway) => {
  const [{ items: list, footer }, profit] = [
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
      const count = async () => (await gateway.games.listRecent()).items.filter((one) => one.nodeId === nodeId).length
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
