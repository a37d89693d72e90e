import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/dates.ts'
import { Chips } from '#ui/chips.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './records.module.css'
import { spanNames, type useSpan } from './use-span.ts'

/** Today, 7 days, 30 days or two dates of one's own. */
export function SpanFilter({ name, from, to, today, span, change }: ReturnType<typeof useSpan>) {
  const { t } = useTranslation('records')
  // Dates of one's own begin with those on screen.
  const choose = (next: typeof name) =>
    change(next === 'custom' ? { span: next, from: formatDate(span.from), to: formatDate(span.to) } : { span: next })
  const choices = spanNames.map((value) => ({ value, label: t(value) }))
  return (
    <>
      <Chips label={t('span')} choices={choices} value={name} onChange={choose} />
      {name === 'custom' && (
        <div className={styles.dates}>
          <TextField
            type="date"
            name="from"
            label={t('from')}
            value={from}
            max={to}
            onChange={(event) => event.target.value && change({ from: event.target.value })}
          />
          <TextField
            type="date"
            name="to"
            label={t('to')}
            value={to}
            min={from}
            max={today}
            onChange={(event) => event.target.value && change({ to: event.target.value })}
          />
        </div>
      )}
    </>
  )
}
