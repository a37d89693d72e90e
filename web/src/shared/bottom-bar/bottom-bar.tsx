import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import styles from './bottom-bar.module.css'

type BottomBarProps = {
  label: string
  title: string
  text?: string
  action: ReactNode
  onClose: () => void
  children?: ReactNode
}

export function BottomBar({ label, title, text, action, onClose, children }: BottomBarProps) {
  const { t } = useTranslation()
  return (
    <aside className={styles.bar} aria-label={label}>
      <BrandMark size={32} />
      <span className={styles.words}>
        {title}
        {text && <small>{text}</small>}
      </span>
      {action}
      <IconButton label={t('close')} icon={<X />} onClick={onClose} />
      {children}
    </aside>
  )
}
