import { expect, test } from 'vitest'
import { languageOf } from '../validation/language.ts'
import { pageOf } from './paging.ts'

const LIST = ['a', 'b', 'c', 'd', 'e']

test.for([
  [1, ['a', 'b']],
  [3, ['e']],
  [4, []],
] as const)('page %s of a list has its rows; a page after the last one is empty', ([page, rows]) => {
  expect(pageOf(LIST, { page, size: 2 })).toEqual({ rows, total: 5, totalPages: 3 })
})

test('lazy rows are created for one page only; pages may start at 0', () => {
  const made: number[] = []
  const rowAt = (index: number) => made.push(index)

  pageOf({ length: 1_000_000, rowAt }, { page: 2, size: 3, firstPage: 0 })

  expect(made).toEqual([6, 7, 8])
})

test.for([
  ['EN', 'en'],
  ['en-US', 'en'],
  ['VI', 'vi'],
  ['th', 'vi'],
  ['', 'en'],
  [undefined, 'en'],
] as const)('the language code %s means %s', ([code, language]) => {
  expect(languageOf(code, 'en')).toBe(language)
})
