import { useSearchParams } from 'react-router-dom'
import { formatDate, foreignZone } from '#lib/time/dates.ts'
import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chips } from '#ui/action/chips.tsx'
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx'
import { isSelectableDay, periodNames, periodOf, type PeriodOptions } from './period.ts'
import styles from './records.module.css'

const withoutEmpty = (query: Record<string, string>) =>
  new URLSearchParams(Object.entries(query).filter(([, value]) => value))

/** Returns the selected period. It is stored in the URL, so that it survives a reload and navigation back. */
export function usePeriod(options: PeriodOptions = {}) {
  const [query, setQuery] = useSearchParams()
  const change = (next: Record<string, string>) =>
    setQuery((before) => withoutEmpty({ ...Object.fromEntries(before), ...next }), { replace: true })
  return { ...periodOf(query, options), query, change }
}

export function PeriodFilter({ name, today, period, change }: ReturnType<typeof usePeriod>) {
  const { t } = useTranslation('records')
  const zone = foreignZone()
  const dates = { from: formatDate(period.start), to: formatDate(period.end) }
  // Custom dates start with the dates on screen.
  const choose = (next: typeof name) => change({ from: '', to: '', ...(next === 'custom' && dates), span: next })
  const choices = periodNames.map((value) => ({ value, label: t(value) }))
  const field = (end: 'from' | 'to') => ({
    name: end,
    label: t(end),
    day: dates[end],
    max: end === 'from' ? dates.to : today,
    onDay: (day: string) => isSelectableDay(day, today) && change({ ...dates, [end]: day }),
  })
  return (
    <>
      <Chips label={t('period')} choices={choices} value={name} onChange={choose} />
      {zone && <p className={styles.zone}>{t('siteTime', { zone })}</p>}
      {name === 'custom' && (
        <div className={styles.dates}>
          <DayField {...field('from')} hint={t('maxPeriod')} />
          <DayField {...field('to')} />
        </div>
      )}
    </>
  )
}

type DayFieldProps = Omit<TextFieldProps, 'value'> & { day: string; onDay: (day: string) => unknown }

/** A date field. Keeps the typed text while the date is incomplete, such as a year with two digits. */
function DayField({ day, onDay, ...field }: DayFieldProps) {
  const [typed, setTyped] = useState<string>()
  const handleChange = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    setTyped(value)
    onDay(value)
  }
  return (
    <TextField {...field} kind="day" value={typed ?? day} onChange={handleChange} onBlur={() => setTyped(undefined)} />
  )
}
