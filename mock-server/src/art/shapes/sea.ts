import type { Palette } from '../palettes.ts'
import { circle, cord, inked, place, shape, stroke } from '../svg.ts'

const eye = (palette: Palette, x: number, y: number) =>
  place(inked(palette, circle(4, palette.light), 1.4) + circle(2, palette.ink), { x, y })

export const shark = (palette: Palette) =>
  inked(
    palette,
    shape('M-30 2L-54 -22L-46 2L-54 22Z', palette.main) +
      shape('M-6 -16L4 -44L16 -14Z', palette.main) +
      shape('M2 14L-4 36L18 18Z', palette.main) +
      shape('M50 4C30 -22 -10 -24 -34 2C-14 20 20 22 34 16L24 10L38 10Z', palette.main) +
      shape('M34 16L24 10L38 10C20 12 -10 12 -34 2C-14 20 20 22 34 16Z', palette.light),
  ) +
  stroke('M6 -6V6M0 -7V6M-6 -6V5', palette.ink, 1.8) +
  eye(palette, 28, -5)

export const ray = (palette: Palette) =>
  cord('M0 26C4 40 -8 46 2 58', palette, { colour: palette.second, width: 3 }) +
  inked(
    palette,
    shape(
      'M0 -34C10 -34 14 -26 20 -20C34 -12 50 -10 54 10C40 4 24 18 0 30C-24 18 -40 4 -54 10C-50 -10 -34 -12 -20 -20C-14 -26 -10 -34 0 -34Z',
      palette.main,
    ),
  ) +
  stroke('M-24 -2h.1M-12 6h.1M12 6h.1M24 -2h.1M0 14h.1', palette.light, 5) +
  eye(palette, -9, -20) +
  eye(palette, 9, -20)

export const swordfish = (palette: Palette) =>
  inked(
    palette,
    shape('M-34 4L-56 -24L-46 4L-54 28Z', palette.second) +
      shape('M-14 -12C-6 -40 6 -40 14 -14Z', palette.second) +
      shape('M22 2L60 8L22 10Z', palette.light) +
      shape('M34 5C24 -18 -16 -18 -38 4C-16 22 24 22 34 5Z', palette.main) +
      shape('M34 6C10 14 -16 12 -38 4C-16 22 24 22 34 6Z', palette.light),
  ) + eye(palette, 20, -2)

export const seahorse = (palette: Palette) =>
  cord('M4 6C-4 22 12 30 8 42C4 52 -12 48 -8 38C-6 34 0 36 -1 40', palette, { colour: palette.main, width: 8 }) +
  inked(
    palette,
    shape('M-14 -6L-30 -14L-26 2L-32 10L-14 12Z', palette.second) +
      shape(
        'M8 -48L12 -38L20 -40L18 -30C34 -28 40 -24 46 -20L44 -14C34 -16 26 -14 20 -12C26 4 18 20 4 22C-14 22 -20 4 -12 -8C-6 -14 -12 -22 -10 -32C-8 -40 -2 -44 2 -40Z',
        palette.main,
      ),
  ) +
  stroke('M-8 -2Q4 4 18 0M-10 8Q2 14 14 10', palette.ink, 1.6) +
  eye(palette, 8, -26)

export const jellyfish = (palette: Palette) =>
  cord('M-22 2C-30 18 -16 28 -24 46M-8 4C-14 22 0 30 -6 50M8 4C2 22 16 30 8 50M22 2C16 18 30 28 24 46', palette, {
    colour: palette.second,
    width: 3.4,
  }) +
  inked(
    palette,
    shape('M-36 2C-38 -50 38 -50 36 2C28 10 22 -2 12 6C4 12 -4 12 -12 6C-22 -2 -28 10 -36 2Z', palette.main),
  ) +
  stroke('M-18 -16h.1M0 -24h.1M18 -16h.1', palette.light, 8) +
  eye(palette, -9, -6) +
  eye(palette, 9, -6)

export const squid = (palette: Palette) =>
  cord(
    'M-16 12C-20 30 -34 30 -34 46M-8 14C-8 32 -18 38 -14 54M8 14C8 32 18 38 14 54M16 12C20 30 34 30 34 46',
    palette,
    { colour: palette.main, width: 5 },
  ) +
  inked(
    palette,
    shape('M-14 -34L-40 -18L-12 -10ZM14 -34L40 -18L12 -10Z', palette.second) +
      shape('M0 -56C16 -40 22 -10 20 10C12 20 -12 20 -20 10C-22 -10 -16 -40 0 -56Z', palette.main),
  ) +
  stroke('M-6 -34h.1M7 -28h.1M-2 -18h.1', palette.second, 6) +
  eye(palette, -9, 4) +
  eye(palette, 9, 4)

export const lobster = (palette: Palette) =>
  cord(
    'M-12 4L-30 10M-12 12L-28 22M12 4L30 10M12 12L28 22M-8 -14C-26 -16 -32 -22 -32 -30M8 -14C26 -16 32 -22 32 -30',
    palette,
    { colour: palette.second, width: 4 },
  ) +
  stroke('M-4 -24C-8 -40 -20 -50 -30 -54M4 -24C8 -40 20 -50 30 -54', palette.light, 1.8) +
  inked(
    palette,
    ['', 'flip']
      .map((side) =>
        place(
          shape('M-4 6C-16 -6 -10 -26 4 -28C0 -20 4 -16 8 -14C10 -20 14 -22 16 -22C18 -8 10 4 -4 6Z', palette.main),
          { x: side ? 34 : -34, y: -30, flip: side === '' },
        ),
      )
      .join('') +
      shape('M-16 44L-24 58L-6 52L0 60L6 52L24 58L16 44Z', palette.second) +
      shape('M0 -28C12 -28 16 -14 14 0C16 20 12 40 8 48H-8C-12 40 -16 20 -14 0C-16 -14 -12 -28 0 -28Z', palette.main) +
      stroke('M-14 6Q0 12 14 6M-13 18Q0 24 13 18M-12 30Q0 36 12 30M-9 40Q0 46 9 40', palette.ink, 1.8),
  ) +
  eye(palette, -6, -18) +
  eye(palette, 6, -18)

export const crocodile = (palette: Palette) =>
  inked(
    palette,
    shape('M-20 -10L-14 -22L-6 -14L0 -24L8 -14L16 -22L20 -10Z', palette.second) +
      shape(
        'M-54 10C-40 -12 -10 -18 14 -16C20 -26 34 -24 34 -12C44 -8 56 -8 56 0H20L14 8H56C54 18 30 22 6 20C-20 22 -40 24 -54 10Z',
        palette.main,
      ) +
      shape('M22 0L26 6L30 0L34 6L38 0L42 6L46 0L50 6L54 0Z', palette.light),
    1.8,
  ) +
  cord('M-20 20L-26 32M2 20L-2 32', palette, { colour: palette.main, width: 6 }) +
  stroke('M-36 6h.1M-24 0h.1M-12 4h.1M-2 -4h.1', palette.second, 5) +
  eye(palette, 25, -15)

export const clownfish = (palette: Palette) =>
  inked(
    palette,
    shape('M-26 0C-38 -16 -50 -14 -52 -8C-46 0 -46 0 -52 8C-50 14 -38 16 -26 0Z', '#E5782F') +
      shape('M-14 -16C-8 -34 14 -34 20 -18Z', '#E5782F') +
      shape('M40 2C32 -26 -10 -28 -30 0C-10 28 32 28 40 2Z', '#E5782F') +
      shape(
        'M18 -21C10 -8 10 10 18 22C12 24 6 23 2 23C-4 10 -4 -10 2 -23C8 -23 14 -22 18 -21ZM-12 -16C-16 -6 -16 8 -12 17C-18 12 -24 8 -28 2C-24 -6 -18 -12 -12 -16Z',
        '#FFF6E4',
      ),
  ) +
  stroke('M38 8Q32 12 28 9', palette.ink, 2) +
  eye(palette, 26, -4)
