import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storage } from '#lib/storage/storage.ts'
import { Button } from '#ui/action/button.tsx'
import styles from './director.module.css'

const HINTS = [1, 2, 3] as const

/** Three hints on first use, until they are read. */
export function FirstHints() {
  const { t } = useTranslation('director')
  const [isRead, setRead] = useState(() => storage.get('directorHints') !== undefined)
  if (isRead) return null
  const close = () => {
    storage.set('directorHints', 'read')
    setRead(true)
  }
  return (
    <section className={styles.finished} aria-label={t('hints')}>
      <ol>
        {HINTS.map((number) => (
          <li key={number}>{t(`hint.${number}`)}</li>
        ))}
      </ol>
      <Button size="small" variant="secondary" onClick={close}>
        {t('hintsRead')}
      </Button>
    </section>
  )
}
