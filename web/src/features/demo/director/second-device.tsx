import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QrCode } from '#shared/invite/qr-code.tsx'
import { useCopy } from '#shared/use-copy.ts'
import { Button } from '#ui/action/button.tsx'
import { useWorldUpdate } from './director-context.ts'
import { panelLinkQuery } from './director.queries.ts'
import styles from './director.module.css'

/** QR code that opens this panel on another device; only if the mock runs behind HTTP. */
export function SecondDevice() {
  const { t } = useTranslation('director')
  const { data } = useQuery(panelLinkQuery())
  const world = useWorldUpdate()?.world
  const copy = useCopy()
  if (!data?.link) return null
  const link = `${data.link}&world=${world}`
  return (
    <section className={styles.part}>
      <h3>{t('device')}</h3>
      <p className={styles.hint}>{t('deviceText')}</p>
      <div className={styles.qr}>
        <QrCode text={link} label={t('device')} />
      </div>
      <Button size="small" variant="secondary" onClick={() => void copy(link)}>
        {t('copyDevice')}
      </Button>
    </section>
  )
}
