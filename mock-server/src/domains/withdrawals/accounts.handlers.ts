import type { Caller } from '../../kernel/world/caller.ts'
import type { Handlers } from '../../kernel/http/http.ts'
import type { Language } from '../../kernel/validation/language.ts'
import type { PaymentPasswordService } from '../security/payment-password.service.ts'
import { toAccountList, bankList, eWalletGroups, toNewAccount } from './account-view.ts'
import { checkOrSetPaymentPassword } from './account-password.ts'
import type { AccountsService } from './accounts.service.ts'
import { assertRealMoney } from '../../kernel/http/real-money.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { SystemService } from '../system/system.service.ts'
import { toRemaining } from './withdrawal-view.ts'
import type { WithdrawalsService } from './withdrawals.service.ts'

type Operations =
  | 'listBankCards'
  | 'getWithdrawAccountInfo'
  | 'addBankCard'
  | 'deleteBankCard'
  | 'setDefaultBankCard'
  | 'listBanks'
  | 'listEWalletGroups'
  | 'getBindConfiguration'
export type AccountsDependencies = {
  accounts: AccountsService
  withdrawals: WithdrawalsService
  paymentPassword: PaymentPasswordService
  system: SystemService
}

/** The module that allows adding accounts of a kind (facts C.9). */
const MODULES = { B: 'BINDCARD3', V: 'BINDVC3', E: 'BINDEW3' } as const

function assertSwitchedOn({ isOn }: SystemService, kind: keyof typeof MODULES) {
  if (isOn(MODULES[kind])) return
  const value = { field: 'cardType', reason: 'is switched off on this site' }
  throw new Refusal(403, 'function.not.available', `${MODULES[kind]} is switched off on this site`, value)
}

export const accountsHandlers = (dependencies: AccountsDependencies): Handlers<Operations> => {
  const { accounts, withdrawals, paymentPassword, system } = dependencies
  const list = ({ id }: Caller, language: Language) => ({
    ...toAccountList(accounts.of(id), language),
    ...toRemaining(withdrawals.used(id)),
  })

  return {
    listBankCards: ({ member, language }) => list(member(), language),
    getWithdrawAccountInfo: ({ member, language }) => list(member(), language),
    async addBankCard({ member, body }) {
      assertRealMoney(member(), 'adds an account')
      assertSwitchedOn(system, body.cardType)
      const account = toNewAccount(body)
      accounts.assertCanAdd(member(), account)
      await checkOrSetPaymentPassword(paymentPassword, member(), body)
      await accounts.add(member().id, account)
      return true
    },
    async deleteBankCard({ member, body }) {
      const account = accounts.get(member().id, body.bankCardId)
      await paymentPassword.check(member().id, body.validatePaymentPassword, 'validatePaymentPassword')
      await accounts.remove(account)
      return true
    },
    async setDefaultBankCard({ member, body }) {
      await accounts.setDefault(accounts.get(member().id, body.bankCardId))
      return true
    },
    listBanks: ({ query, language }) => bankList(query.cardType ?? 'B', language),
    listEWalletGroups: ({ member, language }) => eWalletGroups(accounts.of(member().id, 'EW').length, language),
    getBindConfiguration({ member }) {
      const isSet = paymentPassword.isSet(member().id)
      return {
        shouldBindGA: false,
        validate: { authCode: false, paymentPassword: !isSet, validatePaymentPassword: isSet, mobileNum: false },
      }
    },
  }
}
