/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../../shared/icon.tsx'
import { type MatchFilter, filterOffers, isLive, leaguesOf, sportsOf, type Time } from './choice.ts'
import type { GameStore, StoreProps } from './game-store.ts'
import { sportIcons } from './icons.ts'

const TIMES: Time[] = ['any', 'live', 'upcoming']

export const Filters = ({ store }: StoreProps) => (
  <div class="filters">
    <Sports store={store} />
    <Times store={store} />
    <div class="find">
      <Leagues store={store} />
      <input
        type="search"
        aria-label={store.t('search')}
        placeholder={store.t('search')}
        value={store.filter.value.search}
        onInput={({ currentTarget }) => store.setFilter({ search: currentTarget.value })}
      />
    </div>
  </div>
)

/** A game of one sport opens with its chip, which may be far to the right. */
function Sports({ store: { t, book, filter, setFilter } }: StoreProps) {
  const rail = useRef<HTMLDivElement>(null)
  const { sport: chosen } = filter.value
  useLayoutEffect(() => {
    rail.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [chosen])
  const sports = sportsOf(book.value.fixtures)
  if (sports.length < 2) return null
  const all: MatchFilter['sport'][] = ['all', ...sports]
  return (
    <div class="rail sports" ref={rail} role="group" aria-label={t('sport')}>
      {all.map((sport) => (
        <button
          key={sport}
          class="chip"
          aria-pressed={chosen === sport}
          onClick={() => setFilter({ sport, league: '' })}
        >
          {sport !== 'all' && <Icon d={sportIcons[sport]} />}
          {t(sport === 'all' ? 'allSports' : sport)}
        </button>
      ))}
    </div>
  )
}

function Times({ store }: StoreProps) {
  const { t, filter, setFilter } = store
  const count = liveCount(store)
  const live = count > 0 ? t('liveCount', { count }) : t('live')
  const names = { any: t('anyTime'), live, upcoming: t('upcoming') }
  return (
    <div class="rail times" role="group" aria-label={t('time')}>
      {TIMES.map((time) => (
        <button key={time} class="chip" aria-pressed={filter.value.time === time} onClick={() => setFilter({ time })}>
          {names[time]}
        </button>
      ))}
    </div>
  )
}

const liveCount = ({ book, filter, language }: GameStore) =>
  filterOffers(book.value.fixtures, { ...filter.value, time: 'any' }, language).filter(isLive).length

function Leagues({ store: { t, book, filter, setFilter, language } }: StoreProps) {
  const leagues = leaguesOf(book.value.fixtures, filter.value.sport)
  return (
    <select
      aria-label={t('league')}
      value={filter.value.league}
      onChange={({ currentTarget }) => setFilter({ league: currentTarget.value })}
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
