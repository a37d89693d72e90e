import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type Account, type AccountList, accountsQuery, type BankKind } from '#api/member/accounts.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import styles from '#shared/forms/form.module.css'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { ListCard } from '#ui/list/list-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { AccountRow } from './account-row.tsx'
import { AccountSheet } from './account-sheet.tsx'
import { byKind, kinds, useKinds } from './accounts.ts'
import { NewAccount } from './new-account.tsx'

export function BankCardsScreen() {
  const [query] = useSearchParams()
  const adding = kinds.find((kind) => kind === query.get('add'))
  return <div className={styles.screen}>{adding ? <NewAccount kind={adding} /> : <Accounts />}</div>
}

function Accounts() {
  const accounts = useQuery(accountsQuery(useLanguage()))
  const offered = useKinds()
  const [opened, setOpened] = useState<Account>()
  if (accounts.isPending) return <RowSkeletons count={4} height={72} />
  if (!accounts.data) return <Failure query={accounts} />
  const all = byKind(accounts.data)
  const visibleKinds = kinds.filter((kind) => offered.includes(kind) || all[kind].accounts.length > 0)
  return (
    <>
      <PullToRefresh of={[['accounts']]} />
      {visibleKinds.map((kind) => (
        <AccountGroup
          key={kind}
          kind={kind}
          list={accounts.data}
          isOffered={offered.includes(kind)}
          onOpen={setOpened}
        />
      ))}
      <AccountSheet account={opened} list={accounts.data} onClose={() => setOpened(undefined)} />
    </>
  )
}

type AccountGroupProps = { kind: BankKind; list: AccountList; isOffered: boolean; onOpen: (account: Account) => void }

function AccountGroup({ kind, list, isOffered, onOpen }: AccountGroupProps) {
  const { t } = useTranslation('withdraw')
  const { accounts, maxCount } = byKind(list)[kind]
  const isFull = accounts.length >= maxCount
  return (
    <section className={styles.form} aria-labelledby={`kind-${kind}`}>
      <div className={styles.row}>
        <h2 id={`kind-${kind}`} className={styles.group}>
          {t(`kind_${kind}`)}
        </h2>
        <p className={styles.lead}>{t('countOf', { total: accounts.length, max: maxCount })}</p>
      </div>
      {accounts.length > 0 && (
        <ListCard label={t(`kind_${kind}`)}>
          {accounts.map((account) => (
            <AccountRow key={account.bankCardId} account={account} onOpen={() => onOpen(account)} />
          ))}
        </ListCard>
      )}
      {isOffered && isFull && <p className={styles.lead}>{t('full', { max: maxCount })}</p>}
      {isOffered && !isFull && (
        <ButtonLink variant="secondary" wide to={paths.bankCards(kind)}>
          <Plus size={18} aria-hidden /> {t(`add_${kind}`)}
        </ButtonLink>
      )}
    </section>
  )
}
