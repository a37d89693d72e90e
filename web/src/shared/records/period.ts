import { endOfDay, formatDate, lastDays, startOfDay } from '#lib/time/dates.ts'
import { serverClock } from '#lib/time/server-clock.ts'

export const periodNames = ['today', 'week', 'month', 'custom'] as const

const DAYS = { today: 1, week: 7, month: 30 } as const
const DAY = 86_400_000

/** `hasWholeMonths`: the query of the page can read a month of 31 days. */
export type PeriodOptions = { defaultName?: 'week' | 'month'; hasWholeMonths?: boolean }

export const isSelectableDay = (text: string, today: string) =>
  text >= '2000' && text <= today && !Number.isNaN(Date.parse(text))

/** Returns the period from the first day to the end of the last day, cut to the 30 days that the gateway allows, or to a month. */
function periodBetween(from: string, to: string, isWholeMonth: boolean) {
  const end = endOfDay(to)
  const month = to.slice(0, 'YYYY-MM'.length)
  const earliest = isWholeMonth && from === `${month}-01` ? startOfDay(from) : end - DAYS.month * DAY + 1
  return { start: Math.min(Math.max(startOfDay(from), earliest), startOfDay(to)), end }
}

/** Returns the period that the query of an address selects, by the time of the gateway. */
export function periodOf(query: URLSearchParams, { defaultName = 'week', hasWholeMonths = false }: PeriodOptions = {}) {
  const today = formatDate(serverClock.now())
  const name = periodNames.find((one) => one === query.get('span')) ?? defaultName
  const dayOf = (end: string) => {
    const day = query.get(end) ?? ''
    return isSelectableDay(day, today) ? day : today
  }
  const period =
    name === 'custom'
      ? periodBetween(dayOf('from'), dayOf('to'), hasWholeMonths)
      : lastDays(DAYS[name], serverClock.now())
  return { name, today, period }
}
