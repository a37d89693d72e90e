import type { Language } from '../../kit/frame.ts'
import type { FixtureOnWire, Pick, Sport } from '../rules/sports.routes.ts'
import type { texts } from './texts.ts'

type Word = { vi: string; en: string }
export type Words = (key: keyof typeof texts, values?: Record<string, string | number>) => string
/** What a market is written with. */
export type Pen = { t: Words; language: Language }

/** What a match is counted in. */
type Unit = 'Goals' | 'Maps' | 'Sets'
const unitOf = (sport: Sport): Unit => (sport === 'football' ? 'Goals' : sport === 'esports' ? 'Maps' : 'Sets')

export type Market = { name: keyof typeof texts; picks: readonly Pick[] }

/** Who wins, with or without a draw. */
export const mainMarket = (sport: Sport): Market =>
  sport === 'football'
    ? { name: 'result', picks: ['home', 'draw', 'away'] }
    : { name: 'winner', picks: ['home', 'away'] }

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
