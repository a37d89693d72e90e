import type { Palette } from '../palettes.ts'
import {
  repeatAround,
  circle,
  cord,
  inked,
  lettering,
  NO_STROKE,
  place,
  polar,
  shape,
  starPath,
  stroke,
  TURN,
} from '../svg.ts'

const pentagon = (radius: number) =>
  `M${Array.from({ length: 5 }, (_, index) => polar(radius, (index / 5) * TURN)).join('L')}Z`

export function football(palette: Palette, size = 36): string {
  const outer = repeatAround(5, (angle) => {
    const side = (radius: number, shift: number) => polar(radius, angle + shift)
    return `M${side(36, -0.24)}L${side(27, -0.18)}L${side(27, 0.18)}L${side(36, 0.24)}A36 36 0 0 0 ${side(36, -0.24)}Z`
  })
  const seams = repeatAround(
    5,
    (angle) =>
      `M${polar(13, angle)}L${polar(27, angle)}M${polar(27, angle + 0.18)}L${polar(25, angle + TURN / 10)}L${polar(27, angle + TURN / 5 - 0.18)}M${polar(25, angle + TURN / 10)}L${polar(36, angle + TURN / 10)}`,
  )
  return place(
    inked(
      palette,
      circle(36, palette.light) +
        stroke(seams, palette.ink, 1.8) +
        shape(outer, palette.ink, NO_STROKE) +
        shape(pentagon(13), palette.ink),
    ),
    { scale: size / 36 },
  )
}

export const basketball = (palette: Palette) =>
  inked(
    palette,
    circle(36, '#E5782F') +
      stroke('M-36 0H36M0 -36V36M-26 -25C-10 -12 -10 12 -26 25M26 -25C10 -12 10 12 26 25', palette.ink, 2.4),
  ) + stroke('M-24 -20A31 31 0 0 1 -8 -30', '#FFF0CF', { width: 3, opacity: 0.5 })

export const tennisBall = (palette: Palette) =>
  inked(palette, circle(26, '#D8E36A') + stroke('M-18 -19C-4 -8 -4 8 -18 19M18 -19C4 -8 4 8 18 19', palette.light, 2.6))

export const trophy = (palette: Palette) =>
  cord('M-24 -26C-44 -28 -42 2 -18 4M24 -26C44 -28 42 2 18 4', palette, { colour: palette.main, width: 4 }) +
  inked(
    palette,
    shape('M-26 -36H26C26 -8 18 12 5 16V26H16V34H-16V26H-5V16C-18 12 -26 -8 -26 -36Z', palette.main) +
      shape('M-22 34H22V42H-22Z', palette.second) +
      stroke('M-30 -36H30', palette.ink, 4),
  ) +
  place(shape(starPath(5, 12, 5), palette.second), { y: -14 }) +
  stroke('M-19 -30C-18 -16 -15 -6 -10 0', palette.light, { width: 2.4, opacity: 0.7 })

const SHIELD = 'M-24 -28Q0 -35 24 -28V-2Q24 20 0 31Q-24 20 -24 -2Z'

export const shield = (palette: Palette, letter: string) =>
  inked(palette, shape(SHIELD, palette.second) + shape('M0 -31.500Q14 -31 24 -28V-2Q24 20 0 31Z', palette.main)) +
  inked(palette, circle(13, palette.ink)) +
  lettering(letter, 13, { colour: palette.light })

export const controller = (palette: Palette) =>
  inked(
    palette,
    shape(
      'M-22 -20C-40 -22 -46 -4 -48 14C-49 28 -36 30 -29 20C-25 14 -21 12 -14 12H14C21 12 25 14 29 20C36 30 49 28 48 14C46 -4 40 -22 22 -20C16 -20 14 -16 8 -16H-8C-14 -16 -16 -20 -22 -20Z',
      palette.main,
    ) + shape('M-30 -12h6v6h6v6h-6v6h-6v-6h-6v-6h6z', palette.ink),
  ) +
  [
    [27, -12, palette.second],
    [34, -5, palette.light],
    [20, -5, palette.light],
    [27, 2, palette.second],
  ]
    .map(([x, y, fill]) => place(inked(palette, circle(3.6, String(fill)), 1.4), { x: Number(x), y: Number(y) }))
    .join('') +
  place(inked(palette, circle(6.5, palette.deep), 1.6), { x: -12, y: 6 }) +
  place(inked(palette, circle(6.5, palette.deep), 1.6), { x: 12, y: 6 }) +
  shape(starPath(5, 5, 2.2), palette.second)

const sword = (palette: Palette) =>
  inked(
    palette,
    shape('M-3.500 26V-34L0 -44L3.500 -34V26Z', palette.light) +
      shape('M-12 24H12V30H-12Z', palette.main) +
      shape('M-3 30H3V42H-3Z', palette.second),
  )

export const crossedSwords = (palette: Palette) =>
  place(sword(palette), { turn: 45 }) + place(sword(palette), { turn: -45 })

export const emblem = (palette: Palette, points: number) =>
  crossedSwords(palette) +
  inked(
    palette,
    shape(SHIELD, palette.ground) + shape('M-18 -23Q0 -28 18 -23V-3Q18 14 0 23Q-18 14 -18 -3Z', palette.second),
  ) +
  inked(palette, shape(starPath(points, 15, 6.6), palette.main), 1.6)

export const helmet = (palette: Palette, pose: number) =>
  cord('M-34 -4H-42V-22M34 -4H42V-22', palette, { colour: palette.second, width: 4 }) +
  inked(
    palette,
    shape('M-34 6C-36 -24 -18 -40 0 -40C18 -40 36 -24 34 6C32 24 20 36 0 38C-20 36 -32 24 -34 6Z', palette.main) +
      shape('M-5 -44H5V-14H-5Z', palette.second) +
      shape('M-27 -8H27C28 8 20 16 0 17C-20 16 -28 8 -27 -8Z', palette.deep) +
      stroke('M-12 26H12M-9 32H9', palette.ink, 2.4),
  ) +
  [
    stroke('M-18 -1L-8 4M18 -1L8 4', palette.second, 4),
    stroke('M-18 3H-8M8 3H18', palette.second, 5),
    stroke('M-20 3H20', palette.second, { width: 3.4, dashes: '5 5' }),
  ][pose % 3]

export const bolt = (palette: Palette) => inked(palette, shape('M6 -28L-14 6H-2L-8 28L14 -8H2Z', palette.main))
