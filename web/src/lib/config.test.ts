import { expect, test, vi } from 'vitest'
import { siteIs } from '#testing/open.tsx'
import { config, readConfig } from './config.ts'

/** What the console is told while a site is configured so. */
function warningsFor(given: unknown) {
  siteIs({})
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  readConfig(given)
  const said = warn.mock.calls.flat()
  warn.mockClear()
  return said
}

test('a field of the configuration that cannot be used keeps its default, and is named with the reason', () => {
  const file = {
    merchant: 'ACME',
    theme: 'neon',
    timeZoneOffset: '7h',
    floatingService: false,
    languages: ['VI', 'FR'],
  }
  expect(warningsFor(file)).toEqual([
    'config.json: "theme" is not used: it must be dark or light, not "neon"',
    'config.json: "timeZoneOffset" is not used: it must be a number of minutes, not "7h"',
    'config.json: "languages" is not used: it must be a list of VI and EN, not ["VI","FR"]',
  ])
  expect(config).toMatchObject({ merchant: 'ACME', theme: 'dark', timeZoneOffset: 420, floatingService: false })
})

test.each(['colour', 'constructor'])('a field that nobody knows is named with those there are: %s', (name) => {
  expect(warningsFor({ [name]: 'red', merchant: 'ACME' })).toEqual([
    expect.stringMatching(/is not used: there is no such field; there are mode, /),
  ])
  expect(config).toMatchObject({ merchant: 'ACME' })
  expect(Object.hasOwn(config, name)).toBe(false)
})

test.each([['text'], [[]], [null]])('a configuration that is no object at all is said to be none: %j', (file) => {
  expect(warningsFor(file)).toEqual(['config.json is not used: it must be a JSON object'])
})

test('a good configuration is taken as it stands, and none at all leaves the defaults, without a word', () => {
  const before = { ...config }
  expect(warningsFor(undefined)).toEqual([])
  expect(config).toEqual(before)
  const file = { mode: 'gateway', languages: ['EN'], theme: 'light', profile: { cipher: 'plain' } }
  expect(warningsFor(file)).toEqual([])
  expect(config).toMatchObject(file)
})
