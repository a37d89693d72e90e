import { dragon } from './dragon.ts'
import { figure } from './figure.ts'
import { hero, type Brush, type Motif } from './motif.ts'
import { swapColours, type Palette } from './palettes.ts'
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
} from './shapes/sports.ts'
import { beast } from './shapes/beasts.ts'
import { circle, place, shape, starPath, repeatAround, cord, inked, stroke } from './svg.ts'

const volleyball = (palette: Palette) =>
  inked(
    palette,
    circle(40, palette.light) +
      repeatAround(3, (angle) =>
        place(
          shape('M0 0C-4 -16 -2 -28 10 -38.6A40 40 0 0 1 38 -12C22 -16 8 -12 0 0Z', palette.main) +
            stroke('M2 -2C6 -16 14 -26 26 -30M0 0C10 -10 22 -16 36 -16', palette.ink, 1.6),
          { turn: (angle * 180) / Math.PI },
        ),
      ),
  )

const shuttlecock = (palette: Palette) =>
  inked(
    palette,
    [-24, -12, 0, 12, 24]
      .map((turn) => place(shape('M-4 14L-10 -44C-4 -50 4 -50 10 -44L4 14Z', palette.light), { turn }))
      .join('') +
      stroke('M-17 -16Q0 -22 17 -16M-12 -2Q0 -7 12 -2', palette.second, 2.6) +
      shape('M-13 10H13C16 30 8 38 0 38C-8 38 -16 30 -13 10Z', palette.main) +
      stroke('M-13 16H13', palette.ink, 2),
  )

const racketHead = (palette: Palette, colour: string) =>
  cord('M0 -40C24 -40 26 -8 0 -2C-26 -8 -24 -40 0 -40ZM0 -2V38', palette, { colour, width: 4.4 }) +
  stroke('M-8 -37V-6M0 -39V-4M8 -37V-6M-17 -28H17M-19 -20H19M-15 -12H15', palette.light, { width: 1, opacity: 0.8 }) +
  inked(palette, `<rect x="-4" y="18" width="8" height="26" rx="3" fill="${palette.second}"/>`)

const racket = racketHead

const bat = (palette: Palette) =>
  inked(
    palette,
    shape('M0 -44C30 -44 36 -10 22 6L10 16V44H-10V16L-22 6C-36 -10 -30 -44 0 -44Z', '#D13B21') +
      shape('M-22 6H22L10 16V44H-10V16Z', palette.main),
  )

const billiards = (palette: Palette) => {
  const fills = ['#F2C14E', '#1D2F6F', '#D13B21', '#5B1440', '#E5782F', '#1B0705']
  const spots = [
    [0, 28],
    [-13, 6],
    [13, 6],
    [-26, -16],
    [26, -16],
    [0, -16],
  ]
  const balls = spots.map(([x = 0, y = 0], index) =>
    place(
      inked(palette, circle(13, fills[index] ?? '#fff'), 1.8) +
        circle(5, '#FFF6E4') +
        stroke('M-6 -7q2 -3 5 -4', '#FFF6E4', { width: 2, opacity: 0.8 }),
      { x, y },
    ),
  )
  return cord('M-44 48L44 -44', palette, { colour: palette.main, width: 4 }) + balls.join('')
}

const raceCar = (palette: Palette) =>
  inked(
    palette,
    shape('M-48 16V-6H-34V4L-16 2L-6 -12H12L18 2C36 2 46 6 52 16Z', palette.main) +
      shape('M-4 -8H10L14 2H-10Z', palette.light) +
      place(circle(9, palette.light), { x: 26, y: 8 }),
  ) +
  [-28, 30].map((x) => place(inked(palette, circle(14, palette.ink)) + circle(6, palette.light), { x, y: 18 })).join('')

const flag = (palette: Palette) =>
  cord('M-26 -34V38', palette, { colour: palette.main, width: 3 }) +
  inked(palette, '<path d="M-26 -34H30V6H-26Z" fill="#FFF6E4"/>') +
  [0, 1, 2, 3]
    .flatMap((column) =>
      [0, 1, 2]
        .filter((row) => (row + column) % 2 === 0)
        .map(
          (row) =>
            `<rect x="${-25 + column * 14}" y="${-33 + row * 13}" width="13.500" height="13" fill="${palette.ink}"/>`,
        ),
    )
    .join('')

const glove = (palette: Palette) =>
  inked(
    palette,
    shape('M-20 30C-34 10 -38 -36 -2 -38C26 -40 40 -22 34 2C32 16 24 22 22 30Z', '#D13B21') +
      shape('M-20 6C-44 4 -42 -20 -26 -18C-16 -16 -16 -2 -4 -2', '#D13B21') +
      shape('M-22 28H24V42H-22Z', palette.light),
  ) + stroke('M8 -26C18 -24 22 -16 22 -8', '#FFF0CF', { width: 3, opacity: 0.6 })

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
