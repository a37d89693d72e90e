import type { DepositSettings } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import type { Channel } from '#api/wallet/deposits.queries.ts'
import { formatMoney } from '#lib/money/money.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import styles from '#shared/forms/form.module.css'
import { Group } from '#shared/forms/form-layout.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { depositPath } from './deposit-path.ts'

type OpenOrdersProps = { orders: DepositSettings['depositInfo']; channels: Channel[] }

export function OpenOrders({ orders, channels }: OpenOrdersProps) {
  const { t } = useTranslation('deposit')
  const language = useLanguage()
  if (orders.length === 0) return null
  const nameOf = (method: string) => channels.find((channel) => channel.method === method)?.vendorName ?? method
  return (
    <section className={styles.form} aria-label={t('openOrders')}>
      <Group>{t('openOrders')}</Group>
      <ListCard>
        {orders.map(({ depositId, requestedAmount, depositMethod, depositDate, status = 'awaiting' }) => (
          <ListRow
            key={depositId}
            to={depositPath({ order: depositId })}
            title={`${formatMoney(requestedAmount, language)} · ${nameOf(depositMethod)}`}
            text={`${t(`state_${status}`)} · ${formatDayTime(depositDate)}`}
          />
        ))}
      </ListCard>
    </section>
  )
}
