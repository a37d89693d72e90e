import type { Palette } from './palettes.ts'
import { circle, inked, place, shape, stroke } from './svg.ts'

export const hostess = (palette: Palette) =>
  inked(
    palette,
    shape('M-20 0C-26 18 -22 34 -24 46H24C22 34 26 18 20 0Z', palette.ink) +
      shape('M-44 96C-42 40 -24 29 -8 26H8C24 29 42 40 44 96Z', palette.second) +
      shape('M-8 16H8V28C4 34 -4 34 -8 28Z', '#E8B98F') +
      shape('M-17 -4C-18 12 -8 22 0 22C8 22 18 12 17 -4Z', '#F3CDA6') +
      shape('M-17 -2C-12 4 -6 -2 0 -6C6 -2 12 4 17 -2C16 -14 -16 -14 -17 -2Z', palette.ink) +
      shape('M-44 0C-28 -12 -12 -34 0 -42C12 -34 28 -12 44 0C22 8 -22 8 -44 0Z', palette.main) +
      stroke('M-30 -2Q0 4 30 -2M-20 -11Q0 -6 20 -11M-10 -24Q0 -20 10 -24', palette.ink, { width: 1, opacity: 0.5 }) +
      stroke('M0 30V96', palette.main, 2),
  ) +
  stroke('M-9 7q2 -2 5 0M4 7q3 -2 5 0', palette.ink, 1.6) +
  stroke('M-3.4 14.6Q0 17.6 3.4 14.6', '#C4351C', 1.8) +
  `<circle cx="-10" cy="12" r="2" fill="#E5582F" opacity=".4"/><circle cx="10" cy="12" r="2" fill="#E5582F" opacity=".4"/>`

export const mermaid = (palette: Palette) =>
  inked(
    palette,
    shape('M-16 -40C-34 -30 -30 0 -22 16H22C30 0 34 -30 16 -40Z', palette.ink) +
      shape(
        'M-14 6C-18 24 -6 34 8 38C18 40 22 46 18 56C28 54 34 46 32 38C42 36 44 28 40 24C30 26 14 26 14 6Z',
        palette.main,
      ) +
      shape('M-14 -8H14L15 10C6 16 -6 16 -15 10Z', '#F3CDA6') +
      place(circle(15, '#F3CDA6'), { y: -24 }) +
      shape('M-16 -22C-14 -42 14 -42 16 -22C8 -28 -8 -28 -16 -22Z', palette.ink) +
      shape('M-14 2C-10 -8 -2 -6 0 4C2 -6 10 -8 14 2C8 10 -8 10 -14 2Z', palette.second),
  ) +
  stroke('M-6 -22h.1M6 -22h.1', palette.ink, 3.2) +
  stroke('M-4 -15Q0 -12 4 -15', '#C4351C', 1.8) +
  stroke('M-4 18q5 4 10 0M2 26q5 4 10 0M12 32q5 3 9 0', palette.ink, 1.4)
