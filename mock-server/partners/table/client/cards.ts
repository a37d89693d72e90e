import { lettering, circle, inked, place, shape, starPath } from '../../../src/art/svg.ts'
import { paletteAt } from '../../../src/art/palettes.ts'
import { suitMark } from '../../../src/art/shapes-tables.ts'
import type { Language } from '../../kit/frame.ts'
import { ACE, SUITS, type Words } from './table-words.ts'

const RANKS = 9
const PAPER = paletteAt(0)
const INK = '#1E1613'
const RED = '#C4351C'
const EDGE = `<rect x="-20" y="-29" width="40" height="58" rx="5"`

/** Suits in the order of `suitMark`: hearts, diamonds, spades, clubs. */
const suitOf = (card: number) => Math.floor(card / RANKS)
const rankOf = (card: number) => (card % RANKS) + 1

/** A drawing as the address of a picture, so that the browser rasters it once. */
const addressOf = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-21 -30 42 60">${content}</svg>`)}`

/** The face of a card: its rank and suit large enough for a phone. */
export function faceOf(card: number): string {
  const suit = suitOf(card)
  const rank = rankOf(card)
  const sign = lettering(rank === 1 ? 'A' : String(rank), 15, { colour: suit < 2 ? RED : INK, weight: 0.19 })
  return addressOf(
    inked({ ...PAPER, ink: INK }, `${EDGE} fill="${PAPER.light}"/>`, 1.2) +
      place(sign, { x: -9.5, y: -17 }) +
      place(suitMark(suit, INK), { x: -9.5, y: 2.5, scale: 0.46 }) +
      place(suitMark(suit, INK), { x: 6, y: 12, scale: 0.92 }),
  )
}

/** The back of the cards, in the colours of the game. */
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

/** What a card is called: `7 of hearts`. */
export function nameOf(card: number, t: Words, language: Language): string {
  const rank = rankOf(card)
  return t('card', { rank: rank === 1 ? ACE[language] : rank, suit: SUITS[suitOf(card)]![language] })
}
