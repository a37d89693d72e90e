import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/dates.ts'
import { Chips } from '#ui/chips.tsx'
import { TextField, type TextFieldProps } from '#ui/text-field.tsx'
import styles from './records.module.css'
import { isDay, spanNames, type useSpan } from './use-period.ts'

/** Today, 7 days, 30 days or two dates of one's own. */
export function SpanFilter({ name, today, span, change }: ReturnType<typeof useSpan>) {
  const { t } = useTranslation('records')
  const shown = { from: formatDate(span.from), to: formatDate(span.to) }
  // Dates of one's own begin with those on screen.
  const choose = (next: typeof name) => change({ from: '', to: '', ...(next === 'custom' && shown), span: next })
  const choices = spanNames.map((value) => ({ value, label: t(value) }))
  const field = (end: 'from' | 'to') => ({
    name: end,
    label: t(end),
    day: shown[end],
    max: end === 'from' ? shown.to : today,
    onDay: (day: string) => isDay(day, today) && change({ ...shown, [end]: day }),
  })
  return (
    <>
      <Chips label={t('span')} choices={choices} value={name} onChange={choose} />
      {name === 'custom' && (
        <div className={styles.dates}>
          <DayField {...field('from')} hint={t('longest')} />
          <DayField {...field('to')} />
        </div>
      )}
    </>
  )
}

type DayFieldProps = Omit<TextFieldProps, 'value'> & { day: string; onDay: (day: string) => unknown }

/** A day that is chosen, or typed part by part: a year of which two digits stand there is nobody's wish yet. */
function DayField({ day, onDay, ...field }: DayFieldProps) {
  const [typed, setTyped] = useState<string>()
  const hear = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    setTyped(value)
    onDay(value)
  }
  return <TextField {...field} kind="day" value={typed ?? day} onChange={hear} onBlur={() => setTyped(undefined)} />
}
