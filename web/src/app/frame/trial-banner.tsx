import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { session, useSession } from '#api/member/session.ts'
import { walletQuery } from '#api/wallet/wallet.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Amount } from '#ui/text/amount.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import styles from '#shared/forms/form.module.css'

export function TrialBanner() {
  const { t } = useTranslation(['member', 'app'])
  const { pathname, search } = useLocation()
  const { data } = useQuery(walletQuery())
  const name = useSession()?.userName
  return (
    <aside className={styles.row} aria-label={t('trial')}>
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
    </aside>
  )
}
