import type { WalletAccount } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { singleWalletQuery, walletsQuery } from '#api/wallets.queries.ts'
import { paths } from '#lib/paths.ts'
import { Failure } from '#shared/failure.tsx'
import styles from '#shared/forms/form.module.css'
import { Amount } from '#ui/amount.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { ListCard, ListRow } from '#ui/list-row.tsx'
import { RowSkeletons } from '#ui/skeleton.tsx'
import { BringBack } from './bring-back.tsx'
import { TransferForm } from './transfer-form.tsx'
import { isClosed, outsideOf, useNameOf } from './wallets.ts'

/** Money between the main wallet and those at vendors: all of it back, or an amount from one to another. */
export function TransferScreen() {
  const single = useQuery(singleWalletQuery())
  const wallets = useQuery(walletsQuery())
  // A site that does not tell is taken at its wallets.
  if (single.isPending || wallets.isPending) return <RowSkeletons count={5} height={72} />
  if (single.data) return <OneWallet />
  if (!wallets.data) return <Failure query={wallets} />
  return (
    <div className={styles.screen}>
      <BringBack wallets={wallets.data} />
      <TransferForm wallets={wallets.data} />
      <Wallets wallets={wallets.data} />
    </div>
  )
}

function Wallets({ wallets }: { wallets: WalletAccount[] }) {
  const { t } = useTranslation('transfer')
  const nameOf = useNameOf()
  return (
    <section className={styles.form}>
      <h2 className={styles.group}>{t('wallets')}</h2>
      <ListCard label={t('wallets')}>
        {wallets.map((one) => (
          <ListRow
            key={one.accountTypeId}
            title={nameOf(one)}
            {...(isClosed(one) && { text: t('closed') })}
            trailing={<Amount value={one.balance} />}
          />
        ))}
        <ListRow
          title={t('total')}
          text={t('outside', { count: outsideOf(wallets).length })}
          trailing={<Amount value={wallets.reduce((sum, { balance }) => sum + balance, 0)} unit />}
        />
      </ListCard>
    </section>
  )
}

function OneWallet() {
  const { t } = useTranslation(['transfer', 'app'])
  const action = <ButtonLink to={paths.memberHome}>{t('app:memberHome')}</ButtonLink>
  return <Empty title={t('single')} text={t('singleText')} action={action} />
}
