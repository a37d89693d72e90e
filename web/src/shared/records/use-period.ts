import { useSearchParams } from 'react-router-dom'
import { formatDate, lastDays } from '#lib/dates.ts'
import { serverClock } from '#lib/server-clock.ts'
import { config } from '#lib/config.ts'

export const spanNames = ['today', 'week', 'month', 'custom'] as const

const DAYS = { today: 1, week: 7, month: 30 } as const
const DAY = 86_400_000

/** The first moment of a day such as `2026-11-20` in the site's time zone. */
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`) - config.timeZoneOffset * 60_000

/** Whether something may have happened that day: none before there was a site, none after this one. */
export const isDay = (text: string, today: string) => text >= '2000' && text <= today && !Number.isNaN(startOf(text))

/** From the first of two days to the end of the other; at most 30 days back from it, as the gateway allows. */
function between(from: string, to: string) {
  const end = startOf(to) + DAY - 1
  return { from: Math.min(Math.max(startOf(from), end - DAYS.month * DAY + 1), startOf(to)), to: end }
}

/** An address says what was chosen, and nothing of the rest. */
const given = (query: Record<string, string>) => new URLSearchParams(Object.entries(query).filter(([, value]) => value))

/**
 * The span of time a record shows, `usual` unless another is chosen. The address keeps it, so that a reload and the way back
 * find it again.
 */
export function useSpan(usual: 'week' | 'month' = 'week') {
  const [query, setQuery] = useSearchParams()
  const today = formatDate(serverClock.now())
  const named = spanNames.find((name) => name === query.get('span')) ?? usual
  const dayOf = (end: string) => {
    const day = query.get(end) ?? ''
    return isDay(day, today) ? day : today
  }
  const span = named === 'custom' ? between(dayOf('from'), dayOf('to')) : lastDays(DAYS[named], serverClock.now())
  const change = (next: Record<string, string>) =>
    setQuery((before) => given({ ...Object.fromEntries(before), ...next }), { replace: true })
  return {
    name: named,
    today,
    span,
    query,
    change,
  }
}
