/** @jsxImportSource preact */
import { Icon } from '../../shared/icon.tsx'
import { type Choice, chosenOf, isLive, leaguesOf, sportsOf, type Time } from './choice.ts'
import type { GameStore, OfDesk } from './desk.ts'
import { sportIcons } from './icons.ts'

const TIMES: Time[] = ['any', 'live', 'upcoming']

/** Which matches are shown: of which sport and league, played now or later, of a team that is looked for. */
export const Filters = ({ desk }: OfDesk) => (
  <div class="filters">
    <Sports desk={desk} />
    <Times desk={desk} />
    <div class="find">
      <Leagues desk={desk} />
      <input
        type="search"
        aria-label={desk.t('search')}
        placeholder={desk.t('search')}
        value={desk.chosen.value.search}
        onInput={({ currentTarget }) => desk.choose({ search: currentTarget.value })}
      />
    </div>
  </div>
)

/** A book of one sport has nothing to choose here. */
function Sports({ desk: { t, book, chosen, choose } }: OfDesk) {
  const sports = sportsOf(book.value.fixtures)
  if (sports.length < 2) return null
  const all: Choice['sport'][] = ['all', ...sports]
  return (
    <div class="rail sports" role="group" aria-label={t('sport')}>
      {all.map((sport) => (
        <button
          key={sport}
          class="chip"
          aria-pressed={chosen.value.sport === sport}
          onClick={() => choose({ sport, league: '' })}
        >
          {sport !== 'all' && <Icon d={sportIcons[sport]} />}
          {t(sport === 'all' ? 'allSports' : sport)}
        </button>
      ))}
    </div>
  )
}

function Times({ desk }: OfDesk) {
  const { t, chosen, choose } = desk
  const names = { any: t('anyTime'), live: t('liveCount', { count: liveCount(desk) }), upcoming: t('upcoming') }
  return (
    <div class="rail times" role="group" aria-label={t('time')}>
      {TIMES.map((time) => (
        <button key={time} class="chip" aria-pressed={chosen.value.time === time} onClick={() => choose({ time })}>
          {names[time]}
        </button>
      ))}
    </div>
  )
}

const liveCount = ({ book, chosen, language }: GameStore) =>
  chosenOf(book.value.fixtures, { ...chosen.value, time: 'any' }, language).filter(isLive).length

function Leagues({ desk: { t, book, chosen, choose, language } }: OfDesk) {
  const leagues = leaguesOf(book.value.fixtures, chosen.value.sport)
  return (
    <select
      aria-label={t('league')}
      value={chosen.value.league}
      onChange={({ currentTarget }) => choose({ league: currentTarget.value })}
    >
      <option value="">{t('allLeagues')}</option>
      {leagues.map((league) => (
        <option key={league.en} value={league.en}>
          {league[language]}
        </option>
      ))}
    </select>
  )
}
