import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../action/button.tsx'
import styles from './empty.module.css'

type ErrorPanelProps = {
  message: string
  code?: string
  onRetry?: () => void
  retrying?: boolean
  children?: ReactNode
}

export function ErrorPanel({ message, code, onRetry, retrying, children }: ErrorPanelProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.empty} role="alert">
      <CircleAlert size={40} strokeWidth={1.8} data-problem aria-hidden />
      <p className={styles.title}>{message}</p>
      <p className={styles.text}>{t('errorNext')}</p>
      {children}
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} busy={retrying}>
          {t('retry')}
        </Button>
      )}
      {code && <p className={styles.reference}>{t('reference', { code })}</p>}
    </div>
  )
}
