import { expect, test } from 'vitest'
import { formatDay, formatDayTime, formatTime } from './time.ts'

test('times are in the site’s zone and written as in the app', () => {
  const at = Date.parse('2026-11-25T18:05:00Z')
  expect(formatTime(at)).toBe('01:05')
  expect([formatDay(at, 'vi'), formatDay(at, 'en')]).toEqual(['26/11', 'Nov 26'])
  expect([formatDayTime(at, 'vi'), formatDayTime(at, 'en')]).toEqual(['26/11 01:05', 'Nov 26, 01:05'])
})
