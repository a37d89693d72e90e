import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const mock = fileURLToPath(new URL('../../mock-server/', import.meta.url))
/** Where the mock meets its host. */
const doors = ['src/adapters/**']
/** A partner's client is a page of its own, in a browser. */
const clients = ['partners/kit/**', 'partners/*/client/**']
/** Made once, never changed, shared by all worlds: the one thing a module may keep. */
const shared = ['src/catalogue/catalogue.ts']
const sources = globSync('{src,partners}/**/*.{ts,tsx}', {
  cwd: mock,
  exclude: ['**/*.test.{ts,tsx}', '**/*.gen.ts', ...doors, ...clients, ...shared],
})

/** What the linter cannot see: these would let two worlds share something, or a world depend on the moment it runs. */
const forbidden = {
  'reads the computer’s clock': /\bnew Date\(\)|[^.\w]Date\(\)/,
  'waits outside the world’s queue': /globalThis\.set(Timeout|Interval)/,
  'keeps state in a module': /^(export )?let /m,
}

const guilty = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(mock + file, 'utf8')))

test('nothing in the mock reads the computer’s clock, waits outside the queue, or keeps state in a module', () => {
  const found = Object.entries(forbidden).flatMap(([sin, pattern]) => guilty(pattern).map((file) => `${file} ${sin}`))
  expect(found).toEqual([])
})
