import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NAMES_FILE, namesSource } from './build-names.ts'

test('the committed names are those that faker generates', async () => {
  expect(readFileSync(NAMES_FILE, 'utf8')).toBe(await namesSource())
})
