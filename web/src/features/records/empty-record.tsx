import { useTranslation } from 'react-i18next'
import { paths } from '#lib/site/paths.ts'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import type { usePeriod } from '#shared/records/period-filter.tsx'

type EmptyRecordProps = {
  of: 'transactions' | 'bets'
  span: Pick<ReturnType<typeof usePeriod>, 'name' | 'change'>
  isFiltered: boolean
  onClear: () => void
}

export function EmptyRecord({ of, span, isFiltered: isNarrowed, onClear }: EmptyRecordProps) {
  const { t } = useTranslation(['records', 'app'])
  const title = t(of === 'bets' ? 'noBets' : 'noTransactions')
  if (isNarrowed)
    return (
      <Empty
        title={title}
        text={t('narrowedText')}
        action={<ActionButton onClick={onClear}>{t('clear')}</ActionButton>}
      />
    )
  if (span.name === 'month')
    return <Empty title={title} action={<ButtonLink to={paths.home}>{t('app:toHome')}</ButtonLink>} />
  const showMonth = () => span.change({ span: 'month' })
  return (
    <Empty
      title={title}
      text={t('nothingText')}
      action={<ActionButton onClick={showMonth}>{t('show30Days')}</ActionButton>}
    />
  )
}

const ActionButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button variant="secondary" onClick={onClick}>
    {children}
  </Button>
)
