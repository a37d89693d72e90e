import { useSearchParams } from 'react-router-dom'
import { endOfDay, formatDate, lastDays, startOfDay, foreignZone } from '#lib/time/dates.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chips } from '#ui/action/chips.tsx'
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx'
import styles from './records.module.css'

const periodNames = ['today', 'week', 'month', 'custom'] as const

const DAYS = { today: 1, week: 7, month: 30 } as const
const DAY = 86_400_000

const isSelectableDay = (text: string, today: string) =>
  text >= '2000' && text <= today && !Number.isNaN(Date.parse(text))

/** Returns the period from the first day to the end of the last day, cut to the 30 days that the gateway allows, or to a month. */
function periodBetween(from: string, to: string, isWholeMonth: boolean) {
  const end = endOfDay(to)
  const month = to.slice(0, 'YYYY-MM'.length)
  const earliest = isWholeMonth && from === `${month}-01` ? startOfDay(from) : end - DAYS.month * DAY + 1
  return { start: Math.min(Math.max(startOfDay(from), earliest), startOfDay(to)), end }
}

const withoutEmpty = (query: Record<string, string>) =>
  new URLSearchParams(Object.entries(query).filter(([, value]) => value))

/**
 * Returns the selected period. It is stored in the URL, so that it survives a reload and navigation back. `hasWholeMonths`: the query of the
 * page can read a month of 31 days.
 */
export function usePeriod(defaultName: 'week' | 'month' = 'week', hasWholeMonths = false) {
  const [query, setQuery] = useSearchParams()
  const today = formatDate(serverClock.now())
  const selected = periodNames.find((name) => name === query.get('span')) ?? defaultName
  const dayOf = (end: string) => {
    const day = query.get(end) ?? ''
    return isSelectableDay(day, today) ? day : today
  }
  const period =
    selected === 'custom'
      ? periodBetween(dayOf('from'), dayOf('to'), hasWholeMonths)
      : lastDays(DAYS[selected], serverClock.now())
  const change = (next: Record<string, string>) =>
    setQuery((before) => withoutEmpty({ ...Object.fromEntries(before), ...next }), { replace: true })
  return {
    name: selected,
    today,
    period,
    query,
    change,
  }
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
