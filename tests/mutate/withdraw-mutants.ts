import { inFile, type Mutant } from './mutant.ts'

const withdraw = 'web/src/features/withdraw/withdraw.test.tsx'
const setUp = 'web/src/features/withdraw/set-up.test.tsx'

export const withdrawMutants: Mutant[] = [
  ...inFile('web/src/app/routes/routes.tsx', withdraw, [
    ['A-2-16', "'withdraw', { guard: 'member', screen: lazyFromTable('withdraw') }", "'withdraw', { guard: 'member' }"],
  ]),
  ...inFile('web/src/features/withdraw/confirm-form.tsx', withdraw, [
    ['A-1-08', 'input: { ...body, ...(password', 'input: { ...body, amount: 300_000, ...(password'],
  ]),
  ...inFile('web/src/api/wallet/withdrawals.queries.ts', withdraw, [
    [
      'A-1-08',
      'records.find((one) => one.refId === refId) ?? null',
      'records.find((one) => one.refId !== refId) ?? null',
    ],
  ]),
  ...inFile('web/src/features/withdraw/confirm-form.tsx', withdraw, [
    ['A-1-08', "...(kind === 'V' ? { accountId: bankCardId } : { bankCardId }),", ''],
  ]),
  ...inFile('web/src/features/withdraw/account-form.tsx', setUp, [
    ['A-7-38', '{ cardNumber: number }', "{ cardNumber: number.replace('7', '8') }"],
  ]),
  ...inFile('sdk/react-query/src/modules/accounts.gen.ts', setUp, [
    [
      'A-7-38',
      "['getSecurityConfig', 'getWithdrawAccountInfo', 'getWithdrawSettings', 'listBankCards'])\nexport const deleteBankCard",
      '[])\nexport const deleteBankCard',
    ],
  ]),
  ...inFile('web/src/features/withdraw/set-up-steps.ts', setUp, [
    ['A-7-38', "  required_withdrawal_account: 'account',\n", ''],
  ]),
]
