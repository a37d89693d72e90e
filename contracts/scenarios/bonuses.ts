import type { Gateway } from '@longan/sdk'
import { expectEqual, toMinor } from './run/check.ts'
import { expectBooked, moneyReads, type Money, readMoney } from './run/money.ts'

/** Operations that `readOwned` and `expectGranted` call. */
export const grantReads = [...moneyReads, 'getPointBalance'] as const

export type Owned = { money: Money; points: number }
export const readOwned = async (gateway: Gateway): Promise<Owned> => ({
  money: await readMoney(gateway),
  points: await gateway.points.getBalance(),
})

type Grant = { gateway: Gateway; before: Owned; amounts: number[]; points: number }

/** Expects these amounts (decimals) to be booked since `before`, each by one row, and so many points to be added. Sums of 0 have no row. */
export async function expectGranted(what: string, { gateway, before, amounts, points }: Grant) {
  const minor = amounts.filter((amount) => amount !== 0).map((amount) => toMinor(`amount of ${what}`, amount))
  await expectBooked(what, { gateway, before: before.money, amounts: minor })
  expectEqual(`points after ${what} (getPointBalance)`, {
    got: await gateway.points.getBalance(),
    expected: before.points + points,
  })
}
