import type { Palette } from '../palettes.ts'
import { repeatAround, circle, inked, NO_STROKE, place, polar, shape, starPath, stroke } from '../svg.ts'

// Every shape is drawn around 0 0 and fits a circle of about 40 units.

export function lotus(palette: Palette, size: number, pose = 0): string {
  const spread =
    [
      [-64, 64, -34, 34, 0],
      [-76, 76, -50, 50, -25, 25, 0],
      [-86, 86, -64, 64, -42, 42, -20, 20, 0],
    ][pose % 3] ?? []
  const petal = 'M0 0C-8.4 -7 -4.4 -18 0 -23C4.4 -18 8.4 -7 0 0Z'
  const petals = spread.map((angle) => {
    const fill = Math.abs(angle) > 55 ? palette.second : Math.abs(angle) > 15 ? palette.main : palette.light
    return place(shape(petal, fill) + stroke('M0 -4V-13', palette.ink, { width: 0.8, opacity: 0.45 }), { turn: angle })
  })
  return place(inked(palette, petals.join(''), 1), { scale: size / 20 })
}

export const coin = (palette: Palette, size: number) =>
  inked(palette, circle(size, palette.main)) +
  circle(size * 0.8, 'none', ` stroke="${palette.ink}" stroke-opacity=".4" stroke-width="1"`) +
  inked(
    palette,
    `<rect x="${-size * 0.27}" y="${-size * 0.27}" width="${size * 0.54}" height="${size * 0.54}" rx="1" fill="${palette.ground}"/>`,
    1.5,
  )

export const lantern = (palette: Palette) =>
  stroke('M0 -46V-30', palette.ink, 2) +
  inked(
    palette,
    shape('M-34 -4C-34 -32 34 -32 34 -4C34 24 -34 24 -34 -4Z', palette.second) +
      stroke('M-18 -23C-26 -8 -26 4 -18 16M18 -23C26 -8 26 4 18 16M0 -25V17', palette.ink, {
        width: 1.4,
        opacity: 0.6,
      }) +
      shape('M-15 -31H15V-23H-15ZM-13 15H13V22H-13Z', palette.main) +
      stroke('M-7 22V36M0 22V42M7 22V36', palette.main, 2.6),
  ) +
  place(shape(starPath(8, 10, 5), palette.main), { y: -4 })

export const goldPot = (palette: Palette) =>
  [
    [0, -37, 9],
    [-11, -31, 9],
    [11, -31, 9],
    [-22, -23, 9],
    [22, -23, 9],
    [0, -25, 10],
  ]
    .map(([x = 0, y = 0, size = 0]) => place(coin(palette, size), { x, y }))
    .join('') +
  inked(
    palette,
    shape('M-27 -8C-46 8 -36 38 -14 40H14C36 38 46 8 27 -8Z', palette.second) +
      shape('M-31 -15H31V-6H-31Z', palette.main) +
      stroke('M-37 14L-29 8L-21 14L-13 8L-5 14L3 8L11 14L19 8L27 14L35 8', palette.main, 2.4) +
      stroke('M-36 22H36', palette.main, 1.6),
  ) +
  place(shape(starPath(8, 8, 3.6), palette.main), { y: 30 })

export function turtle(palette: Palette, swimming = false): string {
  const leg = swimming ? 'M0 0C8 -14 24 -18 30 -12C24 -4 14 4 2 6Z' : 'M0 4C4 -8 18 -12 22 -4C20 4 10 8 2 8Z'
  const legs = [
    { x: 20, y: -20, turn: 0 },
    { x: -20, y: -20, turn: 0, flip: true },
    { x: 20, y: 22, turn: 40, scale: 0.8 },
    { x: -20, y: 22, turn: -40, flip: true, scale: 0.8 },
  ].map((pose) => place(shape(leg, palette.second), pose))
  const plates = repeatAround(6, (angle) => `M${polar(13, angle)}L${polar(28, angle)}`)
  return (
    inked(
      palette,
      legs.join('') +
        shape('M-9 -30C-10 -46 10 -46 9 -30Z', palette.second) +
        shape('M-4 30L0 42L4 30Z', palette.second) +
        `<ellipse rx="29" ry="33" fill="${palette.main}"/>` +
        shape(
          `M${Array.from({ length: 6 }, (_, index) => polar(13, (index / 6) * Math.PI * 2)).join('L')}Z`,
          palette.light,
        ) +
        stroke(plates, palette.ink, 1.6),
    ) +
    `<circle cx="-4" cy="-38" r="1.5" fill="${palette.ink}"/><circle cx="4" cy="-38" r="1.5" fill="${palette.ink}"/>` +
    shape(starPath(6, 8, 3), palette.second, NO_STROKE)
  )
}

export const blossom = (palette: Palette, size: number) =>
  place(
    inked(
      palette,
      repeatAround(5, (angle) =>
        place(`<ellipse cy="-6" rx="4.4" ry="5.4" fill="${palette.light}"/>`, { turn: (angle * 180) / Math.PI }),
      ) + circle(2.8, palette.second),
      1.2,
    ),
    { scale: size / 11 },
  )

export function fan(palette: Palette): string {
  const ribs = Array.from({ length: 11 }, (_, index) => (-70 + index * 14) * (Math.PI / 180))
  const edge = (radius: number) => ribs.map((angle) => polar(radius, angle)).join('L')
  const panel = `M${edge(56)}L${[...ribs]
    .reverse()
    .map((angle) => polar(24, angle))
    .join('L')}Z`
  return inked(
    palette,
    stroke(ribs.map((angle) => `M0 0L${polar(26, angle)}`).join(''), palette.light, 1.6) +
      shape(panel, palette.second) +
      stroke(`M${edge(46)}`, palette.main, 2.4) +
      stroke(`M${edge(34)}`, palette.main, 1.4) +
      stroke(ribs.map((angle) => `M${polar(24, angle)}L${polar(56, angle)}`).join(''), palette.ink, {
        width: 1,
        opacity: 0.45,
      }) +
      circle(4, palette.main),
  )
}
