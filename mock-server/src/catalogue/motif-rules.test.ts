import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { CATEGORIES } from './game.ts'
import { MOTIFS, motifOf } from './looks.ts'
import { motifsFor, nounsOf } from './motif-rules.ts'
import { CLASSIFIED, CREATURES, OBJECTS } from './words-slots.ts'
import { SEA_LIFE, SPORTS } from './words-tables.ts'

test('the picture of a game shows what its title names', () => {
  const wrong = catalogue().games.filter(({ gameType, names, look }) => {
    const named = motifsFor(gameType, names.vi)
    return named.length > 0 && !named.includes(motifOf(look))
  })
  expect(wrong.map(({ names, look }) => `${names.vi}: ${motifOf(look)}`)).toEqual([])
})

test('no picture is drawn that no title asks for', () => {
  const left = CATEGORIES.filter((category) => !category.endsWith('LOTT')).flatMap((category) => {
    const asked = new Set([...nounsOf(category).values(), motifsFor(category, '')].flat())
    const isAskedFor = (motif: string) => asked.size === 0 || asked.has(motif)
    return MOTIFS[category].filter((motif) => !isAskedFor(motif))
  })
  expect(left).toEqual([])
})

test.for([
  ['RNG', [...CREATURES, ...OBJECTS, ...Object.values(CLASSIFIED).flat()]],
  ['FISH', SEA_LIFE.filter(({ vi }) => vi !== 'Cua Hoàng Đế')],
  ['SPORTS', SPORTS],
] as const)('every creature and thing in the titles of %s has a picture of its own', ([category, words]) => {
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
