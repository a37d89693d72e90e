/** @jsxImportSource preact */
import type { FixtureOnWire, Sport } from '../rules/sports.routes.ts'
import type { GameStore, OfDesk } from './desk.ts'
import { partName, type Words } from './market.ts'

const MINUTE = 60_000
const HOUR = 60
const TO_WIN = 2

/** When a match begins, or how far it is. */
export const MatchTime = ({ desk, match }: OfDesk & { match: FixtureOnWire }) => (
  <span class="when" data-live={match.score && desk.book.value.now < match.endAt ? true : undefined}>
    {match.score ? phaseOf(match, desk) : startText(match.startAt, desk)}
  </span>
)

/** The minute of football, the quarter of basketball, else the map, set, frame, round or heat that is being played. */
function phaseOf(match: FixtureOnWire, { t, book }: GameStore): string {
  const { minute, quarter, endAt, sport, score = { home: 0, away: 0 } } = match
  if (book.value.now >= endAt) return t('ended')
  if (minute !== undefined) return t('minute', { minute })
  if (quarter !== undefined) return t('quarter', { part: quarter })
  return partOf({ sport, score }, t)
}

function partOf({ sport, score }: { sport: Sport; score: { home: number; away: number } }, t: Words) {
  if (Math.max(score.home, score.away) === TO_WIN) return t('decided')
  return partName(sport, score.home + score.away + 1, t)
}

/** "19:45 · sau 12 phút"; what begins on another day has its date, and what is an hour away or more no minutes. */
function startText(startAt: number, { t, book }: GameStore): string {
  const { now } = book.value
  const minutes = Math.max(1, Math.ceil((startAt - now) / MINUTE))
  const at = dayOf(startAt) === dayOf(now) ? timeOf(startAt) : `${timeOf(startAt)} ${dayOf(startAt)}`
  return minutes < HOUR ? `${at} · ${t('inMinutes', { minutes })}` : at
}

/** The site's own time, as in its records, wherever the phone is. */
const timeZone = 'Asia/Ho_Chi_Minh'
const timeOf = (at: number) =>
  new Intl.DateTimeFormat('vi', { hour: '2-digit', minute: '2-digit', timeZone }).format(at)
const dayOf = (at: number) =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', timeZone }).format(at)
