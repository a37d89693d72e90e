import type { AccountInput, components } from '@longan/sdk'
import { type Bank, findBank, banks } from '../../catalogue/banks.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { yesNo } from '../../kernel/validation/boolean-input.ts'
import { type Account, masked } from './account.model.ts'
import { MAX_ACCOUNTS, type NewAccount } from './accounts.service.ts'

type Schemas = components['schemas']

const KINDS = { B: 'BC', E: 'EW', V: 'VW' } as const
const WALLET_GROUP = { vi: 'Ví điện tử', en: 'E-wallets' }

export function toNewAccount(input: AccountInput): NewAccount {
  const { cardType, bankCode, cardNumber = '', walletAddress = cardNumber, walletName: name } = input
  const { firstName = '', lastName = '', fullName = `${lastName} ${firstName}`.trim(), payeeName = fullName } = input
  const kind = KINDS[cardType]
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

export function toAccountList(accounts: Account[], language: Language) {
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

export const bankList = (cardType: keyof typeof KINDS, language: Language): Schemas['Bank'][] =>
  banks()
    .filter(({ kind }) => kind === KINDS[cardType])
    .map((bank) => toBank(bank, language))

export const eWalletGroups = (cardCount: number, language: Language): Schemas['EWalletGroup'][] => [
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
