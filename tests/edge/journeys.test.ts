import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { edgeJourneys } from './journeys.ts'

test('each of the twelve edge journeys exists in tests/e2e', () => {
  const missing = edgeJourneys.filter(([file, title]) => {
    const path = fileURLToPath(new URL(`../e2e/${file}.spec.ts`, import.meta.url))
    return !readFileSync(path, 'utf8')
      .replaceAll(/test\(\s+/g, 'test(')
      .includes(`test('${title}`)
  })

  expect(missing).toEqual([])
  expect(new Set(edgeJourneys.map(([, title]) => title)).size).toBe(12)
})
