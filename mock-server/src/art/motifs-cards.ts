import { drum } from './drum.ts'
import { hero, type Brush, type Motif } from './motif.ts'
import { coin } from './shapes/folk.ts'
import { chip, chipPile } from './shapes/chips.ts'
import { card, cardBack, suitMark } from './shapes/tables.ts'
import { circle, inked, place, shape, starPath } from './svg.ts'

const RANKS = ['A', 'K', 'Q', 'J', '9', '7']
export const randomCard = ({ palette, random }: Brush) =>
  card(palette, { suit: random.int(4), rank: random.pick(RANKS) })

export const FAN: Motif = { grounds: ['rays', 'lattice', 'petals'], draw: cardFan }

export const PVP: Record<string, Motif> = {
  three: { grounds: ['rays', 'lattice', 'petals'], draw: threeCards },
  ace: { grounds: ['rings', 'rays', 'stars'], draw: aceOnDrum },
  pair: { grounds: ['hills', 'lattice', 'rings'], draw: aceAndTen },
  suits: { grounds: ['rays', 'stars', 'rings'], draw: suits },
  hand: { grounds: ['petals', 'lattice', 'clouds'], draw: handAndChips },
}

function threeCards({ palette, random, pose, layout }: Brush) {
  const spread = [18, 23, 28][pose] ?? 18
  const cards = ['A', '9', '7'].map((rank, index) =>
    place(place(card(palette, { suit: random.int(4), rank }), { y: -36 }), {
      x: 60 + (index - 1) * 4,
      y: 98,
      turn: (index - 1) * spread,
      scale: 1.06,
    }),
  )
  return cards.join('') + place(coin(palette, 11), { x: layout === 0 ? 97 : 22, y: 104 })
}

function aceAndTen({ palette, random, pose, layout }: Brush) {
  const ten = ['K', 'Q', 'J'][pose] ?? 'K'
  const [left, right] = layout === 0 ? [-12, 12] : [-22, 4]
  return (
    place(chip(palette, 13), { x: layout === 0 ? 24 : 96, y: 102 }) +
    place(card(palette, { suit: random.int(4), rank: 'A' }), { x: 44, y: 60, turn: left, scale: 1.3 }) +
    place(card(palette, { suit: random.int(4), rank: ten }), { x: 78, y: 62, turn: right, scale: 1.3 })
  )
}

function cardFan(brush: Brush) {
  const count = 3 + brush.pose
  const spread = brush.layout === 0 ? 16 : 22
  const cards = Array.from({ length: count }, (_, index) => {
    const step = index - (count - 1) / 2
    return place(place(randomCard(brush), { y: -36 }), {
      x: 60 + step * 3,
      y: 100,
      turn: step * spread,
      scale: 1.04 - count * 0.035,
    })
  })
  return cards.join('') + place(coin(brush.palette, 11), { x: brush.layout === 0 ? 97 : 22, y: 104 })
}

function aceOnDrum(brush: Brush) {
  const { palette, random, pose, layout } = brush
  const ace = card(palette, { suit: (pose + layout * 2) % 4, rank: 'A' })
  const behind =
    layout === 0
      ? hero(drum({ radius: 44, points: 12, palette, random }))
      : place(cardBack(palette), { x: 42, y: 60, turn: -16, scale: 1.1 }) +
        place(cardBack(palette), { x: 79, y: 60, turn: 16, scale: 1.1 })
  return behind + hero(ace, 1.2, [0, -8, 9][pose])
}

function suits({ palette, pose, layout }: Brush) {
  const spots =
    layout === 0
      ? [
          [37, 40],
          [83, 40],
          [37, 86],
          [83, 86],
        ]
      : [
          [60, 30],
          [94, 64],
          [60, 98],
          [26, 64],
        ]
  return (
    spots
      .map(([x = 0, y = 0], index) =>
        place(
          inked(
            palette,
            `<rect x="-20" y="-20" width="40" height="40" rx="8" fill="${index % 2 === 0 ? palette.light : palette.main}"/>`,
          ) + suitMark(index + pose, palette.ink),
          { x, y },
        ),
      )
      .join('') +
    place(inked(palette, circle(10, palette.second)) + shape(starPath(8, 7, 3), palette.main), {
      x: 60,
      y: layout === 0 ? 63 : 64,
    })
  )
}

function handAndChips(brush: Brush) {
  const { palette, pose, layout } = brush
  const piles = [
    place(chipPile(palette, 3 + pose), { x: 32, y: 112, scale: 0.9 }),
    place(chipPile(palette, 5 - pose), { x: 90, y: 112, scale: 0.9 }),
  ]
  return (
    place(randomCard(brush), { x: 48, y: 58, turn: -12 - layout * 8, scale: 1.15 }) +
    place(randomCard(brush), { x: 76, y: 60, turn: 10 + layout * 8, scale: 1.15 }) +
    piles.slice(layout).join('')
  )
}
