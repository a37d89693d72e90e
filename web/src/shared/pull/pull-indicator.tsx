import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { watchPull } from '#lib/watch-pull.ts'
import { Button } from '#ui/button.tsx'
import { BrandMark } from '#ui/brand-mark.tsx'
import styles from './pull-indicator.module.css'
import { type QueryKeyPrefixes, useRefresh } from './use-refresh.ts'

/** The drum that comes down with the finger, the same for a keyboard or a screen reader, and words on how it goes. */
export function PullIndicator({ of }: { of: QueryKeyPrefixes }) {
  const { t } = useTranslation('lists')
  const { stage, refresh } = useRefresh(of)
  const sign = usePullGesture(() => void refresh())
  return (
    <div ref={sign} className={styles.pull} data-late data-busy={stage === 'asking' || undefined}>
      <span className={styles.sign}>
        <BrandMark size={28} spinning={stage === 'asking'} />
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

/** Follows the finger without a render for each step of it. */
function usePullGesture(onComplete: () => void) {
  const sign = useRef<HTMLDivElement>(null)
  const complete = useEffectEvent(onComplete)
  // Fingers are the browser's; the page under them is the frame's.
  useEffect(() => {
    const [page, { style }] = [sign.current!.closest('main'), sign.current!]
    if (!page) return
    // The browser's own pull would load the whole app anew.
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
