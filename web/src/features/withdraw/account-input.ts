import type { AccountInput, Bank } from '@longan/sdk'
import type { BankKind } from '#api/accounts.queries.ts'

/** What a bank may ask for besides the number, and by which of its facts it does. */
const asked = {
  mobileNum: 'isPlayerPhoneRequired',
  email: 'isPlayerEmailRequired',
  playerId: 'isPlayerIdRequired',
  customField: 'isCustomizeRequired',
  province: 'isProvinceRequired',
  area: 'isBranchRequired',
} as const satisfies Partial<Record<keyof AccountInput, keyof Bank>>
export type Extra = keyof typeof asked

/** What this bank must have besides; what it would merely like to have is not asked. */
export const extrasOf = (bank: Bank | undefined): Extra[] =>
  (Object.keys(asked) as Extra[]).filter((name) => bank?.[asked[name]] === 1 || bank?.[asked[name]] === 'Y')

/** What somebody typed, as the gateway wants it for an account of this kind. */
export function toGateway(kind: BankKind, typed: Record<string, string>): AccountInput {
  const { number = '', password = '', bankCode = '', ...rest } = typed
  const place = kind === 'V' ? { walletAddress: number } : { cardNumber: number }
  return { ...rest, cardType: kind, bankCode, ...place, validatePaymentPassword: password }
}
