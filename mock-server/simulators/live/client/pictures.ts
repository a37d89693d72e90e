import { hostess } from '#mock/art/hostess.ts'
import { type Palette, paletteAt } from '#mock/art/palettes.ts'
import { card, cardBack, die } from '#mock/art/shapes/tables.ts'
import { circle, inked, lettering, place, polar, shape, TURN } from '#mock/art/svg.ts'
import { chip } from '#mock/art/shapes/chips.ts'
import { paletteOf } from '#mock/art/looks.ts'
import { rankOf, suitOf } from './announcements.ts'

type Box = { width: number; height: number }

/** Returns a drawing around 0 0 as a data URL, so that the browser rasters it once. */
const addressOf = (content: string, { width, height }: Box) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width / 2} ${-height / 2} ${width} ${height}">${content}</svg>`)}`

const CARD = { width: 44, height: 62 }
const PAPER: Palette = { ...paletteAt(0), light: '#FFF8EA', ink: '#1B0705' }

export const lookOf = ({ look }: { look: string }) => paletteOf(look)
export const cardPicture = (number: number) =>
  addressOf(card(PAPER, { suit: suitOf(number), rank: rankOf(number) }), CARD)
export const backPicture = (look: number) => addressOf(cardBack(paletteAt(look)), CARD)
export const diePicture = (pips: number) => addressOf(die(PAPER, pips), { width: 36, height: 36 })
export const dealerPicture = (look: number) =>
  addressOf(place(hostess(paletteAt(look)), { y: -20 }), { width: 96, height: 132 })

const RED = '#C4351C'
const BLACK = '#1B1310'
const GREEN = '#1F7A52'
export const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]
const POCKET = TURN / POCKETS.length

export const wheelPicture = (look: number) => addressOf(wheel(paletteAt(look)), { width: 240, height: 240 })

function wheel(palette: Palette) {
  const pockets = POCKETS.map((number, index) => {
    const [from, to] = [(index - 0.5) * POCKET, (index + 0.5) * POCKET]
    const fill = index === 0 ? GREEN : index % 2 === 0 ? BLACK : RED
    const [x, y] = polar(93, index * POCKET)
      .split(' ')
      .map(Number)
    const sign = place(lettering(String(number), 9, { colour: '#FFF8EA', weight: 0.18 }), {
      x: x!,
      y: y!,
      turn: (index * 360) / POCKETS.length,
    })
    return shape(`M0 0L${polar(104, from)}A104 104 0 0 1 ${polar(104, to)}Z`, fill) + sign
  })
  return inked(palette, circle(116, palette.main)) + pockets.join('') + inked(palette, circle(74, palette.deep))
}

export function emblem(kind: string, look: number): string {
  const palette = paletteAt(look)
  return addressOf(circle(48, palette.ground) + emblems[kind]!(palette), { width: 96, height: 96 })
}

const pair = (first: string, second: string) =>
  place(first, { x: -13, turn: -10, scale: 0.9 }) + place(second, { x: 13, turn: 10, scale: 0.9 })

const emblems: Record<string, (palette: Palette) => string> = {
  baccarat: () => pair(card(PAPER, { suit: 2, rank: '9' }), card(PAPER, { suit: 0, rank: 'K' })),
  dragonTiger: (palette) => pair(card(PAPER, { suit: 1, rank: 'K' }), cardBack(palette)),
  roulette: (palette) => place(wheel(palette), { scale: 0.36 }),
  sicBo: (palette) =>
    place(die(PAPER, 5), { x: -15, y: 8, turn: -12 }) +
    place(die(PAPER, 3), { x: 16, y: 12, turn: 14 }) +
    place(chip(palette, 13), { y: -22 }),
}
