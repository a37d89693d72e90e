import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { watchPull } from '#lib/device/watch-pull.ts'
import { Button } from '#ui/action/button.tsx'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import styles from './pull-indicator.module.css'
import { type InfiniteData, isCancelledError, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { isSessionLost, problemText, siteClosureOf } from '#api/problems.ts'
import { showToast } from '#ui/overlay/toast.ts'

export function PullIndicator({ of }: { of: Reads }) {
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
        {stage !== 'idle' && t(stage)}
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

type Reads = readonly { operation: string }[]

function useRefresh(of: Reads) {
  const client = useQueryClient()
  const [stage, setStage] = useState<'idle' | 'refreshing' | 'refreshed'>('idle')
  const refresh = async () => {
    if (stage === 'refreshing') return
    setStage('refreshing')
    try {
      await refetchFromFirstPage(client, of)
      setStage('refreshed')
    } catch (error) {
      setStage('idle')
      // A lost session or a closed site is shown by the app itself; a cancelled fetch is not an error.
      if (!isSessionLost(error) && !siteClosureOf(error) && !isCancelledError(error))
        void showToast(problemText(error), { kind: 'error', time: 'short' })
    }
  }
  return { stage, refresh }
}

async function refetchFromFirstPage(client: QueryClient, reads: Reads) {
  const queries = reads.map(({ operation }) => ({ queryKey: [operation], type: 'active' as const }))
  // A refresh happens at the top of the list: only the first page is fetched.
  queries.forEach((query) => client.setQueriesData(query, firstPage))
  await Promise.all(queries.map((query) => client.refetchQueries(query, { throwOnError: true })))
}

const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data

const firstPage = (data: unknown) =>
  isPaged(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data
