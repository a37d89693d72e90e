import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import type { useSpan } from '#shared/records/use-span.ts'

type NothingYetProps = {
  of: 'transactions' | 'bets'
  span: Pick<ReturnType<typeof useSpan>, 'name' | 'change'>
  /** Filters let through less than there may be. */
  isNarrowed: boolean
  onClear: () => void
}

/** A record without a row, of movements or of bets: what to look at instead. */
export function NothingYet({ of, span, isNarrowed, onClear }: NothingYetProps) {
  const { t } = useTranslation(['records', 'app'])
  const title = t(of === 'bets' ? 'noBets' : 'noTransactions')
  if (isNarrowed)
    return <Empty title={title} text={t('narrowedText')} action={<Another onClick={onClear}>{t('clear')}</Another>} />
  if (span.name === 'month')
    return <Empty title={title} action={<ButtonLink to={paths.home}>{t('app:toHome')}</ButtonLink>} />
  const widen = () => span.change({ span: 'month' })
  return <Empty title={title} text={t('nothingText')} action={<Another onClick={widen}>{t('lookFurther')}</Another>} />
}

const Another = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button variant="secondary" onClick={onClick}>
    {children}
  </Button>
)
