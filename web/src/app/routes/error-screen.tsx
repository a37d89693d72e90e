import type { FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { problemCode } from '#api/problems.ts'
import { isChunkLoadError } from '#lib/device/load-chunk.ts'
import { paths } from '#lib/site/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { MissingScreen } from './lazy-screen.tsx'

export function ErrorScreen({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation()
  if (isChunkLoadError(error)) return <MissingScreen onRetry={resetErrorBoundary} />
  return (
    <div role="alert">
      <Empty
        title={t('crashTitle')}
        text={t('crashText')}
        action={
          <>
            <Button onClick={resetErrorBoundary}>{t('retry')}</Button>
            <Button variant="quiet" onClick={() => location.assign(paths.home)}>
              {t('toHome')}
            </Button>
            <small>{t('reference', { code: problemCode(error) })}</small>
          </>
        }
      />
    </div>
  )
}
