import { dragonHead } from './dragon.ts'
import { paletteAt, type Palette } from './palettes.ts'
import { carp, rooster } from './shapes-animals.ts'
import { lantern, lotus, turtle } from './shapes-folk.ts'
import { circle, place, shape, starPath, svg } from './svg.ts'

const AVATAR_SIZE = 96
export const AVATARS = 12

const FIGURES: ((palette: Palette) => string)[] = [
  (palette) => place(lotus(palette, 36, 1), { y: 20 }),
  (palette) => place(carp(palette), { x: 4, scale: 0.72, turn: -28 }),
  (palette) => place(dragonHead(palette), { x: -4, y: 8, scale: 1.4 }),
  (palette) => place(turtle(palette), { scale: 0.72, turn: 20 }),
  (palette) => place(rooster(palette), { y: 4, scale: 0.66 }),
  (palette) => place(lantern(palette), { y: 4, scale: 0.72 }),
]

export function avatar(number: number): string {
  const palette = paletteAt(number * 5 + 2)
  const figure = FIGURES[(number - 1) % FIGURES.length]
  const content =
    circle(48, palette.ground) +
    shape(starPath(12 + (number % 3) * 2, 46, 34), palette.deep) +
    circle(33, palette.ground, ' opacity=".65"') +
    (figure?.(palette) ?? '')
  return svg(AVATAR_SIZE, AVATAR_SIZE, place(content, { x: 48, y: 48 }))
}
