import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../testing/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
/** The director's panel reads the mock's control API, which the document does not have. */
const isDemo = (path: string) => path.startsWith('../features/demo/')
const handWrittenKey = /(?:query|mutation)Key: \[\s*['"`]/

test('query keys come from the package: the app writes none by hand', () => {
  const files = Object.entries(sources).filter(([path, source]) => !isDemo(path) && handWrittenKey.test(source))

  expect(Object.keys(sources).length).toBeGreaterThan(300)
  expect(handWrittenKey.test(`client.invalidateQueries({ queryKey: ['wallet'] })`)).toBe(true)
  expect(files.map(([path]) => path)).toEqual([])
})
