import type { Handlers } from '../../kernel/http/http.ts'
import { toDateRange, isWithin, yesNo } from '../../kernel/validation/inputs.ts'
import { toDecimal, toMinor } from '../../kernel/money/money.ts'
import type { World } from '../../kernel/world/world.ts'
import type { GrantsService, Turnover } from '../grants/grants.service.ts'
import type { WithdrawalsSettings } from './payouts.ts'
import { toReceipt, toSettings, toWithdrawal, STATUS, toRemaining } from './withdrawal-view.ts'
import type { Caller } from '../../kernel/world/caller.ts'
import type { Language } from '../../kernel/validation/language.ts'
import type { PaymentPasswordService } from '../security/payment-password.service.ts'
import { type AccountsService, MAX_ACCOUNTS, type NewAccount } from './accounts.service.ts'
import { assertRealMoney } from '../../kernel/world/real-money.ts'
import { Refusal, invalidField } from '../../kernel/validation/refusal.ts'
import type { SystemService } from '../system/system.service.ts'
import type { WithdrawalsService } from './withdrawals.service.ts'
import type { AccountInput, components } from '@longan/sdk'
import { type Bank, findBank, banks } from '../../catalogue/banks.ts'
import { type Account, masked } from './account.model.ts'

type AccountsOperations =
  | 'listBankCards'
  | 'getWithdrawAccountInfo'
  | 'addBankCard'
  | 'deleteBankCard'
  | 'setDefaultBankCard'
  | 'listBanks'
  | 'listEWalletGroups'
  | 'getBindConfiguration'
type AccountsDependencies = {
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

const accountsHandlers = (dependencies: AccountsDependencies): Handlers<AccountsOperations> => {
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

async function checkOrSetPaymentPassword(
  paymentPassword: PaymentPasswordService,
  { id }: Caller,
  { paymentPassword: first, validatePaymentPassword = first }: AccountInput,
): Promise<void> {
  if (paymentPassword.isSet(id)) {
    // A missing password is not a wrong one: it does not count towards the lock.
    if (validatePaymentPassword === undefined) throw invalidField('validatePaymentPassword', 'is missing')
    return paymentPassword.check(id, validatePaymentPassword, 'validatePaymentPassword')
  }
  if (first !== undefined) return paymentPassword.set(id, first)
  const value = { field: 'paymentPassword', reason: 'is missing, and none is set' }
  throw new Refusal(400, 'not.exists.payment.password', 'No payment password is set', value)
}

type Schemas = components['schemas']

const ACCOUNTS_KINDS = { B: 'BC', E: 'EW', V: 'VW' } as const
const WALLET_GROUP = { vi: 'Ví điện tử', en: 'E-wallets' }

function toNewAccount(input: AccountInput): NewAccount {
  const { cardType, bankCode, cardNumber = '', walletAddress = cardNumber, walletName: name } = input
  const { firstName = '', lastName = '', fullName = `${lastName} ${firstName}`.trim(), payeeName = fullName } = input
  const kind = ACCOUNTS_KINDS[cardType]
  return { kind, bankCode, number: kind === 'VW' ? walletAddress : cardNumber, holder: payeeName, name }
}

const toAccount = (account: Account, language: Language): Schemas['Account'] => {
  const { id, kind, bankCode, holder, name, isDefault, createdAt } = account
  const common = {
    bankCardId: id,
    accountId: id,
    bankCode,
    bankName: findBank(bankCode)!.name[language],
    createdAt,
    isWithdrawActive: 'Y' as const,
    isDefault: yesNo(isDefault),
  }
  if (kind === 'VW') return { ...common, cardType: 'V', walletName: name ?? '', walletAddress: masked(account) }
  return { ...common, cardType: kind, cardNumber: masked(account), cardHolder: holder }
}

function toAccountList(accounts: Account[], language: Language) {
  const of = (kind: Account['kind']) =>
    accounts.filter((one) => one.kind === kind).map((account) => toAccount(account, language))
  const [bankCards, virtualWallets, eWallets] = [of('BC'), of('VW'), of('EW')]
  const group = { groupId: 1, groupName: WALLET_GROUP[language], cardCount: eWallets.length, eWallets }
  return {
    bankCards,
    virtualWallets,
    eWallets: eWallets.length > 0 ? [group] : [],
    fullBankCardList: bankCards,
    fullVirtualWalletList: virtualWallets,
    fullEWalletList: eWallets,
    maxCardCount: MAX_ACCOUNTS,
    maxVirtualWalletCount: MAX_ACCOUNTS,
    normalDeleteBankCard: 'Y',
    virtualDeleteBankCard: 'Y',
    ewalletDeleteBankCard: 'Y',
  } satisfies Schemas['AccountList']
}

const toBank = ({ code, name, pattern }: Bank, language: Language): Schemas['Bank'] => ({
  bankCode: code,
  bankLocaleName: name[language],
  bankEngName: name.en,
  isPlayerPhoneRequired: 0,
  isPlayerEmailRequired: 0,
  isPlayerIdRequired: 0,
  isCustomizeRequired: 0,
  isProvinceRequired: 'D',
  isBranchRequired: 'D',
  customFieldPatternExpression: pattern.source,
})

const bankList = (cardType: keyof typeof ACCOUNTS_KINDS, language: Language): Schemas['Bank'][] =>
  banks()
    .filter(({ kind }) => kind === ACCOUNTS_KINDS[cardType])
    .map((bank) => toBank(bank, language))

const eWalletGroups = (cardCount: number, language: Language): Schemas['EWalletGroup'][] => [
  {
    groupId: 1,
    groupName: WALLET_GROUP[language],
    groupCode: 'EW',
    cardCount,
    bankList: banks()
      .filter(({ kind }) => kind === 'EW')
      .map(({ id, code, name }) => ({ bankId: id, bankCode: code, bankChName: name[language], bankEnName: name.en })),
  },
]

type Operations = 'withdraw' | 'getWithdrawSettings' | 'getWithdrawTurnover' | 'getWithdrawCharges' | 'listWithdrawals'
type Dependencies = AccountsDependencies & { grants: GrantsService }

const PAGE_SIZE = 13
const KINDS = { BC: 'BC', EW: 'EW', VM: 'VW', VW: 'VW' } as const

const payoutHandlers = ({ withdrawals, grants }: Dependencies): Handlers<Operations> => ({
  async withdraw({ member, body }) {
    const { amount, password, bankCardId, accountId = bankCardId } = body
    const kind = KINDS[body.currentWithdrawType]
    return toReceipt(await withdrawals.withdraw(member(), { kind, accountId, amount: toMinor(amount), password }))
  },
  getWithdrawSettings({ member, language, world }) {
    const { isOpen } = (world as World<WithdrawalsSettings>).settings.withdrawals
    const [restrictions, used] = [withdrawals.restrictions(member()), withdrawals.used(member().id)]
    return toSettings({ isOpen, restrictions, used }, language)
  },
  getWithdrawTurnover: ({ member }) => toTurnover(grants.turnoverOf(member().id)),
  getWithdrawCharges: ({ member, query }) =>
    toDecimal(withdrawals.feeFor(member().id, Math.round(query.withdrawAmount * 100))),
  listWithdrawals({ member, query, language, world }) {
    const period = { start: query.startDateTs, end: query.endDateTs }
    const range = toDateRange(period, world.clock.now(), 'endDateTs')
    const found = withdrawals
      .of(member().id)
      .toReversed()
      .filter((row) => isWithin(row.submittedAt, range) && (query.status ?? STATUS[row.state]) === STATUS[row.state])
      .toSorted((one, other) => other.submittedAt - one.submittedAt)
    const { start = 0, end = start + PAGE_SIZE } = query
    const records = found.slice(start, end).map((row) => toWithdrawal(row, language))
    return { records, footer: [{ totalCount: found.length }] }
  },
})

function toTurnover({ required, actual }: Turnover) {
  const sums = { requiredTurnover: toDecimal(required), actualTurnover: toDecimal(actual) }
  return {
    status: required > 0 ? ('I' as const) : ('N' as const),
    totalRequiredTurnover: sums.requiredTurnover,
    totalActualTurnover: sums.actualTurnover,
    details: required > 0 ? [{ gameType: 'ALL', ...sums }] : [],
  }
}

export const withdrawalsHandlers = (dependencies: Dependencies) => ({
  ...accountsHandlers(dependencies),
  ...payoutHandlers(dependencies),
})
