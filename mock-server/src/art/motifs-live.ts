import { drum } from './drum.ts'
import { dragon } from './dragon.ts'
import { hostess } from './hostess.ts'
import { hero, type Brush, type Motif } from './motif.ts'
import { chip, chipPile } from './shapes/chips.ts'
import { bowl, die, rouletteWheel } from './shapes/tables.ts'
import { beast } from './shapes/beasts.ts'
import { swapColours } from './palettes.ts'
import { place } from './svg.ts'
import { randomCard } from './motifs-cards.ts'

export const LIVE: Record<string, Motif> = {
  dragonTiger: { grounds: ['rays', 'clouds', 'rings'], draw: dragonAndTiger },
  table: { grounds: ['rays', 'lattice', 'stars'], draw: drumTable },
  wheel: {
    grounds: ['rings', 'rays', 'lattice'],
    draw: ({ palette, pose, layout }) =>
      hero(rouletteWheel(palette, [14, 18, 22][pose] ?? 18), 1, layout * 40) + wheelSide(palette, layout),
  },
  dice: { grounds: ['petals', 'rays', 'rings'], draw: diceBowl },
  hostess: { grounds: ['petals', 'rings', 'hills'], draw: hostessAtTable },
  chips: { grounds: ['stars', 'lattice', 'rays'], draw: chipsAndCard },
}

const wheelSide = (palette: Brush['palette'], layout: number) =>
  layout === 0
    ? place(chip(palette, 11), { x: 20, y: 104 }) + place(chip(palette, 9), { x: 100, y: 106 })
    : place(chipPile(palette, 4), { x: 98, y: 112 })

function drumTable(brush: Brush) {
  const { palette, random, pose, layout } = brush
  const [left, right] = layout === 0 ? [-14, 12] : [-4, 20]
  return (
    hero(drum({ radius: 48, points: 12 + pose * 2, palette, random })) +
    place(randomCard(brush), { x: 44, y: 76, turn: left }) +
    place(randomCard(brush), { x: 77, y: 74, turn: right })
  )
}

function diceBowl({ palette, random, pose, layout }: Brush) {
  const dice = [
    [40, 64, -14],
    [80, 66, 12],
    [60, 36, 6],
  ].map(([x = 0, y = 0, turn = 0]) =>
    place(die(palette, 1 + random.int(6)), { x, y, turn: turn + pose * 14, scale: 1.02 }),
  )
  return layout === 0
    ? place(bowl(palette), { x: 60, y: 84, scale: 1.1 }) + dice.join('')
    : dice.join('') + place(chip(palette, 12), { x: 24, y: 100 }) + place(chip(palette, 10), { x: 98, y: 100 })
}

function hostessAtTable(brush: Brush) {
  const { palette, random, pose, layout } = brush
  const halo = place(drum({ radius: 42, points: 14, palette, random }), { x: 60, y: 56 })
  const hand = place(randomCard(brush), { x: layout === 0 ? 26 : 94, y: 96, turn: layout === 0 ? -14 : 14, scale: 0.7 })
  return (
    (pose === 2 ? '' : halo) +
    place(hostess(palette), { x: 60, y: 62, scale: pose === 2 ? 1.15 : 1, flip: pose === 1 }) +
    hand
  )
}

function chipsAndCard(brush: Brush) {
  const { palette, pose, layout } = brush
  if (layout === 0)
    return (
      hero(chip(palette, 34), 1, pose * 20) +
      place(chip(palette, 13), { x: 22, y: 98 }) +
      place(chip(palette, 15), { x: 98, y: 94 })
    )
  return (
    place(randomCard(brush), { x: 56, y: 54, turn: [-10, 6, 14][pose], scale: 1.25 }) +
    [24, 60, 96]
      .map((x, index) => place(chipPile(palette, 3 + ((index + pose) % 3)), { x, y: 114, scale: 0.9 }))
      .join('')
  )
}

function dragonAndTiger({ palette, pose, layout }: Brush) {
  const [left, right] = layout === 0 ? [33, 88] : [88, 33]
  return (
    place(dragon(palette, pose), { x: left, y: 58, scale: 0.64, flip: layout === 1 }) +
    place(beast(swapColours(palette), 'tiger'), { x: right, y: 68, scale: 0.64 })
  )
}
