import { expect, test, vi } from 'vitest'
import { parseConfig } from './config-schema.ts'

/** What a file is read as, and what is said about it. */
function read(file: unknown) {
  const warnings: unknown[] = []
  const { console: real } = globalThis
  vi.stubGlobal('console', { ...real, warn: (words: unknown) => warnings.push(words) })
  const config = parseConfig(typeof file === 'string' ? file : JSON.stringify(file))
  return { config, warnings }
}

test('a field of the configuration that cannot be used keeps its default, and is named with the reason', () => {
  const { config, warnings } = read({ merchant: 'ACME', theme: 'neon', timeZoneOffset: '7h', floatingService: false })
  expect(config).toEqual({ merchant: 'ACME', floatingService: false })
  expect(warnings).toEqual([
    expect.stringMatching(/^config\.json: "theme" is not used: .*"dark" \| "light".*"neon"/),
    expect.stringMatching(/^config\.json: "timeZoneOffset" is not used: .*number.*"7h"/),
  ])
})

test('a field that nobody knows is named with those there are', () => {
  const { config, warnings } = read({ colour: 'red', merchant: 'ACME' })
  expect(config).toEqual({ merchant: 'ACME' })
  expect(warnings).toEqual([expect.stringMatching(/"colour" is not used: there is no such field; there are mode, /)])
})

test.each(['{"theme":', '[]', 'null'])('a configuration that is no object at all is said to be none: %s', (file) => {
  const { config, warnings } = read(file)
  expect(config).toEqual({})
  expect(warnings).toEqual(['config.json is not used: it must be a JSON object'])
})

test('a good configuration is taken as it stands, without a word', () => {
  const file = { mode: 'gateway', languages: ['EN'], theme: 'light', profile: { cipher: 'plain' } }
  expect(read(file)).toEqual({ config: file, warnings: [] })
})
