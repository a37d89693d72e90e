import { expect, test } from 'vitest'
import { formatDay, formatDayTime, formatTime } from './time.ts'

test('times are in the site’s zone and written as in the app', () => {
  const at = Date.parse('2026-11-25T18:05:00Z')
  expect(formatTime(at)).toBe('01:05')
  expect([formatDay(at, 'vi'), formatDay(at, 'en')]).toEqual(['26/11', 'Nov 26'])
  expect([formatDayTime(at, 'vi'), formatDayTime(at, 'en')]).toEqual(['26/11 01:05', 'Nov 26, 01:05'])
})

test('each month has its English name, and a day below ten two digits in Vietnamese only', () => {
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 4))
  const format = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'Asia/Ho_Chi_Minh' })
  expect(months.map((at) => formatDay(at, 'en'))).toEqual(months.map((at) => format.format(at)))
  expect(formatDay(months[2]!, 'vi')).toBe('04/03')
})
