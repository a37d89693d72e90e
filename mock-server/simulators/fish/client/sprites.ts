import { dragon } from '#mock/art/dragon.ts'
import { paletteAt, type Palette, swapColours } from '#mock/art/palettes.ts'
import { carp, crab, octopus, puffer, whale } from '#mock/art/shapes/animals.ts'
import { turtle } from '#mock/art/shapes/folk.ts'
import * as sea from '#mock/art/shapes/sea.ts'
import { place, circle, cord, inked, shape, stroke } from '#mock/art/svg.ts'
import { paletteOf } from '#mock/art/looks.ts'

const eye = (palette: Palette, x: number, y: number) =>
  place(inked(palette, circle(4.6, palette.light), 1.4) + circle(2.4, palette.ink), { x, y })

const shrimp = (palette: Palette) =>
  stroke('M34 -10C42 -20 48 -20 54 -28M35 -6C44 -8 48 -4 55 -6', palette.light, 1.8) +
  cord('M14 10L18 22M4 12L6 25M-6 13L-6 26M-15 12L-18 23', palette, { colour: palette.second, width: 3 }) +
  inked(
    palette,
    shape('M-36 16L-54 14L-50 26L-40 34L-30 26Z', palette.second) +
      shape(
        'M44 -8C30 -26 0 -30 -20 -18C-38 -6 -44 10 -40 26C-34 30 -28 26 -26 20C-20 8 -8 10 6 12C24 12 38 4 44 -8Z',
        palette.main,
      ) +
      stroke('M14 -24Q8 -6 12 11M0 -25Q-6 -8 -2 10M-15 -20Q-20 -4 -15 11M-29 -9Q-30 4 -25 17', palette.ink, 1.6),
  ) +
  eye(palette, 30, -10)

const goby = (palette: Palette) =>
  inked(
    palette,
    shape('M-32 2C-42 -12 -50 -12 -54 -8C-49 0 -49 4 -54 12C-50 16 -42 14 -32 2Z', palette.second) +
      shape('M-16 -12C-12 -28 2 -28 6 -14ZM10 -14C14 -26 24 -24 26 -14Z', palette.second) +
      shape('M-10 14C-8 26 4 26 8 16Z', palette.second) +
      shape('M52 4C46 -16 22 -20 4 -16C-14 -14 -28 -6 -36 2C-26 12 -10 18 8 18C28 20 46 18 52 4Z', palette.main) +
      shape('M52 6C44 18 26 18 8 18C-10 18 -26 12 -36 2C-16 10 26 12 52 6Z', palette.light),
  ) +
  stroke('M-22 -2h.1M-8 -6h.1M6 -6h.1M-14 4h.1M0 2h.1M14 -1h.1', palette.second, 5) +
  eye(palette, 34, -6)

const perch = (palette: Palette) =>
  inked(
    palette,
    shape('M-28 2C-40 -14 -48 -14 -54 -20C-50 -6 -50 8 -54 22C-48 16 -38 16 -28 2Z', palette.second) +
      shape('M-16 -20L-12 -36L-4 -28L2 -40L10 -30L18 -36L22 -20Z', palette.second) +
      shape('M-6 24L-8 36L10 28ZM-18 18L-24 28L-12 24Z', palette.second) +
      shape('M46 4C36 -26 2 -32 -16 -20C-26 -12 -30 -4 -32 2C-28 12 -22 20 -12 24C8 32 36 26 46 4Z', palette.main) +
      shape('M46 6C36 26 8 32 -12 24C-20 20 -26 14 -30 8C-8 18 26 18 46 6Z', palette.light) +
      stroke('M16 -24Q10 -4 14 16M2 -27Q-4 -4 0 18M-12 -22Q-17 -4 -13 14', palette.ink, { width: 5, opacity: 0.55 }),
  ) +
  stroke('M44 8Q38 11 34 8', palette.ink, 1.8) +
  eye(palette, 30, -6)

type Draw = (palette: Palette) => string

const headFirst =
  (draw: Draw, scale = 1): Draw =>
  (palette) =>
    place(draw(palette), { turn: 90, scale })

/** All kinds, looking to the right, within 55 units around 0 0. */
const DRAWINGS: Record<string, Draw> = {
  shrimp,
  crab: (palette) => place(crab(palette), { scale: 1.05 }),
  goby,
  seahorse: sea.seahorse,
  perch,
  clownfish: sea.clownfish,
  carp: (palette) => place(carp(palette), { x: 4, scale: 1.08 }),
  'puffer fish': (palette) => place(puffer(palette), { x: 4, scale: 1.15 }),
  squid: headFirst(sea.squid, 0.96),
  octopus: (palette) => octopus(palette, 0),
  turtle: headFirst((palette) => turtle(palette, true), 1.2),
  jellyfish: (palette) => sea.jellyfish(palette),
  ray: headFirst(sea.ray, 0.92),
  swordfish: (palette) => place(sea.swordfish(palette), { x: -2, scale: 0.92 }),
  shark: (palette) => place(sea.shark(palette), { scale: 0.98 }),
  crocodile: (palette) => place(sea.crocodile(palette), { scale: 0.97 }),
  whale: (palette) => place(whale(palette), { x: 2, y: 6, scale: 1.02 }),
  'king lobster': headFirst(sea.lobster, 0.9),
  'sea dragon': (palette) => dragon(palette, 1),
  'golden dragon': (palette) => dragon({ ...palette, main: '#F2C14E', second: '#D13B21', light: '#FFF0CF' }, 1),
}

const HALF = 58

export function pictureOf(code: string, rank: number, look: string): string {
  const own = paletteAt(paletteOf(look) + 1 + rank * 5)
  const colours = rank % 2 === 0 ? own : swapColours(own)
  const drawing = (DRAWINGS[code] ?? carp)(colours)
  const box = `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="256" height="256">${drawing}</svg>`)}`
}
