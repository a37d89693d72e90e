import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/dates.ts'
import { Chips } from '#ui/chips.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './records.module.css'
import { spanNames, type useSpan } from './use-span.ts'

/** Today, 7 days, 30 days or two dates of one's own. */
export function SpanFilter({ name, today, span, change }: ReturnType<typeof useSpan>) {
  const { t } = useTranslation('records')
  const shown = { from: formatDate(span.from), to: formatDate(span.to) }
  // Dates of one's own begin with those on screen.
  const choose = (next: typeof name) => change({ from: '', to: '', ...(next === 'custom' && shown), span: next })
  const choices = spanNames.map((value) => ({ value, label: t(value) }))
  const field = (end: 'from' | 'to') => ({
    kind: 'day' as const,
    name: end,
    label: t(end),
    value: shown[end],
    max: end === 'from' ? shown.to : today,
    onChange: ({ target }: { target: HTMLInputElement }) => target.value && change({ ...shown, [end]: target.value }),
  })
  return (
    <>
      <Chips label={t('span')} choices={choices} value={name} onChange={choose} />
      {name === 'custom' && (
        <div className={styles.dates}>
          <TextField {...field('from')} hint={t('longest')} />
          <TextField {...field('to')} />
        </div>
      )}
    </>
  )
}
