import type { WalletAccount } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { MAIN_WALLET_ID } from '#api/wallets.queries.ts'

/** Returns true if transfers to and from the wallet are suspended. */
export const isClosed = ({ status }: WalletAccount) => status !== 'OK'

/** Returns the vendor wallets that hold money. */
export const outsideOf = (wallets: readonly WalletAccount[]) =>
  wallets.filter(({ accountTypeId, balance }) => accountTypeId !== MAIN_WALLET_ID && balance > 0)

/** Returns the name of a wallet: translated for the main one, the vendor's name otherwise. */
export function useNameOf() {
  const { t } = useTranslation('transfer')
  return ({ accountTypeId, displayName, accountTypeName = '' }: WalletAccount) =>
    accountTypeId === MAIN_WALLET_ID ? t('main') : displayName || accountTypeName
}
