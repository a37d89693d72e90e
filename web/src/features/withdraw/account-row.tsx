import { Bitcoin, Landmark, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Account } from '@longan/sdk'
import { ListRow } from '#ui/list/list-row.tsx'
import { kindOf, shortNumber } from './accounts.ts'
import styles from './withdraw.module.css'

const icons = { B: <Landmark />, E: <Smartphone />, V: <Bitcoin /> }

export function AccountRow({ account, onOpen }: { account: Account; onOpen?: () => void }) {
  const { t } = useTranslation('withdraw')
  const { bankName, cardHolder, walletName, isDefault, isWithdrawActive } = account
  const tag = isWithdrawActive === 'N' ? t('maintenance') : isDefault === 'Y' && t('default')
  return (
    <ListRow
      icon={icons[kindOf(account)]}
      title={
        <>
          {bankName}
          {tag && <span className={styles.tag}>{tag}</span>}
        </>
      }
      text={[shortNumber(account), cardHolder || walletName].filter(Boolean).join(' · ')}
      {...(onOpen && { onClick: onOpen })}
    />
  )
}
