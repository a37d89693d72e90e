import { useTranslation } from 'react-i18next'
import { paths } from '#lib/site/paths.ts'
import { Row } from '#shared/forms/form-layout.tsx'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { useBack } from '#app/frame/use-page-change.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { session, useSession } from '#api/member/session.ts'
import { walletQuery } from '#api/wallet/wallet.queries.ts'
import { Amount } from '#ui/text/amount.tsx'

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

export function TrialBanner() {
  const { t } = useTranslation(['member', 'app'])
  const { pathname, search } = useLocation()
  const { data } = useQuery(walletQuery())
  const name = useSession()?.userName
  return (
    <aside aria-label={t('trial')}>
      <Row>
        <p>
          <small>
            {t('trial')} · {name}
            <br />
            {t('playMoney')} <Amount exact value={data?.sumBalance} />
          </small>
        </p>
        <ButtonLink size="small" to={paths.register} onClick={() => session.rememberReturn(pathname + search)}>
          {t('registerNow')}
        </ButtonLink>
      </Row>
    </aside>
  )
}
