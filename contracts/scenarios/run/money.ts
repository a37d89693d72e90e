import type { Gateway } from '@longan/sdk'
import { expectEqual, expectSum, toDecimal, toMinor } from './check.ts'

/** Whether a balance includes the money at vendors. */
type Source = 'all' | 'main'
/** Balance and account record of a member; sums in minor units. */
export type Money = {
  source: Source
  balance: number
  rows: Map<string, { amount: number; balance: number; orderNo: string }>
}

const balanceReads = { all: 'getWallet', main: 'getWalletBalance' } as const
/** Operations that `readMoney` and `expectBooked` call, unless the balance is that of the main wallet. */
export const moneyReads = [balanceReads.all, 'listTransactions'] as const

const MAIN = 2

async function readBalance(gateway: Gateway, source: Source): Promise<number> {
  if (source === 'all') return toMinor('balance (getWallet)', (await gateway.wallet.get()).sumBalance)
  const { balance } = await gateway.wallet.getBalance()
  const main = balance.find(({ accountTypeId }) => accountTypeId === MAIN)
  return toMinor('main wallet (getWalletBalance)', main?.balance)
}

export async function readMoney(gateway: Gateway, source: Source = 'all'): Promise<Money> {
  const { items: list } = await gateway.records.listTransactions({ page: 1, size: 50 })
  const rows = list.map(({ txId, orderNo, amount, currentAvailBalance }) => [
    txId,
    {
      orderNo,
      amount: toMinor('amount of a row (listTransactions)', amount),
      balance: toMinor('balance after a row (listTransactions)', currentAvailBalance),
    },
  ])
  return {
    source,
    balance: await readBalance(gateway, source),
    rows: new Map(rows as [string, { amount: number; balance: number; orderNo: string }][]),
  }
}

/**
 * Expects exactly these amounts (minor units) to be booked since `before`: the balance has changed by their sum, and the record has one more
 * row for each, the newest with the balance of now. Returns the order numbers of the new rows.
 */
export async function expectBooked(
  what: string,
  { gateway, before, amounts }: { gateway: Gateway; before: Money; amounts: number[] },
): Promise<string[]> {
  const now = await readMoney(gateway, before.source)
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const where = before.source === 'all' ? 'balance' : 'main wallet'
  expectSum(`${where} after ${what} (${balanceReads[before.source]})`, {
    got: now.balance,
    expected: before.balance + total,
  })
  const rows = [...now.rows].filter(([id]) => !before.rows.has(id)).map(([, row]) => row)
  const inOrder = (some: number[]) => some.map(toDecimal).toSorted((one, other) => one - other)
  expectEqual(`amounts of the new rows of the record after ${what} (listTransactions)`, {
    got: inOrder(rows.map(({ amount }) => amount)),
    expected: inOrder(amounts),
  })
  if (rows[0])
    expectSum(`balance of the newest row of the record after ${what} (listTransactions)`, {
      got: rows[0].balance,
      expected: now.balance,
    })
  return rows.map(({ orderNo }) => orderNo)
}

/** Expects nothing to be booked since `before`. */
export const expectNothingBooked = (what: string, booking: { gateway: Gateway; before: Money }) =>
  expectBooked(what, { ...booking, amounts: [] })
