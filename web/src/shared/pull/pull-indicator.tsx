import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { watchPull } from '#lib/device/watch-pull.ts'
import { Button } from '#ui/action/button.tsx'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import styles from './pull-indicator.module.css'
import { type QueryKeyPrefixes, useRefresh } from './use-refresh.ts'

export function PullIndicator({ of }: { of: QueryKeyPrefixes }) {
  const { t } = useTranslation('lists')
  const { stage, refresh } = useRefresh(of)
  const sign = usePullGesture(() => void refresh())
  return (
    <div ref={sign} className={styles.pull} data-late data-busy={stage === 'refreshing' || undefined}>
      <span className={styles.sign}>
        <BrandMark size={28} spinning={stage === 'refreshing'} />
      </span>
      <div className={styles.again}>
        <Button variant="secondary" size="small" onClick={() => void refresh()}>
          {t('refresh')}
        </Button>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {stage !== 'resting' && t(stage)}
      </p>
    </div>
  )
}

/** Follows the finger without rendering on each move. */
function usePullGesture(onComplete: () => void) {
  const sign = useRef<HTMLDivElement>(null)
  const complete = useEffectEvent(onComplete)
  useEffect(() => {
    const [page, { style }] = [sign.current!.closest('main'), sign.current!]
    if (!page) return
    // The browser's own pull to refresh would reload the app.
    document.documentElement.style.overscrollBehaviorY = 'none'
    const stop = watchPull(page, {
      onPull: (share) => style.setProperty('--pull', String(share)),
      onEnd: (isWhole) => {
        style.removeProperty('--pull')
        if (isWhole) complete()
      },
    })
    return () => {
      stop()
      document.documentElement.style.overscrollBehaviorY = ''
    }
  }, [])
  return sign
}
