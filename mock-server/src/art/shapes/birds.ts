import type { Palette } from '../palettes.ts'
import { circle, cord, inked, place, shape, stroke } from '../svg.ts'

const eye = (palette: Palette, x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="2.6" fill="${palette.ink}"/><circle cx="${x + 0.8}" cy="${y - 0.8}" r=".8" fill="${palette.light}"/>`

const plume = (palette: Palette, fill: string) =>
  shape('M0 0C-10 -16 -10 -40 0 -54C10 -40 10 -16 0 0Z', fill) +
  place(circle(5, palette.second), { y: -42 }) +
  place(circle(2, palette.ink), { y: -42 })

export const peacock = (palette: Palette) =>
  inked(
    palette,
    Array.from({ length: 9 }, (_, index) =>
      place(plume(palette, index % 2 ? palette.light : palette.main), { y: 20, turn: (index - 4) * 21 }),
    ).join('') +
      shape('M0 -22C10 -22 12 -10 8 0C20 10 18 42 0 42C-18 42 -20 10 -8 0C-12 -10 -10 -22 0 -22Z', palette.second) +
      shape('M-4 -8H4L0 0Z', palette.light),
    1.6,
  ) +
  stroke('M0 -22V-32M-4 -22L-8 -30M4 -22L8 -30', palette.light, 2) +
  eye(palette, -4, -14) +
  eye(palette, 4, -14)

export const phoenix = (palette: Palette) =>
  inked(
    palette,
    shape(
      'M-6 14C-30 20 -26 44 -44 44C-30 52 -18 40 -14 34C-18 46 -10 54 -18 58C-4 56 0 40 2 26C8 40 18 44 14 56C26 44 18 26 10 12Z',
      palette.second,
    ) +
      shape(
        'M-4 4C-20 -10 -46 -4 -50 -32C-40 -24 -36 -28 -34 -40C-26 -28 -22 -32 -18 -42C-12 -24 0 -22 6 -6Z',
        palette.main,
      ) +
      shape('M8 4C22 -10 44 -8 50 -30C38 -26 36 -30 32 -40C24 -28 20 -30 16 -38C10 -24 4 -16 4 -4Z', palette.main) +
      shape(
        'M-10 14C-12 0 -6 -14 2 -24C4 -36 18 -38 20 -28L30 -24L20 -20C18 -6 16 10 8 18C2 22 -6 20 -10 14Z',
        palette.light,
      ),
  ) +
  stroke('M10 -36L6 -48M14 -36L16 -48', palette.second, 2.6) +
  eye(palette, 14, -28)

export const crane = (palette: Palette) =>
  cord('M0 20V50M0 50L10 52M0 50L-8 52M8 20L14 34L4 38', palette, { colour: palette.main, width: 2 }) +
  cord('M12 4C26 -8 10 -24 20 -42', palette, { colour: palette.light, width: 6 }) +
  inked(
    palette,
    shape('M-44 6C-40 24 -8 34 12 20C24 12 20 -6 8 -6C-10 -8 -18 4 -44 6Z', palette.light) +
      shape('M-44 6C-34 20 -18 22 -4 14C-14 12 -26 8 -44 6Z', palette.ink) +
      circle(0, palette.light) +
      place(circle(8, palette.light), { x: 21, y: -44 }) +
      shape('M28 -46L52 -42L28 -40Z', palette.second) +
      shape('M15 -50C18 -56 26 -56 28 -50Z', '#D13B21'),
  ) +
  eye(palette, 23, -44)

export const eagle = (palette: Palette) =>
  inked(
    palette,
    ['', 'flip']
      .map((side) =>
        place(
          shape(
            'M4 0C20 -24 38 -34 54 -30C50 -22 52 -16 48 -12C48 -4 44 0 42 4C38 10 34 12 30 14C22 22 12 22 4 22Z',
            palette.main,
          ),
          { flip: side !== '' },
        ),
      )
      .join('') +
      shape('M-12 30L-18 52L-6 46L0 56L6 46L18 52L12 30Z', palette.second) +
      shape('M0 -30C16 -30 16 -12 14 0C18 14 14 34 0 36C-14 34 -18 14 -14 0C-16 -12 -16 -30 0 -30Z', palette.second) +
      shape('M0 -36C16 -36 18 -20 12 -10L6 -4L0 -10L-6 -4L-12 -10C-18 -20 -16 -36 0 -36Z', palette.light) +
      shape('M-6 -20H6C8 -12 2 -6 0 -2C-2 -6 -8 -12 -6 -20Z', '#F2C14E'),
  ) +
  stroke('M-12 -27L-4 -23M12 -27L4 -23', palette.ink, 2.6) +
  eye(palette, -7, -21) +
  eye(palette, 7, -21)

export const swallow = (palette: Palette) =>
  inked(
    palette,
    shape('M-18 16L-50 44L-34 14L-52 22L-22 4Z', palette.second) +
      shape('M-6 -4C-10 -30 -30 -46 -46 -48C-34 -34 -30 -10 -16 8Z', palette.main) +
      shape('M2 6C20 24 22 42 12 56C4 40 -10 26 -16 14Z', palette.main) +
      shape('M-24 12C-14 -12 12 -28 32 -26C36 -26 40 -24 46 -24L38 -16C34 2 8 20 -24 12Z', palette.main) +
      shape('M38 -16C34 2 8 20 -24 12C-4 10 14 0 24 -14Z', palette.light),
  ) + eye(palette, 31, -20)

export const lacBird = (palette: Palette) =>
  inked(
    palette,
    shape('M-8 4L-52 20L-54 8L-46 6L-54 0L-10 -6Z', palette.second) +
      shape('M-6 -4L-22 -46L-6 -40L0 -46L6 -36L12 -38L16 -2Z', palette.main) +
      shape('M-8 6L-8 40L4 30L10 36L16 6Z', palette.main) +
      shape('M-16 0C-6 -10 14 -12 26 -8C30 -14 36 -14 38 -10L58 -2L38 -1C34 6 10 12 -16 6Z', palette.light),
    1.8,
  ) +
  stroke('M-8 -12L-14 -36M2 -12L-2 -34M10 -12L10 -30M-2 12V30M8 12V28', palette.ink, 1.4) +
  stroke('M28 -11Q16 -22 4 -18', palette.second, 3) +
  eye(palette, 34, -7)

export const duck = (palette: Palette) =>
  inked(
    palette,
    shape(
      'M-44 -2C-40 8 -34 6 -28 2C-16 -8 2 -6 8 -14C0 -34 12 -46 24 -44C36 -42 38 -28 32 -20C42 -8 42 26 10 30H-20C-40 28 -48 12 -44 -2Z',
      palette.main,
    ) +
      shape('M34 -34L52 -30C50 -22 40 -22 33 -24Z', palette.second) +
      shape('M-22 8C-10 -2 10 2 12 10C6 22 -16 24 -22 8Z', palette.light),
  ) +
  stroke('M-46 34q7 6 14 0t14 0t14 0t14 0t14 0t14 0', palette.light, 2.4) +
  eye(palette, 26, -34)
