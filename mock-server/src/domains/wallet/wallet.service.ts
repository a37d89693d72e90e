import { memberAccount } from '../../kernel/ledger.ts'
import type { World } from '../../kernel/world.ts'

export type WalletService = ReturnType<typeof walletService>

/** What a member has to play with, in minor units. Money at stake is not in it. */
export const walletService = ({ ledger }: World) => ({
  balanceOf: (memberId: number): number => ledger.balance(memberAccount(memberId)),
})
