import type { DealtResponse, ResultResponse, TableResponse } from '../rules/live.simulator.ts'
import type { LiveTranslate } from './messages.ts'

export type Kind = 'baccarat' | 'dragonTiger' | 'roulette' | 'sicBo'
export type Hand = { pick: string; cards: number[] }

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = ['♥', '♦', '♠', '♣']

export const rankOf = (card: number) => RANKS[card % 13]!
export const suitOf = (card: number) => Math.floor(card / 13)
const formatCard = (card: number) => rankOf(card) + SUITS[suitOf(card)]!

export const pointsOf = (cards: number[]) => cards.reduce((sum, card) => sum + Math.min((card % 13) + 1, 10), 0) % 10

export function handsOf(result: ResultResponse): Hand[] {
  if ('player' in result) return ['player', 'banker'].map((pick) => ({ pick, cards: result[pick as 'player'] }))
  if ('dragon' in result) return ['dragon', 'tiger'].map((pick) => ({ pick, cards: [result[pick as 'dragon']] }))
  return []
}

export const sumOf = (dice: number[]) => dice.reduce((sum, pips) => sum + pips, 0)

type ResultContext = { t: LiveTranslate; nameOf: (pick: string) => string }

export function resultText(
  { t, nameOf }: ResultContext,
  { result, winners }: Pick<DealtResponse, 'result' | 'winners'>,
): string {
  const names = winners.map(nameOf)
  if ('number' in result) return [result.number, ...names.filter((name) => name !== String(result.number))].join(', ')
  const winning = t('winning', { names: names.join(', ') })
  if ('dice' in result) return `${result.dice.join(' + ')} = ${sumOf(result.dice)}. ${winning}`
  return `${handsOf(result)
    .map(({ pick, cards }) => handText(t, { name: nameOf(pick), cards, hasPoints: 'player' in result }))
    .join(', ')}. ${winning}`
}

const handText = (t: LiveTranslate, hand: { name: string; cards: number[]; hasPoints: boolean }) =>
  hand.hasPoints
    ? t('points', { hand: hand.name, points: pointsOf(hand.cards) })
    : `${hand.name} ${rankOf(hand.cards[0]!)}`

export const handLabel = (t: LiveTranslate, name: string, cards: number[]) =>
  t('cards', { hand: name, cards: cards.map(formatCard).join(' ') })

export const namesIn =
  ({ choices }: Pick<TableResponse, 'choices'>, language: 'vi' | 'en') =>
  (pick: string): string =>
    choices.find((choice) => choice.pick === pick)?.name[language] ?? pick

/** Returns the duration of dealing a result, ms. */
export function dealTime(result: ResultResponse): number {
  if ('number' in result) return 2800
  if ('dice' in result) return 1500
  return handsOf(result).flatMap(({ cards }) => cards).length * CARD_INTERVAL + 500
}

/** Interval between cards, ms. */
export const CARD_INTERVAL = 400
