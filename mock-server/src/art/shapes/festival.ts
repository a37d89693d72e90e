import { dragonHead } from '../dragon.ts'
import type { Palette } from '../palettes.ts'
import { circle, cord, inked, place, shape, starPath, stroke } from '../svg.ts'

export const riceCake = (palette: Palette) =>
  inked(
    palette,
    `<rect x="-36" y="-32" width="72" height="68" rx="8" fill="#3F8F4F"/>` +
      stroke('M-36 -14Q0 -6 36 -14M-36 18Q0 12 36 18', palette.ink, { width: 1.4, opacity: 0.5 }),
  ) +
  cord('M-14 -32V36M14 -32V36M-36 -10H36M-36 14H36', palette, { colour: palette.light, width: 3 }) +
  cord('M0 -34C-20 -54 -24 -36 0 -34C24 -36 20 -54 0 -34', palette, { colour: '#D13B21', width: 3 })

export const flute = (palette: Palette) =>
  place(
    inked(palette, '<rect x="-54" y="-7" width="108" height="14" rx="6" fill="#C9A24B"/>') +
      stroke('M-34 -6V6M30 -6V6', palette.ink, 2) +
      stroke('M-22 0h.1M-10 0h.1M2 0h.1M14 0h.1', palette.ink, 5) +
      cord('M42 6C46 22 38 28 44 40', palette, { colour: '#D13B21', width: 3 }),
    { turn: -28 },
  )

export const kite = (palette: Palette) =>
  cord('M0 40C-10 50 8 52 0 62', palette, { colour: palette.second, width: 2.6 }) +
  inked(
    palette,
    shape('M-52 -6C-30 -40 30 -40 52 -6C30 -16 14 -4 0 40C-14 -4 -30 -16 -52 -6Z', palette.main) +
      stroke('M0 -30V38M-44 -12Q0 -34 44 -12', palette.ink, 2),
  ) +
  place(shape(starPath(6, 10, 4.4), palette.second), { y: -12 })

export const boat = (palette: Palette) =>
  inked(
    palette,
    stroke('M-4 -40V12', palette.ink, 4) +
      shape('M0 -42C24 -34 28 -6 2 6Z', palette.light) +
      shape('M-52 8C-30 16 20 16 40 4C34 28 20 34 -20 34C-40 32 -50 22 -52 8Z', palette.second) +
      stroke('M-44 18Q0 26 34 16', palette.main, 2.4),
  ) +
  place(dragonHead(palette), { x: 40, y: 0, scale: 0.8 }) +
  stroke('M-50 40q8 6 16 0t16 0t16 0t16 0t16 0', palette.light, 2.4)

export const bell = (palette: Palette) =>
  inked(
    palette,
    stroke('M-8 -40C-8 -52 8 -52 8 -40', palette.main, 4) +
      place(circle(7, palette.second), { y: 40 }) +
      shape(
        'M0 -42C24 -40 22 -4 28 20C32 28 36 30 38 36H-38C-36 30 -32 28 -28 20C-22 -4 -24 -40 0 -42Z',
        palette.main,
      ) +
      stroke('M-26 14H26M-22 -12H22', palette.ink, 2),
  ) + place(shape(starPath(8, 8, 3.6), palette.second), { y: 1 })

export const crossbow = (palette: Palette) =>
  cord('M-40 -22C-20 -44 20 -44 40 -22', palette, { colour: palette.main, width: 6 }) +
  stroke('M-40 -22L0 8L40 -22', palette.light, 2) +
  inked(palette, shape('M-6 -34H6L8 46H-8Z', palette.second) + shape('M-3 10V-44L0 -56L3 -44V10Z', palette.light))

export const sword = (palette: Palette) =>
  place(
    inked(
      palette,
      shape('M-6 16V-44L0 -56L6 -44V16Z', palette.light) +
        shape('M-20 14H20V22H-20Z', palette.main) +
        shape('M-5 22H5V44H-5Z', palette.second) +
        place(circle(7, palette.main), { y: 48 }),
    ) + stroke('M0 -42V10', palette.ink, 1.4),
    { turn: 28 },
  )

export const rocket = (palette: Palette) =>
  place(
    inked(
      palette,
      shape('M-8 26C-14 40 -6 46 0 58C6 46 14 40 8 26Z', '#F2C14E') +
        shape('M-12 8L-28 30L-10 26ZM12 8L28 30L10 26Z', '#D13B21') +
        shape('M0 -54C18 -36 16 8 10 28H-10C-16 8 -18 -36 0 -54Z', palette.light) +
        place(circle(8, palette.main), { y: -14 }),
    ),
    { turn: 32 },
  )

export const balloon = (palette: Palette) =>
  inked(
    palette,
    shape('M0 -54C30 -54 40 -26 30 -6C22 10 12 16 8 24H-8C-12 16 -22 10 -30 -6C-40 -26 -30 -54 0 -54Z', palette.main) +
      shape('M0 -54C12 -46 14 -4 6 24H-6C-14 -4 -12 -46 0 -54Z', palette.second) +
      shape('M-10 34H10V48H-10Z', palette.light),
  ) + stroke('M-8 24L-9 34M8 24L9 34', palette.light, 1.6)

export const hammer = (palette: Palette) =>
  place(
    inked(
      palette,
      shape('M-5 -10H5V50H-5Z', palette.light) +
        '<rect x="-30" y="-40" width="60" height="34" rx="9" fill="#D13B21"/>' +
        stroke('M-18 -40V-6M18 -40V-6', palette.ink, 2),
    ),
    { turn: 30 },
  )
