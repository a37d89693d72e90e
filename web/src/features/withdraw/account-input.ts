import type { AccountInput, Bank } from '@longan/sdk'
import type { BankKind } from '#api/member/accounts.queries.ts'

const requiredBy = {
  mobileNum: 'isPlayerPhoneRequired',
  email: 'isPlayerEmailRequired',
  playerId: 'isPlayerIdRequired',
  customField: 'isCustomizeRequired',
  province: 'isProvinceRequired',
  area: 'isBranchRequired',
} as const satisfies Partial<Record<keyof AccountInput, keyof Bank>>
export type ExtraField = keyof typeof requiredBy

export const requiredFieldsOf = (bank: Bank | undefined): ExtraField[] =>
  (Object.keys(requiredBy) as ExtraField[]).filter(
    (name) => bank?.[requiredBy[name]] === 1 || bank?.[requiredBy[name]] === 'Y',
  )

export function toAccountInput(kind: BankKind, typed: Record<string, string>): AccountInput {
  const { number = '', password = '', bankCode = '', ...rest } = typed
  const address = kind === 'V' ? { walletAddress: number } : { cardNumber: number }
  return { ...rest, cardType: kind, bankCode, ...address, validatePaymentPassword: password }
}
