import { api } from '#api/gateway.ts'
import { getMerchantWallet } from '@longan/react-query/wallet'
import type { WalletAccount } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { walletsQuery } from '#api/wallet/wallet.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import styles from '#shared/forms/form.module.css'
import { Group, Screen } from '#shared/forms/form-layout.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { ReturnAll } from './return-all.tsx'
import { TransferForm } from './transfer-form.tsx'
import { isClosed, outsideOf, useNameOf } from './wallets.ts'

export function TransferScreen() {
  const singleWallet = useQuery(getMerchantWallet.queryOptions(api))
  const wallets = useQuery(walletsQuery())
  // If this query fails, the site is treated as having several wallets.
  if (singleWallet.isPending || wallets.isPending) return <RowSkeletons count={5} height={72} />
  if (singleWallet.data) return <SingleWallet />
  if (!wallets.data) return <Failure query={wallets} />
  return (
    <Screen>
      <ReturnAll wallets={wallets.data} />
      <TransferForm wallets={wallets.data} />
      <Wallets wallets={wallets.data} />
    </Screen>
  )
}

function Wallets({ wallets }: { wallets: WalletAccount[] }) {
  const { t } = useTranslation('transfer')
  const nameOf = useNameOf()
  return (
    <section className={styles.form}>
      <Group>{t('wallets')}</Group>
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
          text={t('moneyElsewhere', { count: outsideOf(wallets).length })}
          trailing={<Amount value={wallets.reduce((sum, { balance }) => sum + balance, 0)} />}
        />
      </ListCard>
    </section>
  )
}

function SingleWallet() {
  const { t } = useTranslation(['transfer', 'app'])
  const action = <ButtonLink to={paths.memberHome}>{t('app:memberHome')}</ButtonLink>
  return <Empty title={t('single')} text={t('singleText')} action={action} />
}
