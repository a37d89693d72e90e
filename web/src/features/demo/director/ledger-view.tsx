import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { ledgerQuery } from './director.queries.ts'
import styles from './director.module.css'

/** The ledger has an account for each member, game and payment; only the largest are listed. */
const MAX_ACCOUNTS = 40

export function LedgerView() {
  const { t } = useTranslation('director')
  const language = useLanguage()
  const { data } = useQuery(ledgerQuery())
  const accounts = Object.entries(data?.accounts ?? {})
    .filter(([, minor]) => minor !== 0)
    .toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .slice(0, MAX_ACCOUNTS)
  return (
    <section className={styles.part}>
      <h3>{t('ledger')}</h3>
      {data && (
        <p className={styles.hint} role="status">
          {data.status === 'balanced' ? t('balanced') : t('unbalanced', { what: data.status })}
        </p>
      )}
      <ul className={styles.list} data-long tabIndex={0} aria-label={t('ledger')}>
        {accounts.map(([account, minor]) => (
          <li key={account}>
            <code>{account}</code>
            <span>{formatAmount(minor / 100, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
