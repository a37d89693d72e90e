import type { Gateway } from '@longan/sdk'
import { ScenarioFailure } from './scenario.ts'

/** Operations that `providerTime` calls. */
export const timeReads = ['depositByAccountName'] as const

/** The time of the provider in ms, whose clock need not be ours: that of a deposit begun now. */
export async function providerTime(gateway: Gateway): Promise<number> {
  const { depositDate } = await gateway.deposits.byTransfer({ amount: 200_000, bankCode: 'SVBK', vendorId: 1 })
  if (depositDate === undefined)
    throw new ScenarioFailure('time of a new deposit (depositByAccountName): expected one, got nothing')
  return depositDate
}
