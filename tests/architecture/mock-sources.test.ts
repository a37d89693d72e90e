import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const mock = fileURLToPath(new URL('../../mock-server/', import.meta.url))
const adapters = ['src/adapters/**']
const clients = ['simulators/shared/**', 'simulators/*/client/**']
/** The only state that a module may keep: it is created once and never changes. */
const shared = ['src/catalogue/catalogue.ts']
const sources = globSync('{src,simulators}/**/*.{ts,tsx}', {
  cwd: mock,
  exclude: ['**/*.test.{ts,tsx}', '**/*.gen.ts', ...adapters, ...clients, ...shared],
})

/** Patterns that the linter cannot express: with them worlds would share state or depend on the real time. */
const forbidden = {
  'reads the computer’s clock': /\bnew Date\(\)|[^.\w]Date\(\)/,
  'waits outside the world’s queue': /globalThis\.set(Timeout|Interval)/,
  'keeps state in a module': /^(export )?let /m,
}

const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(mock + file, 'utf8')))

test('nothing in the mock reads the computer’s clock, waits outside the queue, or keeps state in a module', () => {
  const found = Object.entries(forbidden).flatMap(([problem, pattern]) =>
    filesWith(pattern).map((file) => `${file} ${problem}`),
  )
  expect(found).toEqual([])
})
