import type { AccountInput, Bank } from '@longan/sdk'
import type { BankKind } from '#api/accounts.queries.ts'

/** Additional fields, and the property of the bank that requires each. */
const requiredBy = {
  mobileNum: 'isPlayerPhoneRequired',
  email: 'isPlayerEmailRequired',
  playerId: 'isPlayerIdRequired',
  customField: 'isCustomizeRequired',
  province: 'isProvinceRequired',
  area: 'isBranchRequired',
} as const satisfies Partial<Record<keyof AccountInput, keyof Bank>>
export type ExtraField = keyof typeof requiredBy

/** Returns the additional fields that this bank requires; optional ones are not shown. */
export const requiredFieldsOf = (bank: Bank | undefined): ExtraField[] =>
  (Object.keys(requiredBy) as ExtraField[]).filter(
    (name) => bank?.[requiredBy[name]] === 1 || bank?.[requiredBy[name]] === 'Y',
  )

/** Converts typed values to the gateway's input for this kind of account. */
export function toAccountInput(kind: BankKind, typed: Record<string, string>): AccountInput {
  const { number = '', password = '', bankCode = '', ...rest } = typed
  const address = kind === 'V' ? { walletAddress: number } : { cardNumber: number }
  return { ...rest, cardType: kind, bankCode, ...address, validatePaymentPassword: password }
}
