import type { Palette } from '../palettes.ts'
import { repeatAround, circle, cutStroke, inked, place, polar, shape, starPath } from '../svg.ts'

export const chip = (palette: Palette, size: number) =>
  inked(palette, circle(size, palette.second)) +
  cutStroke(
    repeatAround(6, (angle) => `M${polar(size * 0.98, angle)}L${polar(size * 0.72, angle)}`),
    palette.light,
    { width: size * 0.3 },
  ) +
  inked(palette, circle(size * 0.62, palette.light), 1.4) +
  shape(starPath(8, size * 0.48, size * 0.2), palette.second)

export const chipPile = (palette: Palette, count: number) =>
  Array.from({ length: count }, (_, index) =>
    place(
      inked(
        palette,
        `<rect x="-17" y="-4" width="34" height="8" rx="3" fill="${index % 2 === 0 ? palette.second : palette.main}"/>`,
        1.6,
      ) + `<path d="M-9 -3v6M0 -3v6M9 -3v6" stroke="${palette.light}" stroke-width="3"/>`,
      { y: -index * 7.4 },
    ),
  ).join('')
