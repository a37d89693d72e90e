import { expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { pageOf } from './paging.ts'

const LIST = ['a', 'b', 'c', 'd', 'e']

test.for([
  [1, ['a', 'b']],
  [3, ['e']],
  [4, []],
] as const)('page %s of a list is cut out of it, and one beyond the last is empty', ([page, rows]) => {
  expect(pageOf(LIST, { page, size: 2 })).toEqual({ rows, total: 5, totalPages: 3 })
})

test('rows that are made on demand are made for one page only, which may be counted from 0', () => {
  const made: number[] = []
  const rowAt = (index: number) => made.push(index)

  pageOf({ length: 1_000_000, rowAt }, { page: 2, size: 3, first: 0 })

  expect(made).toEqual([6, 7, 8])
})

test.for([
  ['EN', 'en'],
  ['en-US', 'en'],
  ['VI', 'vi'],
  ['th', 'vi'],
  ['', 'en'],
  [undefined, 'en'],
] as const)('%s is read as %s', ([asked, language]) => {
  expect(languageOf(asked, 'en')).toBe(language)
})
