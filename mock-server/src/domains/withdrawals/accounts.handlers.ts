import type { Caller } from '../../kernel/caller.ts'
import type { Handlers } from '../../kernel/http.ts'
import type { Language } from '../../kernel/language.ts'
import type { PaymentPasswordService } from '../security/payment-password.service.ts'
import { asAccountList, bankList, eWalletGroups, newAccountOf } from './account-view.ts'
import { proveBy } from './account-proof.ts'
import type { AccountsService } from './accounts.service.ts'
import { assertRealMoney } from '../../kernel/real-money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { SystemService } from '../system/system.service.ts'
import { asRemaining } from './withdrawal-view.ts'
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
export type AccountsNeeds = {
  accounts: AccountsService
  withdrawals: WithdrawalsService
  paymentPassword: PaymentPasswordService
  system: SystemService
}

/** Which feature lets accounts of a kind be added (facts C.9). */
const MODULES = { B: 'BINDCARD3', V: 'BINDVC3', E: 'BINDEW3' } as const

function refuseSwitchedOff({ isOn }: SystemService, kind: keyof typeof MODULES) {
  if (isOn(MODULES[kind])) return
  const value = { field: 'cardType', reason: 'is switched off on this site' }
  throw new Refusal(403, 'function.not.available', `${MODULES[kind]} is switched off on this site`, value)
}

export const accountsHandlers = (needs: AccountsNeeds): Handlers<Operations> => {
  const { accounts, withdrawals, paymentPassword, system } = needs
  const list = ({ id }: Caller, language: Language) => ({
    ...asAccountList(accounts.of(id), language),
    ...asRemaining(withdrawals.used(id)),
  })

  return {
    listBankCards: ({ member, language }) => list(member(), language),
    getWithdrawAccountInfo: ({ member, language }) => list(member(), language),
    async addBankCard({ member, body }) {
      assertRealMoney(member(), 'adds an account')
      refuseSwitchedOff(system, body.cardType)
      const account = newAccountOf(body)
      accounts.examine(member(), account)
      await proveBy(paymentPassword, member(), body)
      await accounts.add(member().id, account)
      return true
    },
    async deleteBankCard({ member, body }) {
      const account = accounts.named(member().id, body.bankCardId)
      await paymentPassword.check(member().id, body.validatePaymentPassword, 'validatePaymentPassword')
      await accounts.remove(account)
      return true
    },
    async setDefaultBankCard({ member, body }) {
      await accounts.setDefault(accounts.named(member().id, body.bankCardId))
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
