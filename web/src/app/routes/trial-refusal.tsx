import { useTranslation } from 'react-i18next'
import { paths } from '#lib/site/paths.ts'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { useBack } from './use-back.ts'

/** The page that a trial player sees instead of one for members: what it needs, and the way there or back. */
export function TrialRefusal() {
  const { t } = useTranslation(['member', 'app'])
  const back = useBack()
  return (
    <div role="alertdialog" aria-label={t('freeReject')}>
      <Empty
        title={t('freeReject')}
        text={t('freeRejectText')}
        action={
          <>
            <ButtonLink to={paths.register} replace>
              {t('registerNow')}
            </ButtonLink>
            <Button variant="secondary" onClick={() => back?.()}>
              {t('app:cancel')}
            </Button>
          </>
        }
      />
    </div>
  )
}
