import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findFallbackExpectations } from './fallback-expectations.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const tests = '{openapi,sdk,mock-server,web,contracts,tests}/**/*.{test,spec}.{ts,tsx}'

test('no test expects a value or its fallback', () => {
  const files = globSync(tests, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/dist-demo'] })
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => findFallbackExpectations(file, readFileSync(root + file, 'utf8')))).toEqual([])
})

test('an expectation with a fallback is reported with its line', () => {
  const source = `test('a', () => {\n  expect(list[0] ?? {}).toEqual({})\n  expect(JSON.parse(text ?? '')).toBe(1)\n})`
  expect(findFallbackExpectations('a.test.ts', source).map((line) => line.split(' ')[0])).toEqual([
    'a.test.ts:2',
    'a.test.ts:3',
  ])
  expect(
    findFallbackExpectations('a.test.ts', `test('a', () => {\n  const b = a ?? 1\n  expect(b).toBe(1)\n})`),
  ).toEqual([])
})
