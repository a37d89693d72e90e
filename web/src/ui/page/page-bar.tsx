import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../action/icon-button.tsx'
import styles from './page-bar.module.css'

type PageBarProps = { title: string; onBack?: () => void; tone?: 'plain' | 'blue'; trailing?: ReactNode }

export function PageBar({ title, onBack, tone = 'plain', trailing }: PageBarProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.bar} data-tone={tone}>
      <div className={styles.side}>
        {onBack && <IconButton label={t('back')} icon={<ChevronLeft />} onClick={onBack} />}
      </div>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.side}>{trailing}</div>
    </div>
  )
}
