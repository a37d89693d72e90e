import type { Palette } from '../palettes.ts'
import { circle, cord, inked, place, shape, starPath, stroke } from '../svg.ts'

export const carp = (palette: Palette) =>
  inked(
    palette,
    shape('M-26 0C-40 -14 -48 -12 -52 -20C-48 -6 -48 6 -52 20C-46 10 -38 10 -26 0Z', palette.second) +
      shape('M-8 -14C-4 -28 12 -28 20 -15ZM-2 14C0 22 8 24 12 22L12 13Z', palette.second) +
      shape('M36 0C26 -19 -6 -21 -28 0C-6 21 26 19 36 0Z', palette.main) +
      stroke('M18 -12q-7 12 0 24M8 -14q-7 14 0 28M-3 -14q-7 14 0 28M-13 -10q-5 10 0 20', palette.ink, 1.5) +
      shape('M36 0C31 -9 24 -13 18 -12Q11 0 18 12C24 13 31 9 36 0Z', palette.light),
  ) +
  stroke('M36 1q7 2 8 7M34 4q3 5 2 9', palette.light, 1.4) +
  `<circle cx="25" cy="-4" r="2.6" fill="${palette.ink}"/><circle cx="26" cy="-5" r=".9" fill="${palette.light}"/>`

export function octopus(palette: Palette, pose: number): string {
  const arms = [
    'M-18 14C-36 16 -44 30 -36 40C-32 44 -26 40 -30 36',
    'M-9 18C-18 30 -22 44 -12 48C-6 50 -4 44 -9 42',
    'M9 18C18 30 22 44 12 48C6 50 4 44 9 42',
    'M18 14C36 16 44 30 36 40C32 44 26 40 30 36',
    'M-24 6C-40 4 -50 12 -48 22',
    'M24 6C40 4 50 12 48 22',
  ]
  const mouth = ['M-6 12Q0 18 6 12', 'M-7 13Q-3 9 0 13T7 13', 'M-4 12a4 4.6 0 1 0 8 0z'][pose % 3] ?? ''
  return (
    cord(arms.join(''), palette, { colour: palette.main, width: 7 }) +
    stroke(arms.join(''), palette.light, { width: 1.8, dashes: '1 6' }) +
    inked(palette, shape('M-28 10C-38 -18 -22 -42 0 -42C22 -42 38 -18 28 10C20 24 -20 24 -28 10Z', palette.main)) +
    place(inked(palette, circle(8, palette.light)) + circle(3.4, palette.ink), { x: -11, y: -6 }) +
    place(inked(palette, circle(8, palette.light)) + circle(3.4, palette.ink), { x: 11, y: -6 }) +
    inked(palette, stroke(mouth, palette.ink, 2)) +
    `<g fill="${palette.second}"><circle cx="-12" cy="-26" r="3"/><circle cy="-31" r="4"/><circle cx="12" cy="-26" r="3"/></g>`
  )
}

export const crab = (palette: Palette) =>
  cord('M-24 10L-42 6L-48 16M-22 18L-38 22L-42 32M24 10L42 6L48 16M22 18L38 22L42 32', palette, {
    colour: palette.second,
    width: 4,
  }) +
  cord('M-22 -4C-36 -8 -40 -18 -36 -26M22 -4C36 -8 40 -18 36 -26', palette, { colour: palette.main, width: 6 }) +
  inked(
    palette,
    ['', 'flip']
      .map((side) =>
        place(
          shape('M0 4C-18 0 -20 -22 -8 -30C-10 -20 -4 -18 2 -16C2 -24 8 -26 10 -28C16 -16 12 0 0 4Z', palette.main),
          { x: side ? 36 : -36, y: -24, flip: side !== '', turn: side ? 14 : -14, scale: 0.85 },
        ),
      )
      .join('') +
      shape('M-32 8C-30 -16 30 -16 32 8C30 28 -30 28 -32 8Z', palette.main) +
      stroke('M-20 16Q0 26 20 16', palette.ink, 1.6) +
      stroke('M-9 -10V-20M9 -10V-20', palette.ink, 3),
  ) +
  `<g fill="${palette.light}" stroke="${palette.ink}" stroke-width="1.6"><circle cx="-9" cy="-22" r="5"/><circle cx="9" cy="-22" r="5"/></g><g fill="${palette.ink}"><circle cx="-8" cy="-22" r="2"/><circle cx="10" cy="-22" r="2"/></g>` +
  shape(
    'M-16 2h.1M-6 -4h.1M6 -4h.1M16 2h.1',
    'none',
    ` stroke="${palette.second}" stroke-width="5" stroke-linecap="round"`,
  )

export const whale = (palette: Palette) =>
  stroke('M6 -34C4 -46 -8 -50 -14 -44M6 -34C8 -46 20 -50 26 -44M6 -30V-44', palette.light, 3) +
  inked(
    palette,
    shape(
      'M-34 -6C-50 -10 -54 -22 -48 -30C-44 -22 -40 -22 -36 -20C-32 -28 -26 -28 -22 -32C-22 -20 -24 -12 -30 -4Z',
      palette.second,
    ) +
      shape('M-36 -10C-30 6 -16 -26 12 -24C36 -22 46 -4 42 12C38 26 10 32 -10 26C-28 20 -36 6 -36 -10Z', palette.main) +
      shape('M42 12C38 26 10 32 -10 26C-18 23 -24 19 -28 14C-4 22 20 20 42 6Z', palette.light) +
      stroke('M-8 22Q-4 18 -4 18M4 25L6 19M16 25L17 18M28 21L28 15', palette.ink, 1.3) +
      shape('M4 12C-2 24 6 34 16 34C16 26 14 18 12 12Z', palette.second),
  ) +
  `<circle cx="29" cy="-4" r="3" fill="${palette.ink}"/><circle cx="30" cy="-5" r="1" fill="${palette.light}"/>`

export const puffer = (palette: Palette) =>
  inked(
    palette,
    shape('M-30 0L-48 -12L-44 0L-48 12Z', palette.second) +
      shape(starPath(22, 38, 31), palette.main) +
      circle(30, palette.main, ' stroke="none"') +
      shape('M-24 14C-14 34 14 34 24 14C10 20 -10 20 -24 14Z', palette.light, ' stroke-width="1.2"') +
      shape('M-2 6C-12 4 -16 12 -14 18C-8 18 -2 14 -2 6Z', palette.second),
  ) +
  [6, 22]
    .map((x) => place(inked(palette, circle(6.4, palette.light)) + circle(2.8, palette.ink), { x, y: -8 }))
    .join('') +
  inked(palette, `<ellipse cx="15" cy="6" rx="4" ry="3" fill="${palette.second}"/>`, 1.6)

export function rooster(palette: Palette, pose = 0): string {
  const feathers = [
    [-78, palette.second],
    [-58, palette.light],
    [-38, palette.second],
    [-18, palette.main],
  ] as const
  const tail = feathers.map(([turn, fill]) =>
    place(shape('M0 0C-10 -12 -8 -34 6 -42C2 -30 10 -14 4 0Z', fill), { x: -14, y: 6, turn }),
  )
  const legs =
    [
      'M-4 26V40M-4 40L4 42M-4 40L-9 42M7 26V40M7 40L15 42M7 40L2 42',
      'M-4 26L-12 38L-4 42M7 26L16 34L24 32',
      'M-4 26L-2 38L6 40M7 26L20 30L26 24',
    ][pose % 3] ?? ''
  const wing =
    pose % 3 === 0
      ? 'M-8 6C-8 -6 8 -4 10 6C8 16 -4 18 -8 6Z'
      : 'M-10 4C-26 -10 -24 -30 -14 -38C-10 -22 6 -10 8 6C4 14 -6 14 -10 4Z'
  return (
    cord(legs, palette, { colour: palette.main, width: 2.2 }) +
    inked(
      palette,
      tail.join('') +
        shape('M-18 4C-16 28 16 32 22 8C26 -6 20 -20 17 -30L5 -28C6 -14 -8 -8 -18 4Z', palette.main) +
        shape('M17 -30C22 -20 26 -8 22 2L16 -4L12 4L8 -6L2 -2C6 -12 6 -20 5 -28Z', palette.second) +
        shape(wing, palette.light) +
        shape('M4 -34C-2 -42 4 -46 7 -42C8 -50 14 -50 15 -44C19 -48 24 -42 20 -35Z', '#D13B21') +
        shape('M20 -28C18 -40 4 -40 4 -28C4 -22 16 -20 20 -28Z', palette.main) +
        shape('M19 -32L29 -29L19 -26Z', palette.light) +
        shape('M17 -25C22 -22 21 -15 17 -15C14 -18 14 -22 17 -25Z', '#D13B21'),
      1.8,
    ) +
    `<circle cx="13" cy="-31" r="2" fill="${palette.ink}"/>` +
    ''
  )
}
