import { useSearchParams } from 'react-router-dom'
import { endOfDay, formatDate, lastDays, startOfDay } from '#lib/time/dates.ts'
import { serverClock } from '#lib/time/server-clock.ts'

export const periodNames = ['today', 'week', 'month', 'custom'] as const

const DAYS = { today: 1, week: 7, month: 30 } as const
const DAY = 86_400_000

export const isSelectableDay = (text: string, today: string) =>
  text >= '2000' && text <= today && !Number.isNaN(Date.parse(text))

/** Returns the period from the first day to the end of the last day, cut to the 30 days that the gateway allows. */
function periodBetween(from: string, to: string) {
  const end = endOfDay(to)
  return { start: Math.min(Math.max(startOfDay(from), end - DAYS.month * DAY + 1), startOfDay(to)), end }
}

const withoutEmpty = (query: Record<string, string>) =>
  new URLSearchParams(Object.entries(query).filter(([, value]) => value))

/** Returns the selected period. It is stored in the URL, so that it survives a reload and navigation back. */
export function usePeriod(defaultName: 'week' | 'month' = 'week') {
  const [query, setQuery] = useSearchParams()
  const today = formatDate(serverClock.now())
  const selected = periodNames.find((name) => name === query.get('span')) ?? defaultName
  const dayOf = (end: string) => {
    const day = query.get(end) ?? ''
    return isSelectableDay(day, today) ? day : today
  }
  const period =
    selected === 'custom' ? periodBetween(dayOf('from'), dayOf('to')) : lastDays(DAYS[selected], serverClock.now())
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
