import { useTranslation } from 'react-i18next'
import { useIsAgent } from '#api/member/member.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Lead } from '#shared/forms/form-layout.tsx'
import styles from '#shared/records/records.module.css'
import { ServiceSheet } from '#shared/service-sheet.tsx'
import { useService } from '#shared/use-service.ts'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'

const Links = lazyComponent(
  () => import('./links.tsx').then((file) => file.Links),
  () => <RowSkeletons count={4} height={120} />,
)

export function AgentRegisterScreen() {
  const { t } = useTranslation('agent')
  if (!useIsAgent()) return <BecomeAgent />
  return (
    <div className={styles.screen}>
      <Lead>{t('lead_links')}</Lead>
      <Links />
    </div>
  )
}

function BecomeAgent() {
  const { t } = useTranslation('agent')
  const service = useService()
  const action = (
    <>
      <Button onClick={service.open}>{t('contactSupport')}</Button>
      <ButtonLink variant="secondary" to={paths.agent}>
        {t('agentLogin')}
      </ButtonLink>
    </>
  )
  return (
    <div className={styles.screen}>
      <Empty title={t('becomeTitle')} text={t('becomeText')} action={action} />
      {service.choosing !== undefined && (
        <ServiceSheet open={service.choosing} onClose={service.close} service={service} />
      )}
    </div>
  )
}
