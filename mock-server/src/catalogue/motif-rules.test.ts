import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { CATEGORIES } from './game.ts'
import { MOTIFS, motifOf } from '../art/looks.ts'
import { motifsFor, nounsOf } from './motif-rules.ts'
import { CLASSIFIED, CREATURES, OBJECTS } from './words-slots.ts'
import { SEA_LIFE, SPORTS } from './words-tables.ts'

test('the picture of a game shows a thing that its title names', () => {
  const wrong = catalogue().games.filter(({ gameType, names, look }) => {
    const named = motifsFor(gameType, names.vi)
    return named.length > 0 && !named.includes(motifOf(look))
  })
  expect(wrong.map(({ names, look }) => `${names.vi}: ${motifOf(look)}`)).toEqual([])
})

test('every motif is used by a title', () => {
  const unused = CATEGORIES.filter((category) => !category.endsWith('LOTT')).flatMap((category) => {
    const used = new Set([...nounsOf(category).values(), motifsFor(category, '')].flat())
    const isUsed = (motif: string) => used.size === 0 || used.has(motif)
    return MOTIFS[category].filter((motif) => !isUsed(motif))
  })
  expect(unused).toEqual([])
})

test.for([
  ['RNG', [...CREATURES, ...OBJECTS, ...Object.values(CLASSIFIED).flat()]],
  ['FISH', SEA_LIFE.filter(({ vi }) => vi !== 'Cua Hoàng Đế')],
  ['SPORTS', SPORTS],
] as const)('every creature and thing in the titles of %s has a motif', ([category, words]) => {
  expect(words.map(({ vi }) => vi).filter((noun) => !nounsOf(category).has(noun))).toEqual([])
})

test.for([
  ['SPORTS', 'Bóng Chuyền Mùa Hè', 'volleyball'],
  ['SPORTS', 'Bi-a Ảo', 'billiards'],
  ['SPORTS', 'Cầu Lông Sân Nhà', 'badminton'],
  ['RNG', 'Cú Vàng Bạc Tỷ', 'owl'],
  ['RNG', 'Dê Thần Đại Phú', 'goat'],
  ['RNG', 'Công Chúa Đảo Ngọc', 'crown'],
  ['RNG', 'Trống Đồng Hồ Sen', 'drum'],
  ['FISH', 'Vua Cua Hoàng Đế Hạ Long', 'crab'],
] as const)('in %s "%s" shows a %s', ([category, title, motif]) => {
  expect(motifsFor(category, title)).toEqual([motif])
})
