import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import type { useSpan } from '#shared/records/use-span.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { viewPath } from './views.ts'

/** A span of time without a row: a longer one, or the team that brings them. */
export function NothingHere({ name, change }: Pick<ReturnType<typeof useSpan>, 'name' | 'change'>) {
  const { t } = useTranslation(['agent', 'records'])
  const action =
    name === 'month' ? (
      <ButtonLink variant="secondary" to={viewPath('team')}>
        {t('team')}
      </ButtonLink>
    ) : (
      <Button variant="secondary" onClick={() => change({ span: 'month' })}>
        {t('records:lookFurther')}
      </Button>
    )
  return <Empty title={t('nothing')} text={t('records:nothingText')} action={action} />
}

/** Nobody below, or nobody of this name: the links that bring people, or another try. */
export function Nobody({ sought = '' }: { sought?: string }) {
  const { t } = useTranslation('agent')
  if (sought) return <Empty title={t('nobodyFound')} text={t('nobodyFoundText')} />
  const action = (
    <ButtonLink variant="secondary" to={paths.agentRegister}>
      {t('links')}
    </ButtonLink>
  )
  return <Empty title={t('nobodyBelow')} text={t('nobodyText')} action={action} />
}
