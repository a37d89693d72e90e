import { expect, test } from 'vitest'
import { dayOf, midnightBefore, mondayBefore, monthBefore, nextTimeOfDay } from './local-day.ts'

const hanoi = (text: string) => Date.parse(`${text}+07:00`)

test('a day begins at midnight in Hà Nội, a week with its Monday, a month with its first day', () => {
  const friday = hanoi('2026-11-20T19:42:00')

  expect(midnightBefore(friday)).toBe(hanoi('2026-11-20T00:00:00'))
  expect(mondayBefore(friday)).toBe(hanoi('2026-11-16T00:00:00'))
  expect(mondayBefore(hanoi('2026-11-22T23:59:59'))).toBe(hanoi('2026-11-16T00:00:00'))
  expect(monthBefore(friday)).toBe(hanoi('2026-11-01T00:00:00'))
  expect(monthBefore(hanoi('2026-01-01T00:00:00'), 1)).toBe(hanoi('2025-12-01T00:00:00'))
  expect(dayOf(hanoi('2026-11-20T00:00:00'))).toBe('2026-11-20')
})

test('the next time of day is today or tomorrow', () => {
  const half = 30 * 60_000

  expect(nextTimeOfDay(hanoi('2026-11-20T00:29:59'), half)).toBe(hanoi('2026-11-20T00:30:00'))
  expect(nextTimeOfDay(hanoi('2026-11-20T00:30:00'), half)).toBe(hanoi('2026-11-21T00:30:00'))
})
