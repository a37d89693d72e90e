import { expect, test } from 'vitest'
import type { LeanOperation } from './compact-operations.ts'
import { withOperations } from './readme-section.ts'

const operations = [
  { id: 'getWallet', domain: 'wallet', provenance: 'stated' },
  { id: 'listGames', domain: 'games', provenance: 'observed' },
  { id: 'listHot', domain: 'games', provenance: 'designed' },
] as LeanOperation[]
const readme =
  '# Longan\n\n<!-- Written by `npm run generate`, from here -->\n\n| old |\n\n<!-- to here -->\n\nThe end.\n'

test('the README counts the operations by domain and provenance, and keeps what stands around them', () => {
  const text = withOperations(readme, operations)

  expect(text).toMatch(/^# Longan\n[^]*\nThe end\.\n$/)
  expect(text).toContain('| [games](openapi/OPERATIONS.md#games)   | 0      | 1        | 1        | 2   |\n')
  expect(text).toContain('| **all**                                | 1      | 1        | 1        | 3   |\n')
  expect(text).not.toContain('old')
  expect(withOperations(text, operations)).toBe(text)
})

test('a README that has lost its place for the table is told of', () => {
  expect(() => withOperations('# Longan\n', operations)).toThrow('README.md: put <!-- Written by')
})
