import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { fold, isOneEditAway } from './fold.ts'

const titles = (text: string) =>
  catalogue()
    .search(text)
    .map((game) => game.names.vi)

test('a title is found without its diacritics', () => {
  expect(titles('rong vang')[0]).toBe('Rồng Vàng Phương Đông')
  expect(titles('RỒNG VÀNG')).toEqual(titles('rong vang'))
  expect(titles('trong dong bac ty')[0]).toBe('Trống Đồng Bạc Tỷ')
})

test('a title is found by its English words, too', () => {
  expect(titles('golden dragon of the east')[0]).toBe('Rồng Vàng Phương Đông')
})

test('words are found while they are being typed, in any order', () => {
  expect(titles('ca chep h')[0]).toBe('Cá Chép Hóa Rồng')
  expect(titles('vang rong phuong')[0]).toBe('Rồng Vàng Phương Đông')
})

test('a vendor is found by its name', () => {
  const found = catalogue().search('đông sơn')

  expect(found.length).toBeGreaterThanOrEqual(150)
  expect(found.slice(0, 100).every((game) => game.vassalage === 'DSN')).toBe(true)
})

test('one edit in a word of four letters or more is allowed', () => {
  expect(titles('baccrat')[0]).toMatch(/^Baccarat/)
  expect(titles('rogn vang')[0]).toBe('Rồng Vàng Phương Đông')
  expect(titles('bacccarat')[0]).toMatch(/^Baccarat/)
  expect(titles('bxz')).toEqual([])
})

test('a text that matches no game finds nothing', () => {
  expect(titles('qwertyuiop')).toEqual([])
  expect(titles('!!!')).toEqual([])
})

test('a search can be filtered by category, vendor, classification and hot games', () => {
  const { search } = catalogue()

  expect(search('rong', { gameType: 'FISH' }).every((game) => game.gameType === 'FISH')).toBe(true)
  expect(search('', { vassalage: 'KLG' }).length).toBe(160)
  expect(search('', { classify: 'JP', gameType: 'RNG' }).every((game) => game.classify === 'JP')).toBe(true)
  expect(search('', { isHot: true }).length).toBe(catalogue().hot.length)
})

test('an empty search keeps the default order', () => {
  expect(catalogue().search('  ', { gameType: 'LIVE' })).toEqual(catalogue().byCategory.get('LIVE'))
})

test('folding replaces đ by d and removes every mark', () => {
  expect(fold('Đặc Sắc Ở Huế')).toBe('dac sac o hue')
})

test('an edit is one letter replaced, missing or extra, or two swapped', () => {
  for (const typed of ['tigre', 'tigr', 'tigger', 'tiher']) expect(isOneEditAway(typed, 'tiger')).toBe(true)
  for (const typed of ['tgr', 'tiagre', 'lion']) expect(isOneEditAway(typed, 'tiger')).toBe(false)
})
