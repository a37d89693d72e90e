import { lettering, circle, inked, place, shape, starPath } from '#mock/art/svg.ts'
import { paletteAt } from '#mock/art/palettes.ts'
import { suitMark } from '#mock/art/shapes/tables.ts'
import type { Language } from '../../shared/frame.ts'
import { RANK_NAMES, SUITS, type TableTranslate } from './messages.ts'

const PAPER = paletteAt(0)
const INK = '#1E1613'
const RED = '#C4351C'
const EDGE = `<rect x="-20" y="-29" width="40" height="58" rx="5"`

export type Card = { suit: number; rank: number }

/** Converts a card's number. Suits are ordered as in `suitMark`: hearts, diamonds, spades, clubs. */
export const cardOf = (card: number, ranks: number): Card => ({
  suit: Math.floor(card / ranks),
  rank: (card % ranks) + 1,
})

const SIGNS: Record<number, string> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }
/** Two digits are smaller, so that they fit on the card. */
const heightOf = (rank: number) => (rank === 10 ? 11 : 15)

/** Returns a drawing as a data URL, so that the browser rasters it once. */
const addressOf = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-21 -30 42 60">${content}</svg>`)}`

export function faceOf({ suit, rank }: Card): string {
  const sign = lettering(SIGNS[rank] ?? String(rank), heightOf(rank), { colour: suit < 2 ? RED : INK, weight: 0.19 })
  return addressOf(
    inked({ ...PAPER, ink: INK }, `${EDGE} fill="${PAPER.light}"/>`, 1.2) +
      place(sign, { x: -9.5, y: -17 }) +
      place(suitMark(suit, INK), { x: -9.5, y: 2.5, scale: 0.46 }) +
      place(suitMark(suit, INK), { x: 6, y: 12, scale: 0.92 }),
  )
}

export function backOf(look: number): string {
  const { ground, main, ink } = paletteAt(look)
  return addressOf(
    inked({ ...PAPER, ink }, `${EDGE} fill="${PAPER.light}"/>`, 1.2) +
      `<rect x="-16.5" y="-25.5" width="33" height="51" rx="3" fill="${ground}"/>` +
      circle(12, 'none', ` stroke="${main}" stroke-width="1.2"`) +
      shape(starPath(12, 10, 5), main) +
      circle(2, ground),
  )
}

/** Returns the name of a card: `7 of hearts`. */
export const nameOf = ({ suit, rank }: Card, t: TableTranslate, language: Language): string =>
  t('card', { rank: RANK_NAMES[rank]?.[language] ?? rank, suit: SUITS[suit]![language] })
