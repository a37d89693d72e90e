/** @jsxImportSource preact */
import { formatDay, formatDayTime, formatTime } from '../../shared/time.ts'
import type { FixtureResponse, Sport } from '../rules/sports.simulator.ts'
import type { GameStore, StoreProps } from './game-store.ts'
import { partName, type SportsTranslate } from './market.ts'

const MINUTE = 60_000
const HOUR = 60
const PARTS_TO_WIN = 2

export const MatchTime = ({ store, match }: StoreProps & { match: FixtureResponse }) => (
  <span class="when" data-live={match.score && store.book.value.now < match.endAt ? true : undefined}>
    {match.score ? phaseOf(match, store) : startText(match.startAt, store)}
  </span>
)

function phaseOf(match: FixtureResponse, { t, book }: GameStore): string {
  const { minute, quarter, endAt, sport, score = { home: 0, away: 0 } } = match
  if (book.value.now >= endAt) return t('ended')
  if (minute !== undefined) return t('minute', { minute })
  if (quarter !== undefined) return t('quarter', { part: quarter })
  return partOf({ sport, score }, t)
}

function partOf({ sport, score }: { sport: Sport; score: { home: number; away: number } }, t: SportsTranslate) {
  if (Math.max(score.home, score.away) === PARTS_TO_WIN) return t('decided')
  return partName(sport, score.home + score.away + 1, t)
}

/** "19:45 · sau 12 phút". Another day adds the date; an hour or more omits the minutes. */
function startText(startAt: number, { t, book, frame }: GameStore): string {
  const { now } = book.value
  const minutes = Math.max(1, Math.ceil((startAt - now) / MINUTE))
  const at =
    formatDay(startAt, frame.language) === formatDay(now, frame.language)
      ? formatTime(startAt)
      : formatDayTime(startAt, frame.language)
  return minutes < HOUR ? `${at} · ${t('inMinutes', { minutes })}` : at
}
