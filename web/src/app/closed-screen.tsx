import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import styles from './closed-screen.module.css'

type ClosedScreenProps = { reason: 'maintenance' | 'blocked'; address?: string; checking: boolean; onCheck: () => void }

/** The whole app while the site is closed: alone, outside the frame. */
export function ClosedScreen({ reason, address, checking, onCheck }: ClosedScreenProps) {
  const { t } = useTranslation(['app', 'status'])
  return (
    <main className={styles.screen}>
      <h1 className="visually-hidden">{t('brand')}</h1>
      <Empty
        title={t(`status:${reason}Title`)}
        text={t(`status:${reason}Text`)}
        action={
          <Button variant="secondary" busy={checking} onClick={onCheck}>
            {t('status:checkAgain')}
          </Button>
        }
      />
      {reason === 'blocked' && address && <p className={styles.address}>{t('status:yourAddress', { ip: address })}</p>}
    </main>
  )
}
