import type { WalletAccount } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { MAIN } from '#api/wallets.queries.ts'

/** Nothing moves into or out of it at present. */
export const isClosed = ({ status }: WalletAccount) => status !== 'OK'

/** The wallets at vendors that hold money. */
export const outsideOf = (wallets: readonly WalletAccount[]) =>
  wallets.filter(({ accountTypeId, balance }) => accountTypeId !== MAIN && balance > 0)

/** What a wallet is called: the main one in our words, a vendor's by its name. */
export function useNameOf() {
  const { t } = useTranslation('transfer')
  return ({ accountTypeId, displayName, accountTypeName = '' }: WalletAccount) =>
    accountTypeId === MAIN ? t('main') : displayName || accountTypeName
}
