import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { formatMoney } from '#lib/money/money.ts'
import parts from '#features/demo/panel.module.css'
import { type Ledger, ledgerQuery } from './director.queries.ts'
import styles from './director.module.css'

/** The ledger has an account for each member, game and payment; only the largest are listed. */
const MAX_ACCOUNTS = 40

export function LedgerView() {
  const { t } = useTranslation('director')
  const language = useLanguage()
  const { data } = useQuery(ledgerQuery())
  const nameOf = useAccountName(data)
  const accounts = Object.entries(data?.accounts ?? {})
    .filter(([, minor]) => minor !== 0)
    .toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .slice(0, MAX_ACCOUNTS)
  return (
    <section className={parts.part}>
      <h3>{t('ledger')}</h3>
      {data && (
        <p className={parts.hint} role="status">
          {data.status === 'balanced' ? t('balanced') : t('unbalanced', { what: data.status })}
        </p>
      )}
      <ul className={styles.list} data-long tabIndex={0} aria-label={t('ledger')}>
        {accounts.map(([account, minor]) => (
          <li key={account}>
            <span>{nameOf(account)}</span>
            <span>{formatMoney(minor / 100, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const houseAccounts = ['cashier', 'promotions', 'agents', 'fees', 'payouts', 'trial'] as const

function useAccountName(ledger: Ledger | undefined) {
  const { t, i18n } = useTranslation('director')
  return (account: string) => {
    const [kind, id = ''] = account.split(':')
    const house = kind === 'house' ? houseAccounts.find((one) => one === id) : undefined
    if (house) return t(`house.${house}`)
    const name = ledger?.names?.[account]?.[i18n.language === 'en' ? 'en' : 'vi'] ?? id
    return kind === 'stakes' ? t('stakesOf', { name }) : name
  }
}
