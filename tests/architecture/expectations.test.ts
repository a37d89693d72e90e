import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { maybeExpected } from './expectations.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const tests = '{openapi,sdk,mock-server,web,contracts,tests}/**/*.{test,spec}.{ts,tsx}'

test('no test expects a value or its stand-in', () => {
  const files = globSync(tests, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/dist-demo'] })
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => maybeExpected(file, readFileSync(root + file, 'utf8')))).toEqual([])
})

test('a planted stand-in is named with its line', () => {
  const planted = `test('a', () => {\n  expect(list[0] ?? {}).toEqual({})\n  expect(JSON.parse(text ?? '')).toBe(1)\n})`
  expect(maybeExpected('a.test.ts', planted).map((line) => line.split(' ')[0])).toEqual(['a.test.ts:2', 'a.test.ts:3'])
  expect(maybeExpected('a.test.ts', `test('a', () => {\n  const b = a ?? 1\n  expect(b).toBe(1)\n})`)).toEqual([])
})
