import { BRAND_PALETTE, paletteAt, type Palette } from './palettes.ts'
import { repeatAround, circle, place, polar, shape, starPath, stroke, svg, TURN, lettering } from './svg.ts'
import { randomOf } from '../kernel/world/random.ts'
import { ball } from './shapes/lottery.ts'
import { drum } from './drum.ts'
import { dragonHead } from './dragon.ts'
import { carp, rooster } from './shapes/animals.ts'
import { lantern, lotus, turtle } from './shapes/folk.ts'

/** The drum of the brand, drawn by hand and simple enough for 24 pixels. */
const emblem = () =>
  circle(46, BRAND_PALETTE.deep, ` stroke="${BRAND_PALETTE.main}" stroke-width="3"`) +
  stroke(
    repeatAround(36, (a) => `M${polar(40, a)}L${polar(34.5, a + TURN / 72)}L${polar(40, a + TURN / 36)}`),
    BRAND_PALETTE.main,
    1.6,
  ) +
  circle(31, 'none', ` stroke="${BRAND_PALETTE.main}" stroke-width="1.2"`) +
  stroke(
    repeatAround(24, (a) => `M${polar(26.5, a)}h.01`),
    BRAND_PALETTE.second,
    3.2,
  ) +
  shape(starPath(12, 21, 7.5), BRAND_PALETTE.main) +
  circle(5, BRAND_PALETTE.deep) +
  circle(2.2, BRAND_PALETTE.main)

/** Draws Longan's logo: the drum only, because pages render the name as text. */
export const logo = () => svg(100, 100, place(emblem(), { x: 50, y: 50 }))

/** Draws the app's icon. A maskable one fills its square and keeps the drum within the safe zone. */
export function appIcon(isMaskable: boolean): string {
  const ground = `<rect width="100" height="100" rx="${isMaskable ? 0 : 22}" fill="${BRAND_PALETTE.ground}"/>`
  return svg(100, 100, ground + place(emblem(), { x: 50, y: 50, scale: isMaskable ? 0.78 : 0.94 }))
}

const LOTTERY_MARK_SIZE = 96
export const LOTTERY_MARKS = 36

export function lotteryMark(order: number): string {
  const palette = paletteAt(order * 5 + 1)
  const random = randomOf(0, 'lottery', order)
  const teeth = 18 + random.int(3) * 6
  const number = String(random.int(100)).padStart(2, '0')
  const content =
    `<rect x="-48" y="-48" width="96" height="96" rx="20" fill="${palette.ground}"/>` +
    stroke(
      repeatAround(teeth, (a) => `M${polar(43, a)}L${polar(37, a + TURN / teeth / 2)}L${polar(43, a + TURN / teeth)}`),
      palette.main,
      2,
    ) +
    ball(palette, { number, size: 32, fill: order % 2 === 0 ? palette.main : palette.second })
  return svg(LOTTERY_MARK_SIZE, LOTTERY_MARK_SIZE, place(content, { x: 48, y: 48 }))
}

const MARK_SIZE = 96

/** Returns two letters of each code, no two alike: the first with the earliest other one that is free. */
export function markLetters(codes: readonly string[]): Map<string, string> {
  const taken = new Set<string>()
  return new Map(
    codes.map((code) => {
      const [first = '', ...others] = code.replace(/^TCG_(LOTTO_)?/, '')
      const letters = others.map((other) => first + other).find((pair) => !taken.has(pair))
      if (!letters) throw new Error(`Failed to mark the vendor ${code}: all pairs of its letters are taken`)
      taken.add(letters)
      return [code, letters]
    }),
  )
}

type Mark = { code: string; letters: string; order: number }

export function vendorMark({ code, letters, order }: Mark): string {
  const palette = paletteAt(order * 5)
  const random = randomOf(0, 'vendor', code)
  const emblem = drum({ radius: 45, points: 8 + 2 * random.int(4), palette, random })
  const plate =
    circle(27, palette.main, ` stroke="${palette.ink}" stroke-width="2.5"`) +
    lettering(letters, 22, { colour: palette.ink, weight: 0.2 })
  return svg(MARK_SIZE, MARK_SIZE, place(emblem + plate, { x: MARK_SIZE / 2, y: MARK_SIZE / 2 }))
}

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
