import type { Palette } from '../palettes.ts'
import { repeatAround, circle, cord, inked, lettering, place, polar, shape, starPath, stroke, TURN } from '../svg.ts'

export const ball = (palette: Palette, { number, size, fill }: { number: string; size: number; fill: string }) =>
  inked(palette, circle(size, fill)) +
  circle(size * 0.62, palette.light) +
  stroke(`M${polar(size * 0.8, -1.25)}A${size * 0.8} ${size * 0.8} 0 0 1 ${polar(size * 0.8, -0.25)}`, '#FFFFFF', {
    width: size * 0.12,
    opacity: 0.6,
  }) +
  lettering(number, size * 0.56, { colour: palette.ink, weight: 0.2 })

export function cage(palette: Palette, numbers: string[]): string {
  const spots = [
    [-14, 14],
    [14, 14],
    [0, -2],
    [-24, -2],
    [24, -2],
  ]
  const fills = [palette.second, palette.main, '#3CC38A', palette.main, palette.second]
  const balls = spots.map(([x = 0, y = 0], index) =>
    place(ball(palette, { number: numbers[index] ?? '0', size: 12, fill: fills[index] ?? palette.main }), { x, y }),
  )
  return (
    cord('M-26 44L0 30L26 44', palette, { colour: palette.main, width: 4 }) +
    inked(palette, circle(40, palette.deep)) +
    balls.join('') +
    `<g fill="none" stroke="${palette.main}" stroke-width="1.6"><circle r="40"/><ellipse rx="40" ry="14"/><ellipse rx="18" ry="40"/><path d="M0 -40V40"/></g>` +
    cord('M40 0H50V-10', palette, { colour: palette.main, width: 3 })
  )
}

export function ticket(palette: Palette, numbers: string[]): string {
  const notches = Array.from({ length: 8 }, (_, index) => `M-42 ${-21 + index * 6}h.01M42 ${-21 + index * 6}h.01`).join(
    '',
  )
  return (
    inked(
      palette,
      `<rect x="-42" y="-26" width="84" height="52" rx="4" fill="${palette.light}"/>` +
        shape('M-42 -22a4 4 0 0 1 4 -4H38a4 4 0 0 1 4 4V-12H-42Z', palette.second),
    ) +
    stroke(notches, palette.ground, 3) +
    place(shape(starPath(8, 6, 2.6), palette.main), { x: -30, y: -19 }) +
    stroke('M-20 -19H18', palette.light, 2.4) +
    numbers
      .slice(0, 3)
      .map((number, index) =>
        place(ball(palette, { number, size: 11, fill: index === 1 ? palette.main : palette.second }), {
          x: (index - 1) * 25,
          y: 5,
        }),
      )
      .join('') +
    stroke('M-30 21H30', palette.ink, { width: 1.4, dashes: '2 3' })
  )
}

export function luckyWheel(palette: Palette, slices: number): string {
  const step = TURN / slices
  const fills = [palette.main, palette.second, palette.light]
  return (
    inked(
      palette,
      circle(42, palette.ink) +
        repeatAround(slices, (angle, index) =>
          shape(`M0 0L${polar(38, angle)}A38 38 0 0 1 ${polar(38, angle + step)}Z`, fills[index % 3] ?? palette.main),
        ),
      1.4,
    ) +
    stroke(
      repeatAround(slices * 2, (angle) => `M${polar(40, angle)}h.01`),
      palette.light,
      2.6,
    ) +
    inked(palette, circle(12, palette.deep)) +
    shape(starPath(8, 10, 4), palette.main) +
    inked(palette, shape('M-7 -50H7L0 -34Z', palette.light))
  )
}

export const phone = (palette: Palette, numbers: string[]) =>
  inked(
    palette,
    `<rect x="-26" y="-44" width="52" height="88" rx="9" fill="${palette.light}"/><rect x="-21" y="-36" width="42" height="70" rx="4" fill="${palette.deep}"/>`,
  ) +
  stroke('M-6 -40H6', palette.ink, 2) +
  numbers
    .slice(0, 3)
    .map((number, index) =>
      place(
        ball(palette, { number, size: 11, fill: [palette.second, palette.main, '#3CC38A'][index] ?? palette.main }),
        { y: (index - 1) * 22 - 1 },
      ),
    )
    .join('')
