import type { DepositOrder } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#lib/money/money.ts'
import { useLanguage } from '#i18n/use-language.ts'
import styles from '#shared/forms/form.module.css'
import { Group } from '#shared/forms/form-layout.tsx'
import { Facts } from '#shared/records/facts.tsx'
import { OrderCode } from './order-code.tsx'

export function Instructions({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit')
  const language = useLanguage()
  const { amount, status, receiverName, receiverAccount, bankChName, bankBranch, walletAddress, sourceAmount } = order
  const transferNote = order.remarks ?? order.refCode
  const isBankTransfer = receiverAccount !== undefined || receiverName !== undefined
  if (status !== 'created' && status !== 'awaiting') return null
  const coins = sourceAmount === undefined ? undefined : String(sourceAmount)
  return (
    <section className={styles.form} aria-label={t('howToPay')}>
      <Group>{t('howToPay')}</Group>
      <OrderCode order={order} />
      <Facts
        facts={[
          bankChName !== undefined && { label: t('bank'), value: [bankChName, bankBranch].filter(Boolean).join(', ') },
          receiverName !== undefined && { label: t('receiver'), value: receiverName, copy: receiverName },
          receiverAccount !== undefined && {
            label: t('account'),
            value: receiverAccount,
            copy: receiverAccount,
            strong: true,
          },
          walletAddress !== undefined && {
            label: t('address'),
            value: walletAddress,
            copy: walletAddress,
            strong: true,
          },
          coins !== undefined && { label: t('youSend'), value: coins, copy: coins, strong: true },
          isBankTransfer && {
            label: t('amount'),
            value: formatMoney(amount, language),
            copy: String(amount),
            strong: true,
          },
          isBankTransfer &&
            transferNote !== undefined && {
              label: t('transferMessage'),
              value: transferNote,
              copy: transferNote,
              strong: true,
            },
        ]}
      />
      {isBankTransfer && <p>{t('transferMessageHint')}</p>}
      {walletAddress !== undefined && <p>{t('addressHint')}</p>}
    </section>
  )
}
