import type { WithdrawInput } from '@longan/sdk'
import { setup } from '../../adapters/testing.ts'

/** Signs a persona in and returns its gateway with the clock and the control API. */
export async function setupCashier(account: string) {
  const { gatewayOf, signIn, control, mock } = setup()
  const token = await signIn(account)
  const advance = (duration: string) => control('POST', '/clock/advance', { duration })
  return { ...gatewayOf(token), token, advance, control, site: await mock.worlds.open('default') }
}

/** A withdrawal of 200,000 to the first card of `demo01`. */
export const WITHDRAWAL: WithdrawInput = {
  amount: 200_000,
  bankCardId: 10011,
  password: '246810',
  currentWithdrawType: 'BC',
}
