import type { Palette } from './palettes.ts'
import { circle, cord, inked, place, shape, stroke } from './svg.ts'

const eye = (palette: Palette, x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="2.6" fill="${palette.ink}"/><circle cx="${x + 0.8}" cy="${y - 0.8}" r=".8" fill="${palette.light}"/>`

export const butterfly = (palette: Palette) =>
  inked(
    palette,
    ['', 'flip']
      .map((side) =>
        place(
          shape('M2 0C8 -36 40 -48 48 -34C54 -16 30 2 2 2Z', palette.main) +
            shape('M2 2C24 2 42 14 36 32C28 46 8 34 2 4Z', palette.second) +
            place(circle(8, palette.light), { x: 32, y: -24 }) +
            place(circle(5, palette.light), { x: 22, y: 22 }),
          { flip: side !== '' },
        ),
      )
      .join('') + shape('M0 -18C5 -10 5 20 0 34C-5 20 -5 -10 0 -18Z', palette.ink),
  ) + stroke('M-1 -18C-4 -30 -12 -36 -16 -36M1 -18C4 -30 12 -36 16 -36', palette.light, 1.8)

export const bee = (palette: Palette) =>
  inked(
    palette,
    shape('M-6 -14C-30 -44 -46 -30 -38 -18C-32 -8 -14 -8 -6 -10Z', palette.light) +
      shape('M2 -14C-6 -48 14 -54 18 -40C22 -26 10 -14 4 -10Z', palette.light) +
      `<ellipse cx="-4" cy="10" rx="34" ry="23" fill="#F2C14E"/>` +
      shape(
        'M-14 -12C-20 0 -20 20 -14 32C-10 34 -4 34 -2 33C-8 20 -8 0 -2 -13ZM10 -11C6 0 6 20 10 30C14 28 18 26 20 24C16 12 16 4 20 -5Z',
        palette.ink,
      ) +
      place(circle(13, palette.main), { x: 30, y: 4 }),
  ) +
  stroke('M34 -8C38 -20 46 -20 48 -16M28 -9C28 -22 34 -26 38 -24M-38 10L-48 10', palette.light, 2) +
  eye(palette, 34, 2)

export const cricket = (palette: Palette) =>
  cord('M-6 14L-26 -22L-44 30M6 16L2 36L10 40M18 14L20 34L28 38', palette, { colour: palette.second, width: 3.4 }) +
  inked(
    palette,
    shape('M-46 16C-30 -6 10 -14 24 -4C32 4 26 18 14 20C-8 24 -30 24 -46 16Z', palette.main) +
      shape('M-40 14C-24 -2 4 -6 14 0C4 12 -20 18 -40 14Z', palette.light) +
      place(circle(13, palette.main), { x: 30, y: 2 }),
  ) +
  stroke('M36 -8C30 -34 10 -42 -4 -44M40 -6C46 -28 40 -40 34 -48', palette.light, 1.6) +
  eye(palette, 34, 0)

export const dragonfly = (palette: Palette) =>
  inked(
    palette,
    ['', 'flip']
      .map((side) =>
        place(
          shape(
            'M2 -14C20 -34 46 -36 52 -26C50 -16 24 -8 2 -8ZM2 -4C22 -2 42 10 42 18C36 26 14 12 2 2Z',
            palette.light,
            ' opacity=".9"',
          ),
          { flip: side !== '' },
        ),
      )
      .join('') +
      shape('M0 -16C7 -16 7 0 3 6L2 50H-2L-3 6C-7 0 -7 -16 0 -16Z', '#D13B21') +
      place(circle(9, palette.main), { y: -24 }),
    1.6,
  ) +
  eye(palette, -5, -26) +
  eye(palette, 5, -26)
