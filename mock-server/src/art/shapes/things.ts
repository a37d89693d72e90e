import type { Palette } from '../palettes.ts'
import { repeatAround, circle, cord, inked, place, polar, shape, starPath, stroke } from '../svg.ts'

export const pearl = (palette: Palette) =>
  inked(
    palette,
    shape('M-40 10C-44 -30 -18 -44 0 -44C18 -44 44 -30 40 10L0 18Z', palette.main) +
      stroke('M0 16L-26 -26M0 16L-10 -40M0 16L10 -40M0 16L26 -26', palette.ink, 1.6) +
      shape('M-40 12C-30 40 30 40 40 12C20 24 -20 24 -40 12Z', palette.second) +
      place(circle(13, palette.light), { y: 8 }),
  ) + stroke('M-6 3Q-3 -1 2 -1', '#FFFFFF', 2.6)

export const vase = (palette: Palette) =>
  inked(
    palette,
    shape(
      'M-14 -44H14C12 -34 8 -30 10 -24C30 -14 36 16 16 40H-16C-36 16 -30 -14 -10 -24C-8 -30 -12 -34 -14 -44Z',
      palette.light,
    ) + stroke('M-26 -6Q0 2 26 -6M-28 20Q0 28 28 20', palette.second, 3),
  ) + stroke('M-16 8q6 -8 12 0t12 0t10 0', palette.main, 3)

export const mask = (palette: Palette) =>
  inked(
    palette,
    shape('M-34 -30C-14 -46 14 -46 34 -30C40 4 24 40 0 44C-24 40 -40 4 -34 -30Z', palette.main) +
      shape(
        'M-26 -10C-18 -20 -8 -16 -6 -6C-14 -2 -22 -2 -26 -10ZM26 -10C18 -20 8 -16 6 -6C14 -2 22 -2 26 -10Z',
        palette.light,
      ) +
      shape('M-16 22C-6 16 6 16 16 22C8 34 -8 34 -16 22Z', '#D13B21') +
      stroke('M-4 -4C-6 6 -4 10 0 10C4 10 6 6 4 -4M-30 -24Q-18 -32 -6 -22M30 -24Q18 -32 6 -22', palette.ink, 3),
  ) + stroke('M-16 -9h.1M16 -9h.1', palette.ink, 5)

export const hat = (palette: Palette) =>
  inked(
    palette,
    shape('M-50 18C-20 -6 -10 -34 0 -44C10 -34 20 -6 50 18C24 32 -24 32 -50 18Z', palette.main) +
      stroke('M-34 8Q0 20 34 8M-20 -10Q0 0 20 -10M-10 -26Q0 -20 10 -26', palette.ink, 1.4),
  ) + cord('M-30 24C-22 48 22 48 30 24', palette, { colour: palette.second, width: 2.6 })

export const crown = (palette: Palette) =>
  inked(
    palette,
    shape('M-38 26L-44 -22L-20 2L0 -38L20 2L44 -22L38 26Z', palette.main) + shape('M-40 24H40V36H-40Z', palette.second),
  ) +
  stroke('M-44 -24h.1M0 -40h.1M44 -24h.1', palette.light, 9) +
  place(shape(starPath(4, 11, 5), palette.second), { y: 8 })

export const jewel = (palette: Palette) =>
  inked(
    palette,
    shape('M-24 -26H24L42 -4L0 42L-42 -4Z', '#3CC38A') +
      stroke('M-42 -4H42M-24 -26L-14 -4L0 42L14 -4L24 -26M-14 -4L0 -26L14 -4', palette.ink, 1.8),
  ) + stroke('M-22 -18L-28 -10', '#FFFFFF', 3)

export const chest = (palette: Palette) =>
  inked(
    palette,
    shape('M-40 -6C-40 -40 40 -40 40 -6Z', palette.second) +
      stroke('M-30 -10h.1M-18 -14h.1M-6 -10h.1M6 -14h.1M18 -10h.1M30 -12h.1', palette.main, 13) +
      shape('M-42 -4H42V34H-42Z', palette.second) +
      shape('M-32 -4H-24V34H-32ZM24 -4H32V34H24Z', palette.main) +
      place(circle(8, palette.main), { y: 8 }),
  ) + stroke('M0 8V14', palette.ink, 3)

export const mirror = (palette: Palette) =>
  inked(palette, shape('M-6 24H6V52H-6Z', palette.second) + circle(34, palette.main) + circle(24, palette.light)) +
  stroke('M-12 6L6 -14M-4 12L12 -4', palette.second, { width: 3, opacity: 0.5 }) +
  stroke(
    repeatAround(12, (angle) => `M${polar(29, angle)}h.1`),
    palette.second,
    4,
  )

export const envelope = (palette: Palette) =>
  inked(
    palette,
    '<rect x="-28" y="-42" width="56" height="84" rx="6" fill="#D13B21"/>' +
      shape('M-28 -36L0 -8L28 -36', '#C4351C') +
      place(circle(12, palette.main), { y: 0 }),
  ) + stroke('M-12 26H12M-6 33H6', palette.main, 2.4)

export const print = (palette: Palette) =>
  inked(
    palette,
    `<rect x="-36" y="-46" width="72" height="92" rx="3" fill="${palette.light}"/>` +
      place(circle(13, '#D13B21'), { x: 12, y: -20 }) +
      shape('M-30 38V10C-20 -6 -8 -4 0 12C8 0 22 0 30 16V38Z', palette.second),
  ) + stroke('M-30 -40H30V40H-30Z', palette.ink, 1.4)
