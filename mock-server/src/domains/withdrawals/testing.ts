import type { WithdrawInput } from '@longan/sdk'
import { setup } from '../../adapters/testing.ts'

export async function setupCashier(account: string) {
  const { gatewayOf, signIn, control, mock } = setup()
  const token = await signIn(account)
  const advance = (duration: string) => control('POST', '/clock/advance', { duration })
  return { ...gatewayOf(token), token, advance, control, site: await mock.worlds.open('default') }
}

export const WITHDRAWAL: WithdrawInput = {
  amount: 200_000,
  bankCardId: 10011,
  password: '246810',
  currentWithdrawType: 'BC',
}
