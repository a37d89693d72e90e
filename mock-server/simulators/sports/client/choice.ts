import { fold } from '../../../src/catalogue/fold.ts'
import type { Language } from '../../shared/frame.ts'
import type { OfferOnWire, Sport } from '../rules/sports.routes.ts'
import { texts } from './texts.ts'

export type Time = 'any' | 'live' | 'upcoming'
/** What the player wants to see of the book; `league` by its English name. */
export type Choice = { sport: Sport | 'all'; time: Time; league: string; search: string }

export const everything: Choice = { sport: 'all', time: 'any', league: '', search: '' }

/** Whether a match is being played. Until it begins it has no score. */
export const isLive = ({ score }: { score?: unknown }) => score !== undefined

const rankOf = (offer: OfferOnWire) => (isLive(offer) ? Number(Object.keys(offer.odds).length === 0) : 2)

/** The matches that fit ("hai dang" finds "Hải Đăng"): those being played first, what is as good as decided after them, then as they begin. */
export function chosenOf(offers: readonly OfferOnWire[], choice: Choice, language: Language): OfferOnWire[] {
  const { sport, time, league } = choice
  const wanted = fold(choice.search.trim())
  return offers
    .filter((offer) => sport === 'all' || offer.sport === sport)
    .filter((offer) => time === 'any' || isLive(offer) === (time === 'live'))
    .filter((offer) => !league || offer.league.en === league)
    .filter(({ home, away }) => fold(`${home[language]} ${away[language]}`).includes(wanted))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.startAt - other.startAt)
}

/** The sports that are on offer, in the book's order. */
export const sportsOf = (offers: readonly OfferOnWire[]): Sport[] => [...new Set(offers.map(({ sport }) => sport))]

/** The leagues of a sport that are on offer, by English name. */
export const leaguesOf = (offers: readonly OfferOnWire[], sport: Choice['sport']) => [
  ...new Map(
    offers.filter((offer) => sport === 'all' || offer.sport === sport).map(({ league }) => [league.en, league]),
  ).values(),
]

/** The sport that a game's name speaks of; all of them when it speaks of none. */
export function sportNamed(game: { en: string } | undefined, sports: readonly Sport[]): Choice['sport'] {
  const name = game?.en.toLowerCase() ?? ''
  const named = sports.filter((sport) => name.includes(texts[sport].en.toLowerCase()))
  // "Table tennis" speaks of tennis as well: the longer name is meant.
  return named.toSorted((one, other) => texts[other].en.length - texts[one].en.length)[0] ?? 'all'
}
