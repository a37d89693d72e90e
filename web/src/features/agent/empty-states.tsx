import { useTranslation } from 'react-i18next'
import { paths } from '#lib/site/paths.ts'
import type { usePeriod } from '#shared/records/period-filter.tsx'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { viewPath } from './views.ts'

export function EmptyPeriod({ name, change }: Pick<ReturnType<typeof usePeriod>, 'name' | 'change'>) {
  const { t } = useTranslation(['agent', 'records'])
  const action =
    name === 'month' ? (
      <ButtonLink variant="secondary" to={viewPath('team')}>
        {t('team')}
      </ButtonLink>
    ) : (
      <Button variant="secondary" onClick={() => change({ span: 'month' })}>
        {t('records:show30Days')}
      </Button>
    )
  return <Empty title={t('nothing')} text={t('records:nothingText')} action={action} />
}

export function NoDownlines({ search = '' }: { search?: string }) {
  const { t } = useTranslation('agent')
  if (search) return <Empty title={t('noResults')} text={t('noResultsText')} />
  const action = (
    <ButtonLink variant="secondary" to={paths.agentRegister}>
      {t('links')}
    </ButtonLink>
  )
  return <Empty title={t('noDownline')} text={t('noDownlineText')} action={action} />
}
