import { MessageCircleQuestion } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '#shared/use-service.ts'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import styles from './frame-layout.module.css'

const ServiceSheet = lazyComponent(() => import('#shared/service-sheet.tsx').then((file) => file.ServiceSheet))

/**
 * The floating button for customer service, above the tabs. At the end of a page it has its own space; elsewhere it moves to the margin, so that it
 * never covers content.
 */
export function FloatingService() {
  const { t } = useTranslation()
  const service = useService()
  const [end, isAtEnd] = useOnScreen<HTMLSpanElement>()
  return (
    <>
      <div className={styles.room} />
      <span ref={end} className={styles.end} />
      <button
        type="button"
        className={styles.floating}
        data-floating
        data-aside={!isAtEnd || undefined}
        aria-label={t('service')}
        onClick={service.open}
      >
        <MessageCircleQuestion size={24} strokeWidth={1.8} />
      </button>
      {service.choosing !== undefined && (
        <ServiceSheet open={service.choosing} onClose={service.close} service={service} />
      )}
    </>
  )
}

function useOnScreen<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  const [isOnScreen, setOnScreen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    // The last of several changes is the current one.
    const observer = new IntersectionObserver((changes) => setOnScreen(changes.at(-1)?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, isOnScreen] as const
}
