import type { Gateway, LotteryBetting } from '@longan/sdk'
import { ACCOUNT } from '../consumer/examples.ts'
import { expectEqual, toMinor } from './run/check.ts'
import { expectBooked, moneyReads, readMoney } from './run/money.ts'
import type { Scenario, ScenarioContext } from './run/scenario.ts'

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
  const rowsOf = ({ list }: { list: { betAmount: number; winAmount: number; status: number }[] }) =>
    list.map(({ betAmount, winAmount, status }) => ({ betAmount, winAmount, status }))
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
