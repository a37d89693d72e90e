import { expect, test } from 'vitest'
import { platformOf, canRunApp } from './download-sheet.tsx'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Safari/604.1'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15'
const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/149.0 Mobile Safari/537.36'

const on = (userAgent: string, maxTouchPoints = 0) => platformOf({ userAgent, maxTouchPoints })

test.each([
  ['an iPhone', IPHONE, 5, 'ios'],
  ['an iPad, which calls itself a Mac', MAC, 5, 'ios'],
  ['a Mac', MAC, 0, 'desktop'],
  ['an Android phone', PIXEL, 5, 'android'],
] as const)('%s is detected', (...[, userAgent, fingers, system]) => {
  expect(on(userAgent, fingers)).toMatchObject({ system, isInApp: false })
})

test.each([
  ['Zalo', `${IPHONE} Zalo iOS/502`],
  ['Facebook', `${IPHONE} [FBAN/FBIOS;FBAV/450.0]`],
  ['Telegram on Android, a web view', PIXEL.replace('Pixel 7)', 'Pixel 7; wv)')],
])('%s is detected as an in-app browser', (_app, userAgent) => {
  expect(on(userAgent)).toMatchObject({ isInApp: true })
})

test.each([
  ['12_3_1', false],
  ['12_4', true],
  ['13_0', true],
  ['9_9', false],
])('iOS %s runs the app: %s', (version, runs) => {
  expect(canRunApp(on(IPHONE.replace('17_4_1', version)))).toBe(runs)
})

test('an unknown version counts as new enough for the app', () => {
  expect(canRunApp(on(MAC, 5))).toBe(true)
})
