import type { WalletAccount } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { MAIN_WALLET_ID } from '#api/wallet/wallet.queries.ts'

export const isClosed = ({ status }: WalletAccount) => status !== 'OK'

export const outsideOf = (wallets: readonly WalletAccount[]) =>
  wallets.filter(({ accountTypeId, balance }) => accountTypeId !== MAIN_WALLET_ID && balance > 0)

export function useNameOf() {
  const { t } = useTranslation('transfer')
  return ({ accountTypeId, displayName, accountTypeName = '' }: WalletAccount) =>
    accountTypeId === MAIN_WALLET_ID ? t('main') : displayName || accountTypeName
}
