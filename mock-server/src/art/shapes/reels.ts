import type { Palette } from '../palettes.ts'
import { coin, lotus } from './folk.ts'
import { inked, lettering, place, shape, starPath, stroke } from '../svg.ts'

export function reels(palette: Palette, pose: number): string {
  const signs = [
    lettering('7', 22, { colour: '#D13B21', weight: 0.24 }),
    place(lotus(palette, 12), { y: 8 }),
    coin(palette, 10),
    inked(palette, shape(starPath(5, 12, 5), palette.main)),
  ]
  const order = [
    [0, 0, 0],
    [1, 0, 2],
    [2, 3, 1],
  ][pose % 3]
  const windows = (order ?? []).map((sign, index) =>
    place(
      inked(palette, '<rect x="-13" y="-21" width="26" height="42" rx="3" fill="#FFF6E4"/>') + (signs[sign] ?? ''),
      { x: (index - 1) * 29 },
    ),
  )
  return (
    inked(
      palette,
      shape('M-50 -24Q0 -58 50 -24Z', palette.second) +
        `<rect x="-50" y="-30" width="100" height="60" rx="9" fill="${palette.main}"/>`,
    ) +
    stroke('M-44 -25.500H44M-44 25.500H44', palette.light, { width: 3, dashes: '.1 7.9' }) +
    windows.join('') +
    place(inked(palette, shape(starPath(8, 10, 4.2), palette.main), 1.4), { y: -36 }) +
    inked(palette, shape('M-40 30H40L46 42H-46Z', palette.second))
  )
}
