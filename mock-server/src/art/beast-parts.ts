import type { Palette } from './palettes.ts'
import { circle, cord, place, shape, stroke } from './svg.ts'

export type Part = (palette: Palette) => string

export const mirrored = (content: string, { x, y, turn = 0 }: { x: number; y: number; turn?: number }) =>
  place(content, { x, y, turn }) + place(content, { x: -x, y, turn: -turn, flip: true })

export const ROUND = 'M0 -32C24 -32 36 -16 36 2C36 24 20 36 0 36C-20 36 -36 24 -36 2C-36 -16 -24 -32 0 -32Z'
export const POINTED = 'M0 -30C22 -32 36 -18 38 2C26 10 16 36 0 38C-16 36 -26 10 -38 2C-36 -18 -22 -32 0 -30Z'
export const LONG =
  'M0 -32C20 -32 28 -18 26 -4C24 10 20 22 18 30C14 42 -14 42 -18 30C-20 22 -24 10 -26 -4C-28 -18 -20 -32 0 -32Z'

const ear =
  (d: string, inner: string): ((palette: Palette) => string) =>
  (palette) =>
    shape(d, palette.main) + shape(inner, palette.second, ' stroke="none"')
export const catEar = ear('M-12 10L0 -22L14 8Z', 'M-5 6L1 -12L8 5Z')
export const roundEar = (palette: Palette) => circle(13, palette.main) + circle(6, palette.second, ' stroke="none"')
export const longEar = ear(
  'M-9 14C-14 -20 -8 -44 0 -44C8 -44 14 -20 9 14Z',
  'M-4 6C-7 -16 -4 -34 0 -34C4 -34 7 -16 4 6Z',
)
export const leafEar = ear('M0 4C6 -10 24 -14 34 -4C26 8 10 12 0 4Z', 'M8 1C14 -5 22 -6 28 -3C22 3 14 4 8 1Z')

export const nose = (palette: Palette) =>
  shape('M-7 10H7L0 18Z', palette.ink) + stroke('M0 18V23M0 23Q-7 29 -13 24M0 23Q7 29 13 24', palette.ink, 2.2)
export const cheeks = (palette: Palette) =>
  mirrored(circle(12, palette.light, ' stroke="none"'), { x: 9, y: 21 }) + nose(palette)
export const whiskers = (palette: Palette) =>
  stroke('M16 18L40 13M16 22L40 24M-16 18L-40 13M-16 22L-40 24', palette.light, 1.5)
export const bars = (palette: Palette) =>
  stroke('M0 -30V-16M-9 -28L-7 -17M9 -28L7 -17M-35 -2L-22 1M-34 10L-22 10M35 -2L22 1M34 10L22 10', palette.ink, 4)
export const spots = (palette: Palette) =>
  stroke('M-12 -24h.1M4 -26h.1M16 -20h.1M-2 -17h.1M-28 2h.1M-26 12h.1M28 2h.1M26 12h.1M-20 -18h.1', palette.ink, 5.4)
export const snout = (palette: Palette) =>
  `<ellipse cy="17" rx="16" ry="11" fill="${palette.light}"/>` +
  stroke('M-6 14V20M6 14V20', palette.ink, 4.4) +
  stroke('M-8 31Q0 35 8 31', palette.ink, 2)
export const muzzle = (palette: Palette) =>
  `<ellipse cy="27" rx="18" ry="12" fill="${palette.light}"/>` +
  stroke('M-8 24V27M8 24V27M-7 33Q0 37 7 33', palette.ink, 2.6)
export const horns = (d: string, width: number) => (palette: Palette) =>
  cord(d, palette, { colour: palette.light, width })
export const mane = (palette: Palette) =>
  Array.from({ length: 14 }, (_, index) =>
    place(shape('M-11 -26C-12 -44 -3 -52 0 -54C3 -52 12 -44 11 -26Z', palette.second), { turn: index * (360 / 14) }),
  ).join('')
export const tusks = (palette: Palette) =>
  mirrored(shape('M0 0C10 4 16 14 12 24C8 16 2 12 -4 12Z', palette.light), { x: 15, y: 18 }) +
  shape('M-9 2C-9 16 -10 30 -6 40C-2 50 12 48 14 40C8 42 4 40 6 32C8 22 9 12 9 2Z', palette.main) +
  stroke('M-6 14H6M-7 22H6M-7 30H4', palette.ink, 1.4)
