import type { Account, AccountList, BankKind } from '#api/accounts.queries.ts'
import { useModule } from '#api/system.queries.ts'

export const kinds = ['B', 'E', 'V'] as const satisfies readonly BankKind[]

/** What the gateway calls a withdrawal to each kind of account. */
export const withdrawTypes = { B: 'BC', E: 'EW', V: 'VW' } as const

const ofCardType: Record<Account['cardType'], BankKind> = { BC: 'B', EW: 'E', V: 'V' }
export const kindOf = ({ cardType }: Pick<Account, 'cardType'>): BankKind => ofCardType[cardType]

/** The accounts of each kind, and how many of them there may be. */
export function byKind(list: AccountList) {
  const { maxCardCount, maxVirtualWalletCount = maxCardCount } = list
  return {
    B: { accounts: list.fullBankCardList, most: maxCardCount, mayDelete: list.normalDeleteBankCard !== 'N' },
    E: { accounts: list.fullEWalletList, most: maxCardCount, mayDelete: list.ewalletDeleteBankCard !== 'N' },
    V: {
      accounts: list.fullVirtualWalletList,
      most: maxVirtualWalletCount,
      mayDelete: list.virtualDeleteBankCard !== 'N',
    },
  } satisfies Record<BankKind, { accounts: Account[]; most: number; mayDelete: boolean }>
}

/** Every account that money can be sent to now, cards first. */
export const usable = (list: AccountList) =>
  kinds.flatMap((kind) => byKind(list)[kind].accounts).filter(({ isWithdrawActive }) => isWithdrawActive === 'Y')

/** `•••• 6789`, `TLonga…jGfe`: how an account is told from the others, without its number. */
export function shortNumber({ cardNumber, walletAddress = '' }: Pick<Account, 'cardNumber' | 'walletAddress'>) {
  const number = cardNumber ?? walletAddress
  return number.replace(/^\*+/, '•••• ').replace(/\*+/, '…')
}

/** The kinds of accounts that this site lets members add. */
export function useKinds(): BankKind[] {
  const isOn = { B: useModule('BINDCARD3'), E: useModule('BINDEW3'), V: useModule('BINDVC3') }
  return kinds.filter((kind) => isOn[kind])
}
