import type { Account, AccountList } from '@longan/sdk'
import { useModule } from '#api/site/system.queries.ts'

export const kinds = ['B', 'E', 'V'] as const satisfies readonly BankKind[]

export const withdrawTypes = { B: 'BC', E: 'EW', V: 'VW' } as const

const ofCardType: Record<Account['cardType'], BankKind> = { BC: 'B', EW: 'E', V: 'V' }
export const kindOf = ({ cardType }: Pick<Account, 'cardType'>): BankKind => ofCardType[cardType]

export function byKind(list: AccountList) {
  const { maxCardCount, maxVirtualWalletCount = maxCardCount } = list
  return {
    B: { accounts: list.fullBankCardList, maxCount: maxCardCount, mayDelete: list.normalDeleteBankCard !== 'N' },
    E: { accounts: list.fullEWalletList, maxCount: maxCardCount, mayDelete: list.ewalletDeleteBankCard !== 'N' },
    V: {
      accounts: list.fullVirtualWalletList,
      maxCount: maxVirtualWalletCount,
      mayDelete: list.virtualDeleteBankCard !== 'N',
    },
  } satisfies Record<BankKind, { accounts: Account[]; maxCount: number; mayDelete: boolean }>
}

export const usableAccounts = (list: AccountList) =>
  kinds.flatMap((kind) => byKind(list)[kind].accounts).filter(({ isWithdrawActive }) => isWithdrawActive === 'Y')

/** Returns a masked number such as `•••• 6789` or `TLonga…jGfe`. */
export function shortNumber({ cardNumber, walletAddress = '' }: Pick<Account, 'cardNumber' | 'walletAddress'>) {
  const number = cardNumber ?? walletAddress
  return number.replace(/^\*+/, '•••• ').replace(/\*+/, '…')
}

export function useKinds(): BankKind[] {
  const isOn = { B: useModule('BINDCARD3'), E: useModule('BINDEW3'), V: useModule('BINDVC3') }
  return kinds.filter((kind) => isOn[kind])
}

/** The kinds of accounts: bank, e-wallet, coin. */
export type BankKind = 'B' | 'E' | 'V'
