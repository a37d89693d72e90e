import type { Language } from '../../shared/frame.ts'
import type { FixtureOnWire, Pick, Sport } from '../rules/sports.routes.ts'
import type { texts } from './texts.ts'

type Word = { vi: string; en: string }
export type Words = (key: keyof typeof texts, values?: Record<string, string | number>) => string
/** What a market is written with. */
export type Pen = { t: Words; language: Language }

/** What a match is counted in. */
type Unit = 'Goals' | 'Points' | 'Maps' | 'Sets' | 'Frames' | 'Rounds' | 'Heats'
const UNITS: Partial<Record<Sport, Unit>> = {
  football: 'Goals',
  basketball: 'Points',
  billiards: 'Frames',
  martialArts: 'Rounds',
  horseRacing: 'Heats',
  motorRacing: 'Heats',
  esports: 'Maps',
}
const unitOf = (sport: Sport): Unit => UNITS[sport] ?? 'Sets'
/** Where no teams meet, no team wins. */
const ALONE: readonly Sport[] = ['billiards', 'martialArts', 'horseRacing', 'motorRacing']

/** The set that is being played, or what the sport has in its place. */
export const partName = (sport: Sport, part: number, t: Words) =>
  t(`part${unitOf(sport) as 'Maps' | 'Sets' | 'Frames' | 'Rounds' | 'Heats'}`, { part })

export type Market = { name: keyof typeof texts; picks: readonly Pick[] }

/** Who wins, with or without a draw. */
export const mainMarket = (sport: Sport): Market =>
  sport === 'football'
    ? { name: 'result', picks: ['home', 'draw', 'away'] }
    : { name: ALONE.includes(sport) ? 'winnerAlone' : 'winner', picks: ['home', 'away'] }

/** Everything that can be bet on in a match of a sport. */
export const marketsOf = (sport: Sport): Market[] => [
  mainMarket(sport),
  { name: `handicap${unitOf(sport)}`, picks: ['home-line', 'away-line'] },
  { name: `total${unitOf(sport)}`, picks: ['over', 'under'] },
]

/** The market that a pick is of. */
export const marketOf = (sport: Sport, pick: Pick): Market =>
  marketsOf(sport).find(({ picks }) => picks.includes(pick))!

const numberIn = (language: Language, number: number, isSigned = false) =>
  (isSigned ? (number > 0 ? '+' : '−') : '') + String(Math.abs(number)).replace('.', language === 'vi' ? ',' : '.')

/** A pick in full: "Hải Đăng (−1,5)". */
export function pickName(match: FixtureOnWire, pick: Pick, { t, language }: Pen): string {
  const { home, away, lines } = match
  const given = (side: Word, by: number) => `${side[language]} (${numberIn(language, by, true)})`
  const line = numberIn(language, lines.total)
  const names: Record<Pick, string> = {
    home: home[language],
    draw: t('draw'),
    away: away[language],
    'home-line': given(home, lines.handicap),
    'away-line': given(away, -lines.handicap),
    over: t('over', { line }),
    under: t('under', { line }),
  }
  return names[pick]
}

const SIGNS: Partial<Record<Pick, string>> = { home: '1', draw: 'X', away: '2' }

/** Who wins, where the match stands beside it: "1", "X", "2". */
export const pickSign = (pick: Pick) => SIGNS[pick]

/** "Hải Đăng – San Hô Đỏ" */
export const matchName = ({ home, away }: { home: Word; away: Word }, language: Language) =>
  `${home[language]} – ${away[language]}`
