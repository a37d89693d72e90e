import { dragon } from '#mock/art/dragon.ts'
import { drum } from '#mock/art/drum.ts'
import { paletteAt } from '#mock/art/palettes.ts'
import { carp, rooster } from '#mock/art/shapes/animals.ts'
import { coin, lantern, lotus } from '#mock/art/shapes/folk.ts'
import { suitMark } from '#mock/art/shapes/tables.ts'
import { circle, inked, place } from '#mock/art/svg.ts'
import { randomOf } from '#mock/kernel/world/random.ts'
import type { SlotSymbol } from '../rules/slot.rules.ts'

const [RED, TEAL, INDIGO, PLUM, AMBER, GREEN] = [0, 1, 2, 3, 4, 5].map(paletteAt) as [
  ReturnType<typeof paletteAt>,
  ...ReturnType<typeof paletteAt>[],
]

/** A card's suit on a tablet: plainer than the pictures, because it pays less. */
const suit = (number: number, fill: string, edge: string) =>
  `<rect x="-34" y="-34" width="68" height="68" rx="18" fill="#FFF3DC" stroke="${edge}" stroke-width="3"/>` +
  place(suitMark(number, fill), { scale: 1.75 })

const DRAWINGS: Record<SlotSymbol, () => string> = {
  drum: () =>
    circle(44, '#F2C14E', ' opacity=".25"') +
    drum({ radius: 39, points: 12, palette: RED, random: randomOf(0, 'slot', 'wild') }),
  lantern: () => place(lantern({ ...RED, second: '#D13B21', ink: '#1B0705' }), { y: 2, scale: 0.95 }),
  dragon: () =>
    place(dragon({ ...GREEN!, main: '#3CC38A', second: '#D13B21', light: '#FFF0CF' }, 1), { y: 8, scale: 0.92 }),
  rooster: () => place(rooster({ ...AMBER!, light: '#FFF6DF' }), { x: 3, y: 4, scale: 0.84 }),
  carp: () => place(carp({ ...TEAL!, main: '#FFB454', second: '#E5482D' }), { x: 4, turn: -24, scale: 0.86 }),
  lotus: () => place(lotus({ ...PLUM!, main: '#FF9EB1', second: '#E05C9A', light: '#FFF0F4' }, 34, 1), { y: 22 }),
  coin: () => inked(AMBER!, coin({ ...AMBER!, ground: '#7A1B12' }, 33)),
  spade: () => suit(2, '#1D2F6F', INDIGO!.second),
  heart: () => suit(0, '#C4351C', '#E5582F'),
  club: () => suit(3, '#16502B', '#3CC38A'),
}

/** Returns a drawing as a data URL, so that the browser rasters it once. */
const addressOf = (content: string, size = 90) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-size / 2} ${-size / 2} ${size} ${size}">${content}</svg>`)}`

export const pictures = Object.fromEntries(
  Object.entries(DRAWINGS).map(([name, draw]) => [name, addressOf(draw())]),
) as Record<SlotSymbol, string>

export const emblem = (look: number): string =>
  addressOf(
    drum({ radius: 47, points: 12, palette: paletteAt(look), random: randomOf(0, 'slot', 'emblem', look) }),
    100,
  )
