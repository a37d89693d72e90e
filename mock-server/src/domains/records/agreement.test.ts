import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { setup } from '../../adapters/testing.ts'

const game = catalogue()
  .byCategory.get('RNG')!
  .find(({ minBet }) => minBet === 100)!
const START = 100_000

type PlayCommand =
  | { kind: 'spin'; stake: number; isDoubled: boolean }
  | { kind: 'bet'; numbers: string[]; price: number }
  | { kind: 'wait'; seconds: number }

const playCommand: fc.Arbitrary<PlayCommand> = fc.oneof(
  fc.record({
    kind: fc.constant('spin' as const),
    stake: fc.constantFrom(100, 1000, 50_000, 0, -100, 123),
    isDoubled: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('bet' as const),
    numbers: fc.uniqueArray(fc.constantFrom('05', '27', '33', '64', '99'), { minLength: 1 }),
    price: fc.constantFrom(10, 500, 40_000, 0),
  }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 120 }) }),
)

async function createPlayer() {
  const site = setup()
  const token = await site.signIn('many01')
  const { world } = await site.mock.worlds.open('default')
  const url = await site.gatewayOf(token).games.launch({ launchMode: 'GLS', nodeId: game.nodeId })
  const launch = new URL(url, 'http://site').searchParams.get('launch')
  const send = (path: string, body: object, key: string) =>
    site.call('POST', path, { token, body, headers: { 'idempotency-key': key } })

  async function bet(numbers: string[], price: number, key: string) {
    const { numero } = (await site.call('GET', '/lgw/numeros/near?gameId=301')).json.currentNumero
    const content = {
      gameId: 301,
      winStop: false,
      playId: 1,
      bettingContent: numbers.join(','),
      singleBetPrice: price,
      bettingApproach: 'STANDARD',
      numero: [{ numero, multiple: 1 }],
    }
    await send('/lotto-vn/lgw/betting', { prizeMode: 'Elott', device: 'MOBILE', contents: [content] }, key)
  }

  async function play(command: PlayCommand, index: number) {
    const key = `command-${index}`
    if (command.kind === 'wait') return world.clock.advance(command.seconds * 1000)
    if (command.kind === 'bet') return bet(command.numbers, command.price, key)
    const spin = () => send('/partners/slot/spin', { launch, stake: command.stake }, key)
    await spin()
    if (command.isDoubled) await spin()
  }
  return { play, gateway: site.gatewayOf(token), world }
}

/** Counts of executed commands, so that the test cannot pass without any. */
type ExecutedCounts = { spins: number; lotteryBets: number }

const cents = (amount: number) => Math.round(amount * 100)
const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0)

async function assertConsistent({ gateway, world }: Awaited<ReturnType<typeof createPlayer>>): Promise<ExecutedCounts> {
  const size = 100
  const { records, wallet, lottery } = gateway
  const lines = (await records.listTransactions({ size })).items
  const slots = await records.listRngOrders({ size })
  const settled = await records.listElottSettledOrders({ size })
  const open = await records.listElottUnsettledOrders({ size })
  const orders = (await lottery.listOrders({ size })).items
  const balance = cents((await wallet.get()).sumBalance)

  expect(world.ledgerInvariants.check()).toBeUndefined()
  expect(balance).toBe(cents(START) + sumOf(lines.map(({ amount }) => amount)))
  const last = lines[0]?.currentAvailBalance
  expect(last === undefined || cents(last) === balance).toBe(true)
  type Numbers = { orderNo: string; orderMasterId: number; orderDetailId: number; winningNumber?: string }
  const numbersOf = (one: Numbers) => [one.orderNo, one.orderMasterId, one.orderDetailId, one.winningNumber].join(' ')
  expect([...settled.items, ...open.items].map(numbersOf).toSorted()).toEqual(orders.map(numbersOf).toSorted())
  const bets = [...slots.items, ...settled.items, ...open.items]
  for (const { orderNo, betAmount, winAmount } of bets) {
    const moved = sumOf(lines.filter((line) => line.orderNo === orderNo).map(({ amount }) => amount))
    expect(moved).toBe(cents(winAmount) - cents(betAmount))
  }
  const staked = [slots, settled, open].reduce((sum, { footer }) => sum + cents(footer.betAmount), 0)
  const won = [slots, settled, open].reduce((sum, { footer }) => sum + cents(footer.winAmount), 0)
  expect(balance).toBe(cents(START) - staked + won)
  return { spins: slots.items.length, lotteryBets: settled.items.length + open.items.length }
}

test('stakes, wins, balance, betting record and account record agree to the cent after random play', async () => {
  const executed: ExecutedCounts = { spins: 0, lotteryBets: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(playCommand, { minLength: 12, maxLength: 25 }), async (commands) => {
      const player = await createPlayer()
      for (const [index, one] of commands.entries()) await player.play(one, index)
      const { spins, lotteryBets } = await assertConsistent(player)
      executed.spins += spins
      executed.lotteryBets += lotteryBets
    }),
    { numRuns: 25, seed: 7 },
  )
  expect(executed.spins).toBeGreaterThan(30)
  expect(executed.lotteryBets).toBeGreaterThan(20)
})
