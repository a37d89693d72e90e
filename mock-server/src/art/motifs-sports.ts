import { hero, type Brush, type Motif } from './motif.ts'
import { swapped } from './palettes.ts'
import {
  basketball,
  bolt,
  controller,
  crossedSwords,
  emblem,
  football,
  helmet,
  shield,
  tennisBall,
  trophy,
} from './shapes-sports.ts'
import { place, shape, starPath } from './svg.ts'

const LETTERS = [...'ABCDEHKLMNPRSTV']

export const SPORTS: Motif[] = [
  { grounds: ['rays', 'stars', 'rings'], draw: match },
  {
    grounds: ['rays', 'rings', 'lattice'],
    draw: ({ palette, pose, layout }) =>
      layout === 0
        ? hero(football(palette, 40), 1, pose * 30)
        : place(trophy(palette), { x: 60, y: 56, scale: 0.8 }) +
          place(football(palette, 22), { x: 32 + pose * 28, y: 94 }),
  },
  {
    grounds: ['rays', 'stars', 'lattice'],
    draw: ({ palette, pose, layout }) =>
      place(basketball(palette), { x: 56, y: 60, scale: 1.05, turn: pose * 35 }) +
      place(layout === 0 ? tennisBall(palette) : football(palette, 26), { x: 92, y: 94, scale: 0.62 }),
  },
  {
    grounds: ['rays', 'petals', 'stars'],
    draw: ({ palette, pose, layout }) =>
      hero(trophy(palette), 1.05) +
      [22, 98]
        .map((x) =>
          place(shape(starPath(5, 8 + pose, 3.5), layout === 0 ? palette.light : palette.second), { x, y: 96 }),
        )
        .join(''),
  },
]

export const ESPORTS: Motif[] = [
  {
    grounds: ['rays', 'lattice', 'stars'],
    draw: ({ palette, pose, layout }) =>
      hero(controller(palette), 1.08, [0, -12, 12][pose]) +
      (layout === 0
        ? place(bolt(palette), { x: 60, y: 28, scale: 0.5 })
        : [26, 94].map((x) => place(shape(starPath(4, 9, 3), palette.light), { x, y: 32 })).join('')),
  },
  {
    grounds: ['rays', 'rings', 'stars'],
    draw: ({ palette, pose, layout }) =>
      place(layout === 0 ? emblem(palette, 5 + pose) : crossedSwords(palette) + bolt(swapped(palette)), {
        x: 60,
        y: 64,
        scale: 1.18,
      }),
  },
  {
    grounds: ['lattice', 'stars', 'hills'],
    draw: ({ palette, pose, layout }) =>
      (layout === 0 ? '' : place(crossedSwords(palette), { x: 60, y: 62, scale: 1.1 })) +
      hero(helmet(palette, pose), layout === 0 ? 1.15 : 0.95),
  },
]

function match({ palette, random, pose, layout }: Brush) {
  const [home, away] = [shield(palette, random.pick(LETTERS)), shield(swapped(palette), random.pick(LETTERS))]
  const low = layout === 0 ? 0 : 8
  return (
    place(home, { x: 34, y: 56 - low, turn: -6, scale: 0.92 }) +
    place(away, { x: 86, y: 56 + low, turn: 6, scale: 0.92 }) +
    place(football(palette, 13 + pose * 2), { x: 60, y: 98 - pose * 2 })
  )
}
