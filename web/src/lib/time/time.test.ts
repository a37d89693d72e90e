import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  foreignZone,
  formatClock,
  formatCountdown,
  formatDateTime,
  formatDay,
  formatDayTime,
  formatMonth,
  formatPromoDate,
  lastDays,
  startOfDay,
} from './dates.ts'
import { config } from '../site/config.ts'
import { createServerClock, serverClock } from './server-clock.ts'

const evening = Date.UTC(2026, 10, 20, 18, 30)

test('dates are formatted in the site’s time zone [G-9-04]', () => {
  expect(formatDateTime(evening)).toBe('2026-11-21 01:30:00')
  expect(formatPromoDate(Date.UTC(2024, 2, 5))).toBe('2024/03/05')
})

test('times in Vietnam are those of its clock, without a formatter of the browser', () => {
  using formatter = vi.spyOn(Intl.DateTimeFormat.prototype as { readonly format: object }, 'format', 'get')
  fc.assert(
    fc.property(fc.date({ min: new Date('1976'), max: new Date('2100'), noInvalidDate: true }), (moment) => {
      expect(formatDateTime(moment)).toBe(moment.toLocaleString('sv-SE', { timeZone: config.timeZone }))
    }),
  )
  expect(formatter).not.toHaveBeenCalled()
})

test.each([
  [-420, undefined],
  [-60, 'GMT+7'],
  [300, 'GMT+7'],
])('the zone of the site is named on a device %i minutes from Greenwich: %s', (deviceOffset, zone) => {
  using _offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(deviceOffset)
  vi.stubGlobal('document', { documentElement: { lang: 'vi' } })
  expect(foreignZone()).toBe(zone)
})

test('a day and a time are in the order of the language, with the year if it is not this one', () => {
  vi.setSystemTime(evening)
  onTestFinished(() => void vi.useRealTimers())
  const long = Date.UTC(2024, 2, 5, 2, 7, 3)
  const written = () => [
    formatDayTime(evening),
    formatDayTime(long),
    formatDay(long),
    formatClock(long),
    formatMonth('2024-03'),
  ]
  vi.stubGlobal('document', { documentElement: { lang: 'vi' } })
  expect(written()).toEqual(['21/11 01:30', '05/03/2024 09:07', '05/03/2024', '05/03/2024 09:07:03', 'Tháng 3/2024'])
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  expect(written()).toEqual([
    'Nov 21, 01:30',
    'Mar 5, 2024, 09:07',
    'Mar 5, 2024',
    'Mar 5, 2024 09:07:03',
    'March 2024',
  ])
  expect(serverClock.now()).toBe(evening)
})

test('the last seven days begin at a local midnight', () => {
  const { start, end } = lastDays(7, evening)

  expect([formatDateTime(start), formatDateTime(end)]).toEqual(['2026-11-15 00:00:00', '2026-11-21 23:59:59'])
})

test('where summer time ends, days of 25 hours are counted from midnight to midnight', () => {
  const { timeZone } = config
  onTestFinished(() => void (config.timeZone = timeZone))
  config.timeZone = 'Europe/Berlin'
  const { start, end } = lastDays(2, Date.UTC(2026, 9, 26, 12))

  expect([formatDateTime(start), formatDateTime(end)]).toEqual(['2026-10-25 00:00:00', '2026-10-26 23:59:59'])
  expect(end + 1 - start).toBe(49 * 3_600_000)
})

test('where summer time begins at midnight, the day begins at one o’clock; where the zone is that of Greenwich, at midnight', () => {
  const { timeZone } = config
  onTestFinished(() => void (config.timeZone = timeZone))
  const startIn = (zone: string, day: string) => {
    config.timeZone = zone
    return formatDateTime(startOfDay(day))
  }

  expect(startIn('America/Santiago', '2026-09-06')).toBe('2026-09-06 01:00:00')
  expect(startIn('Europe/London', '2026-11-20')).toBe('2026-11-20 00:00:00')
  expect(startIn('America/St_Johns', '2026-11-20')).toBe('2026-11-20 00:00:00')
  expect(startOfDay('2026-11-20')).toBe(Date.UTC(2026, 10, 20, 3, 30))
})

test('a countdown reaches zero only when the time is over', () => {
  expect([86_400_000, 61_000, 1, 0, -5].map(formatCountdown)).toEqual([
    '24:00:00',
    '00:01:01',
    '00:00:01',
    '00:00:00',
    '00:00:00',
  ])
})

test('a clock that is two minutes off is corrected by the fastest response', () => {
  const device = 1_000_000
  const clock = createServerClock(() => device)
  const truth = device + 120_000
  for (const roundTrip of [800, 400, 90, 600, 700]) {
    clock.learn({ serverTime: truth - roundTrip / 2, sentAt: device - roundTrip, receivedAt: device, precise: true })
  }

  expect(Math.abs(clock.now() - truth)).toBeLessThan(50)
})

test('Date headers of whole seconds give the time to a tenth of a second after some responses', () => {
  let device = 0
  const clock = createServerClock(() => device)
  for (let reply = 0; reply < 12; reply++) {
    device += 1370
    const truth = device + 5_000_321
    clock.learn({ serverTime: Math.floor((truth - 20) / 1000) * 1000, sentAt: device - 40, receivedAt: device })
  }

  expect(Math.abs(clock.now() - device - 5_000_321)).toBeLessThan(100)
})

test('the time is in whole milliseconds, whatever the bounds', () => {
  const clock = createServerClock(() => 1000)
  clock.learn({ serverTime: 5000, sentAt: 993, receivedAt: 1000, precise: true })

  expect(clock.now()).toBe(5004)
})

test('after the gateway’s clock is set, the next response corrects the time', () => {
  const clock = createServerClock(() => 0)
  for (let reply = 0; reply < 5; reply++) clock.learn({ serverTime: 9e6, sentAt: -2, receivedAt: 0, precise: true })
  clock.learn({ serverTime: 1000, sentAt: -20, receivedAt: 0, precise: true })

  expect(clock.now()).toBe(1010)
})
