import { useTranslation } from 'react-i18next'
import type { FallbackProps } from 'react-error-boundary'
import { problemCode } from '#api/problems.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'

const isStale = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script|preload/i.test(error.message)

/** The net under every screen: says what happened, offers another try and the way home. */
export function ErrorScreen({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation()
  const stale = isStale(error)
  return (
    <div role="alert">
      <Empty
        title={t(stale ? 'staleTitle' : 'crashTitle')}
        text={t(stale ? 'staleText' : 'crashText')}
        action={
          <>
            <Button onClick={() => (stale ? location.reload() : resetErrorBoundary())}>
              {t(stale ? 'reload' : 'retry')}
            </Button>
            <Button variant="quiet" onClick={() => location.assign(paths.home)}>
              {t('toHome')}
            </Button>
            {!stale && <small>{t('reference', { code: problemCode(error) })}</small>}
          </>
        }
      />
    </div>
  )
}
