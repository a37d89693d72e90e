import { api } from '#api/gateway.ts'
import { getWithdrawTurnover } from '@longan/react-query/withdrawals'
import type { WalletAccount } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MAIN_WALLET_ID } from '#api/wallet/wallet.queries.ts'
import type { WithdrawSettings } from '#api/wallet/withdrawals.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatMoney, toDecimal } from '#lib/money/money.ts'
import { paths } from '#lib/site/paths.ts'
import styles from '#shared/forms/form.module.css'
import { Lead } from '#shared/forms/form-layout.tsx'
import { Facts } from '#shared/records/facts.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { Link } from '#ui/action/link.tsx'
import type { Limits } from './limits.ts'

type WithdrawSummaryProps = { settings: WithdrawSettings; limits: Limits; wallets: WalletAccount[] }

export function WithdrawSummary({ settings, limits, wallets }: WithdrawSummaryProps) {
  const { t } = useTranslation('withdraw')
  const { data: turnover } = useQuery({ ...getWithdrawTurnover.queryOptions(api), staleTime: 0 })
  const { timesLeft, sumLeft } = limits
  const { remainingFreeCount: free, withdrawExceedChargeMsg: fees } = settings
  const left = turnover && Math.max(0, turnover.totalRequiredTurnover - turnover.totalActualTurnover)
  return (
    <>
      <Facts
        facts={[
          { label: t('balance'), value: <Amount value={toDecimal(limits.balance)} />, strong: true },
          timesLeft !== undefined && { label: t('timesLeft'), value: t('times', { count: timesLeft }) },
          sumLeft !== undefined && { label: t('limitLeft'), value: <Amount value={sumLeft} /> },
          free !== undefined && { label: t('freeWithdrawalsLeft'), value: t('times', { count: free }) },
          left !== undefined && { label: t('turnoverLeft'), value: <Amount value={left} /> },
          { label: t('arrival'), value: t('arrivalUsual') },
        ]}
      />
      {fees && <Lead>{fees}</Lead>}
      <VendorBalances wallets={wallets} />
    </>
  )
}

/** Balances at vendors must be transferred back before they can be withdrawn. */
function VendorBalances({ wallets }: { wallets: WalletAccount[] }) {
  const { t } = useTranslation('withdraw')
  const language = useLanguage()
  const sum = wallets
    .filter(({ accountTypeId }) => accountTypeId !== MAIN_WALLET_ID)
    .reduce((total, { balance }) => total + balance, 0)
  if (sum === 0) return null
  return (
    <Lead>
      {t('inProviderWallets', { amount: formatMoney(sum, language) })}{' '}
      <Link to={paths.transfer} className={styles.link}>
        {t('transferToMain')}
      </Link>
    </Lead>
  )
}
