import type { DealtOnWire, ResultOnWire, TableOnWire } from '../rules/live.routes.ts'
import type { LiveWords } from './words.ts'

export type Kind = 'baccarat' | 'dragonTiger' | 'roulette' | 'sicBo'
export type Hand = { pick: string; cards: number[] }

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = ['♥', '♦', '♠', '♣']

export const rankOf = (card: number) => RANKS[card % 13]!
export const suitOf = (card: number) => Math.floor(card / 13)
const writtenCard = (card: number) => rankOf(card) + SUITS[suitOf(card)]!

/** What a hand of baccarat counts. */
export const pointsOf = (cards: number[]) => cards.reduce((sum, card) => sum + Math.min((card % 13) + 1, 10), 0) % 10

/** The hands of a game of cards, in the order in which they lie on the table. */
export function handsOf(result: ResultOnWire): Hand[] {
  if ('player' in result) return ['player', 'banker'].map((pick) => ({ pick, cards: result[pick as 'player'] }))
  if ('dragon' in result) return ['dragon', 'tiger'].map((pick) => ({ pick, cards: [result[pick as 'dragon']] }))
  return []
}

export const sumOf = (dice: number[]) => dice.reduce((sum, pips) => sum + pips, 0)

type Told = { t: LiveWords; nameOf: (pick: string) => string }

/** A result in words: what was dealt, and which choices win by it. */
export function resultText({ t, nameOf }: Told, { result, winners }: Pick<DealtOnWire, 'result' | 'winners'>): string {
  const names = winners.map(nameOf)
  if ('number' in result) return [result.number, ...names.filter((name) => name !== String(result.number))].join(', ')
  const winning = t('winning', { names: names.join(', ') })
  if ('dice' in result) return `${result.dice.join(' + ')} = ${sumOf(result.dice)}. ${winning}`
  return `${handsOf(result)
    .map(({ pick, cards }) => handText(t, { name: nameOf(pick), cards, hasPoints: 'player' in result }))
    .join(', ')}. ${winning}`
}

const handText = (t: LiveWords, hand: { name: string; cards: number[]; hasPoints: boolean }) =>
  hand.hasPoints
    ? t('points', { hand: hand.name, points: pointsOf(hand.cards) })
    : `${hand.name} ${rankOf(hand.cards[0]!)}`

/** The cards of a hand one by one, for those who do not see them. */
export const handLabel = (t: LiveWords, name: string, cards: number[]) =>
  t('cards', { hand: name, cards: cards.map(writtenCard).join(' ') })

/** The names of a table's choices. */
export const namesIn =
  ({ choices }: Pick<TableOnWire, 'choices'>, language: 'vi' | 'en') =>
  (pick: string): string =>
    choices.find((choice) => choice.pick === pick)?.name[language] ?? pick

/** How long it takes until a result lies on the table, ms. */
export function dealTime(result: ResultOnWire): number {
  if ('number' in result) return 2800
  if ('dice' in result) return 1500
  return handsOf(result).flatMap(({ cards }) => cards).length * EACH_CARD + 500
}

/** Each card comes so long after the one before it, ms. */
export const EACH_CARD = 400
