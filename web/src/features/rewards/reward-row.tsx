import type { ReactNode } from 'react'
import styles from './rewards.module.css'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/site/paths.ts'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'

type RewardRowProps = {
  icon?: ReactNode
  title: string
  reward?: string
  note?: ReactNode
  children?: ReactNode
}

export function RewardRow({ icon, title, reward: gift, note, children }: RewardRowProps) {
  return (
    <div className={styles.row}>
      {icon}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {gift && <p className={styles.gift}>{gift}</p>}
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {children}
    </div>
  )
}

export function NoOffer(texts: { title: string; text: string }) {
  const { t } = useTranslation('titles')
  const action = (
    <ButtonLink variant="secondary" to={paths.promotions()}>
      {t('promotions')}
    </ButtonLink>
  )
  return <Empty {...texts} action={action} />
}
