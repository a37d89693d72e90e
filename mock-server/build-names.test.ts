import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NAMES_FILE, namesSource } from './build-names.ts'

test('the frozen names are what faker invents for them', async () => {
  expect(readFileSync(NAMES_FILE, 'utf8')).toBe(await namesSource())
})
