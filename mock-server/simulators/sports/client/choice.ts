import { fold } from '#mock/catalogue/fold.ts'
import type { Language } from '../../shared/frame.ts'
import type { OfferResponse, Sport } from '../rules/sports.simulator.ts'
import { messages } from './messages.ts'

export type Time = 'any' | 'live' | 'upcoming'
/** The player's filter of the book; `league` by its English name. */
export type MatchFilter = { sport: Sport | 'all'; time: Time; league: string; search: string }

export const ALL_MATCHES: MatchFilter = { sport: 'all', time: 'any', league: '', search: '' }

/** Returns whether a match has begun. Before the start it has no score. */
export const isLive = ({ score }: { score?: unknown }) => score !== undefined

const rankOf = (offer: OfferResponse) => (isLive(offer) ? Number(Object.keys(offer.odds).length === 0) : 2)

/** Filters the matches ("hai dang" finds "Hải Đăng"): live ones first, decided ones after them, then by start. */
export function filterOffers(
  offers: readonly OfferResponse[],
  filter: MatchFilter,
  language: Language,
): OfferResponse[] {
  const { sport, time, league } = filter
  const query = fold(filter.search.trim())
  return offers
    .filter((offer) => sport === 'all' || offer.sport === sport)
    .filter((offer) => time === 'any' || isLive(offer) === (time === 'live'))
    .filter((offer) => !league || offer.league.en === league)
    .filter(({ home, away }) => fold(`${home[language]} ${away[language]}`).includes(query))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.startAt - other.startAt)
}

export const sportsOf = (offers: readonly OfferResponse[]): Sport[] => [...new Set(offers.map(({ sport }) => sport))]

export const leaguesOf = (offers: readonly OfferResponse[], sport: MatchFilter['sport']) => [
  ...new Map(
    offers.filter((offer) => sport === 'all' || offer.sport === sport).map(({ league }) => [league.en, league]),
  ).values(),
]

export function findSport(game: { en: string } | undefined, sports: readonly Sport[]): MatchFilter['sport'] {
  const name = game?.en.toLowerCase() ?? ''
  const matching = sports.filter((sport) => name.includes(messages[sport].en.toLowerCase()))
  // "Table tennis" also contains tennis: the longer name wins.
  return matching.toSorted((one, other) => messages[other].en.length - messages[one].en.length)[0] ?? 'all'
}
