import type { Palette } from './palettes.ts'
import { cord, cutStroke, inked, place, shape, stroke } from './svg.ts'

const BODIES = [
  {
    d: 'M-36 26C-24 42 -8 32 -8 15C-8 -3 16 -5 16 11C16 27 38 23 36 3C34 -12 24 -18 12 -21',
    head: { x: 12, y: -22, flip: true },
    tail: { x: -37, y: 25, turn: -40 },
  },
  {
    d: 'M0 8C-9 3 -3 -8 8 -6C23 -2 21 21 1 25C-23 29 -37 6 -27 -14C-20 -27 -6 -31 6 -29',
    head: { x: 8, y: -28, flip: false },
    tail: { x: 1, y: 8, turn: 140, scale: 0.6 },
  },
  {
    d: 'M-10 46C-32 41 -31 25 -5 20C25 15 29 0 3 -5C-22 -9 -23 -22 -6 -28',
    head: { x: -3, y: -28, flip: false },
    tail: { x: -9, y: 46, turn: 100, scale: 0.9 },
  },
]

export function dragon(palette: Palette, pose: number): string {
  const body = BODIES[pose % BODIES.length]
  if (!body) return ''
  const { d, head, tail } = body
  return (
    cutStroke(d, palette.ink, { width: 25, dashes: '5 6.4', offset: 0 }) +
    cutStroke(d, palette.second, { width: 21, dashes: '3 8.4', offset: -1 }) +
    place(
      inked(
        palette,
        shape('M-8 6C-12 -4 -8 -12 -12 -20C-6 -18 -3 -16 0 -22C3 -16 6 -18 12 -20C8 -12 12 -4 8 6Z', palette.second),
      ),
      tail,
    ) +
    cord(d, palette, { colour: palette.main, width: 12 }) +
    stroke(d, palette.light, { width: 2.4, dashes: '1 5.5' }) +
    place(dragonHead(palette), head)
  )
}

/** Draws a dragon's head looking right; its neck is at 0 0. */
export const dragonHead = (palette: Palette) =>
  inked(
    palette,
    shape('M-4 10L-20 14L-13 5L-24 1L-13 -4L-20 -13L-6 -9Z', palette.second) +
      shape(
        'M-6 8C-13 1 -10 -11 0 -13C4 -15 9 -13 11 -10C17 -11 25 -8 26 -3C26 1 22 2 17 2L24 6C22 10 16 11 10 10C4 13 -2 12 -6 8Z',
        palette.main,
      ) +
      shape('M17 2L14 4.5L10 2.5Z', palette.light) +
      `<circle cx="6" cy="-4" r="3.4" fill="${palette.light}"/>`,
  ) +
  cord('M-2 -12L-9 -22M4 -13L3 -24', palette, { colour: palette.light, width: 2 }) +
  stroke('M23 1Q31 -1 33 6M22 6Q27 10 25 16', palette.light, 1.5) +
  `<circle cx="7" cy="-4" r="1.5" fill="${palette.ink}"/><circle cx="22" cy="-4" r="1" fill="${palette.ink}"/>`
