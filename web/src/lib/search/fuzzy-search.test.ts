import { expect, test } from 'vitest'
import { createFuzzySearch } from './fuzzy-search.ts'
import { editDistance } from './fuzzy-search.ts'

const games = [
  { name: 'Rồng Vàng Phương Đông', keywords: 'Kim Long' },
  { name: 'Cá Chép Hóa Rồng', keywords: 'Đông Sơn' },
  { name: 'Baccarat Sen Trắng', keywords: 'Sen Studio' },
  { name: 'Golden Tiger', keywords: 'Đông Sơn' },
  { name: 'Rồng Phương Bắc', keywords: 'Kim Long' },
]
const find = createFuzzySearch(games, (game) => game)
const names = (text: string) => find(text).map(({ name }) => name)

test.each([
  ['without its marks', 'rong vang'],
  ['with them, in capitals', 'RỒNG VÀNG'],
  ['in another order', 'vang phuong rong'],
  ['while it is typed', 'rong va'],
  ['written together', 'rongvang'],
  ['with a letter wrong', 'rong vamg'],
  ['with two letters swapped', 'rogn vang'],
  ['with a letter missing', 'rong phuog dong vang'],
  ['with a letter too many', 'phuongg vang'],
])('a name is found %s', (_, text) => {
  expect(names(text)[0]).toBe('Rồng Vàng Phương Đông')
})

test('a long word may have two typos, a short one none', () => {
  expect(names('bacarrat')).toEqual(['Baccarat Sen Trắng'])
  expect(names('bcxarat')).toEqual([])
  expect(names('vag')).toEqual([])
})

test('words in the typed order rank higher', () => {
  expect(names('rong').slice(0, 2)).toEqual(['Rồng Vàng Phương Đông', 'Rồng Phương Bắc'])
  expect(names('dong')[0]).toBe('Rồng Vàng Phương Đông')
})

test('keywords are found, too', () => {
  expect(names('dong son')).toEqual(['Cá Chép Hóa Rồng', 'Golden Tiger'])
  expect(names('kim long bac')).toEqual(['Rồng Phương Bắc'])
})

test('an empty search, or an unknown word, finds nothing', () => {
  expect(names('  ')).toEqual([])
  expect(names('!!!')).toEqual([])
  expect(names('qwertyuiop')).toEqual([])
})

test.each([
  ['tigre', 'tiger', 1],
  ['tigr', 'tiger', 1],
  ['tiher', 'tiger', 1],
  ['gold', 'tiger', undefined],
  ['dragno', 'dragonfly', 1],
  ['igtre', 'tiger', undefined],
])('%s matches a prefix of %s with %s typos', (typed, word, slips) => {
  expect(editDistance(typed, word)).toBe(slips)
})
