import { MessageCircleQuestion } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '#lib/config.ts'
import styles from './frame-layout.module.css'
import { useService } from './use-service.ts'

const ServiceSheet = lazy(() => import('./service-sheet.tsx').then((file) => ({ default: file.ServiceSheet })))

/** The frame's floating element: the short way to customer service, above the tabs. A site may leave it out. */
export function FloatingService() {
  const { t } = useTranslation()
  const service = useService()
  if (!config.floatingService) return null
  return (
    <>
      <button type="button" className={styles.floating} data-floating aria-label={t('service')} onClick={service.open}>
        <MessageCircleQuestion size={24} strokeWidth={1.8} />
      </button>
      <Suspense>{service.choosing !== undefined && <ServiceSheet service={service} />}</Suspense>
    </>
  )
}
