import type { Language } from '../../shared/frame.ts'
import type { FixtureResponse, Pick, Sport } from '../rules/sports.simulator.ts'
import type { messages } from './messages.ts'

type Word = { vi: string; en: string }
export type SportsTranslate = (key: keyof typeof messages, values?: Record<string, string | number>) => string
export type TextContext = { t: SportsTranslate; language: Language }

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
const INDIVIDUAL_SPORTS: readonly Sport[] = ['billiards', 'martialArts', 'horseRacing', 'motorRacing']

export const partName = (sport: Sport, part: number, t: SportsTranslate) =>
  t(`part${unitOf(sport) as 'Maps' | 'Sets' | 'Frames' | 'Rounds' | 'Heats'}`, { part })

export type Market = { name: keyof typeof messages; picks: readonly Pick[] }

export const mainMarket = (sport: Sport): Market =>
  sport === 'football'
    ? { name: 'result', picks: ['home', 'draw', 'away'] }
    : { name: INDIVIDUAL_SPORTS.includes(sport) ? 'winnerAlone' : 'winner', picks: ['home', 'away'] }

export const marketsOf = (sport: Sport): Market[] => [
  mainMarket(sport),
  { name: `handicap${unitOf(sport)}`, picks: ['home-line', 'away-line'] },
  { name: `total${unitOf(sport)}`, picks: ['over', 'under'] },
]

export const marketOf = (sport: Sport, pick: Pick): Market =>
  marketsOf(sport).find(({ picks }) => picks.includes(pick))!

const formatNumber = (language: Language, number: number, isSigned = false) =>
  (isSigned ? (number > 0 ? '+' : '−') : '') + String(Math.abs(number)).replace('.', language === 'vi' ? ',' : '.')

/** Returns the full name of a pick: "Hải Đăng (−1,5)". */
export function pickName(match: FixtureResponse, pick: Pick, { t, language }: TextContext): string {
  const { home, away, lines } = match
  const withHandicap = (side: Word, by: number) => `${side[language]} (${formatNumber(language, by, true)})`
  const line = formatNumber(language, lines.total)
  const names: Record<Pick, string> = {
    home: home[language],
    draw: t('draw'),
    away: away[language],
    'home-line': withHandicap(home, lines.handicap),
    'away-line': withHandicap(away, -lines.handicap),
    over: t('over', { line }),
    under: t('under', { line }),
  }
  return names[pick]
}

const SIGNS: Partial<Record<Pick, string>> = { home: '1', draw: 'X', away: '2' }

/** Returns the short sign of a winner pick, next to its match: "1", "X", "2". */
export const pickSign = (pick: Pick) => SIGNS[pick]

/** "Hải Đăng – San Hô Đỏ" */
export const matchName = ({ home, away }: { home: Word; away: Word }, language: Language) =>
  `${home[language]} – ${away[language]}`
