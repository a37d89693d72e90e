import { dragon } from './dragon.ts'
import { figure } from './figure.ts'
import { hero, type Brush, type Motif } from './motif.ts'
import { swapColours } from './palettes.ts'
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
import { beast } from './shapes-beasts.ts'
import { bat, billiards, flag, glove, raceCar, racket, shuttlecock, volleyball } from './shapes-games.ts'
import { circle, place, shape, starPath } from './svg.ts'

const LETTERS = [...'ABCDEHKLMNPRSTV']

export const SPORTS: Record<string, Motif> = {
  tennis: figure(
    (palette) =>
      place(racket(palette, palette.main), { x: -8, turn: -24, scale: 1.1 }) +
      place(tennisBall(palette), { x: 26, y: 24, scale: 0.56 }),
  ),
  badminton: figure(
    (palette) =>
      place(racket(palette, palette.second), { x: -14, turn: -28, scale: 1.05 }) +
      place(shuttlecock(palette), { x: 24, y: 8, scale: 0.72, turn: 16 }),
  ),
  volleyball: figure((palette) => volleyball(palette)),
  tableTennis: figure((palette) => bat(palette) + place(circle(9, palette.light), { x: 32, y: 28 })),
  horse: figure((palette) => beast(palette, 'horse'), 0.95),
  car: figure((palette) => place(flag(palette), { y: -22, scale: 0.8 }) + place(raceCar(palette), { y: 24 })),
  billiards: figure((palette) => billiards(palette)),
  glove: figure((palette) => glove(palette), 1.05),
  match: { grounds: ['rays', 'stars', 'rings'], draw: match },
  football: {
    grounds: ['rays', 'rings', 'lattice'],
    draw: ({ palette, pose, layout }) =>
      layout === 0
        ? hero(football(palette, 40), 1, pose * 30)
        : place(trophy(palette), { x: 60, y: 56, scale: 0.8 }) +
          place(football(palette, 22), { x: 32 + pose * 28, y: 94 }),
  },
  basketball: {
    grounds: ['rays', 'stars', 'lattice'],
    draw: ({ palette, pose }) => hero(basketball(palette), 1.15, pose * 35),
  },
  trophy: {
    grounds: ['rays', 'petals', 'stars'],
    draw: ({ palette, pose, layout }) =>
      hero(trophy(palette), 1.05) +
      [22, 98]
        .map((x) =>
          place(shape(starPath(5, 8 + pose, 3.5), layout === 0 ? palette.light : palette.second), { x, y: 96 }),
        )
        .join(''),
  },
}

export const ESPORTS: Record<string, Motif> = {
  dragon: figure((palette, { pose }) => dragon(palette, pose), 1.05),
  flag: figure(
    (palette) =>
      place(flag(palette), { x: -6, turn: -8 }) +
      place(flag(swapColours(palette)), { x: 14, y: 10, turn: 14, scale: 0.8 }),
  ),
  controller: {
    grounds: ['rays', 'lattice', 'stars'],
    draw: ({ palette, pose, layout }) =>
      hero(controller(palette), 1.08, [0, -12, 12][pose]) +
      (layout === 0
        ? place(bolt(palette), { x: 60, y: 28, scale: 0.5 })
        : [26, 94].map((x) => place(shape(starPath(4, 9, 3), palette.light), { x, y: 32 })).join('')),
  },
  emblem: {
    grounds: ['rays', 'rings', 'stars'],
    draw: ({ palette, pose, layout }) =>
      place(layout === 0 ? emblem(palette, 5 + pose) : crossedSwords(palette) + bolt(swapColours(palette)), {
        x: 60,
        y: 64,
        scale: 1.18,
      }),
  },
  helmet: {
    grounds: ['lattice', 'stars', 'hills'],
    draw: ({ palette, pose, layout }) =>
      (layout === 0 ? '' : place(crossedSwords(palette), { x: 60, y: 62, scale: 1.1 })) +
      hero(helmet(palette, pose), layout === 0 ? 1.15 : 0.95),
  },
}

function match({ palette, random, pose, layout }: Brush) {
  const [home, away] = [shield(palette, random.pick(LETTERS)), shield(swapColours(palette), random.pick(LETTERS))]
  const low = layout === 0 ? 0 : 8
  return (
    place(home, { x: 34, y: 56 - low, turn: -6, scale: 0.92 }) +
    place(away, { x: 86, y: 56 + low, turn: 6, scale: 0.92 }) +
    place(football(palette, 13 + pose * 2), { x: 60, y: 98 - pose * 2 })
  )
}
