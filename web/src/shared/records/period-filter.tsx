import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foreignZone, formatDate } from '#lib/time/dates.ts'
import { Chips } from '#ui/action/chips.tsx'
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx'
import styles from './records.module.css'
import { isSelectableDay, periodNames, type usePeriod } from './use-period.ts'

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
