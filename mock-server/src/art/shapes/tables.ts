import type { Palette } from '../palettes.ts'
import { repeatAround, circle, inked, lettering, place, polar, round, shape, starPath, stroke, TURN } from '../svg.ts'

const SUITS = [
  'M0 12C-16 0 -11 -12 0 -5C11 -12 16 0 0 12Z',
  'M0 -14L11 0L0 14L-11 0Z',
  'M0 -14C14 0 12 9 3 7L6 14H-6L-3 7C-12 9 -14 0 0 -14Z',
  'M0 -13a6 6 0 0 1 5 9a6 6 0 1 1 -4 10L4 14H-4L-1 6a6 6 0 1 1 -4 -10a6 6 0 0 1 5 -9Z',
]
const RED = '#C4351C'

export const suitMark = (suit: number, ink: string) => shape(SUITS[suit % 4] ?? '', suit % 4 < 2 ? RED : ink)

export function card(palette: Palette, { suit, rank }: { suit: number; rank: string }): string {
  const corner = lettering(rank, 8, { colour: suit % 4 < 2 ? RED : palette.ink, weight: 0.22 })
  return (
    inked(palette, `<rect x="-20" y="-29" width="40" height="58" rx="5" fill="${palette.light}"/>`) +
    place(suitMark(suit, palette.ink), { y: 2 }) +
    place(corner, { x: -12.5, y: -20.5 }) +
    place(corner, { x: 12.5, y: 20.5, turn: 180 })
  )
}

export const cardBack = (palette: Palette) =>
  inked(
    palette,
    `<rect x="-20" y="-29" width="40" height="58" rx="5" fill="${palette.second}"/><rect x="-15.5" y="-24.5" width="31" height="49" rx="3" fill="none" stroke="${palette.main}" stroke-width="1.4"/>`,
  ) + shape(starPath(8, 13, 5), palette.main)

export function rouletteWheel(palette: Palette, pockets: number): string {
  const step = TURN / pockets
  const wedges = repeatAround(pockets, (angle, index) =>
    shape(
      `M0 0L${polar(38, angle)}A38 38 0 0 1 ${polar(38, angle + step)}Z`,
      index === 0 ? '#2E9C6B' : index % 2 === 0 ? palette.ink : '#C4351C',
    ),
  )
  return (
    inked(palette, circle(44, palette.main)) +
    wedges +
    circle(38, 'none', ` stroke="${palette.main}" stroke-width="1.4"`) +
    stroke(
      repeatAround(pockets, (angle) => `M${polar(26, angle)}L${polar(38, angle)}`),
      palette.main,
      1,
    ) +
    inked(palette, circle(25, palette.deep)) +
    circle(21, 'none', ` stroke="${palette.main}" stroke-width="1.2"`) +
    shape(starPath(8, 18, 6), palette.main) +
    inked(palette, circle(5, palette.light), 1.4) +
    place(inked(palette, circle(3.6, palette.light), 1.2), { x: 21, y: -24 })
  )
}

const PIPS: Record<number, number[][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

export const die = (palette: Palette, pips: number, size = 16) =>
  inked(
    palette,
    `<rect x="${-size}" y="${-size}" width="${size * 2}" height="${size * 2}" rx="${round(size * 0.3)}" fill="${palette.light}"/>`,
  ) +
  (PIPS[pips] ?? [])
    .map(([x = 0, y = 0]) =>
      place(circle(size * (pips === 1 ? 0.3 : 0.19), pips === 1 || pips === 4 ? RED : palette.ink), {
        x: x * size * 0.52,
        y: y * size * 0.52,
      }),
    )
    .join('')

export const bowl = (palette: Palette) =>
  inked(
    palette,
    `<ellipse cy="14" rx="46" ry="12" fill="${palette.light}"/><ellipse cy="12" rx="36" ry="8" fill="${palette.second}"/>`,
  ) + stroke('M-40 16Q0 28 40 16', palette.main, 1.4)
