/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks'
import type { OfferResponse, FixtureResponse, Sport } from '../rules/sports.simulator.ts'
import { filterOffers, isLive } from './choice.ts'
import type { StoreProps, GameStore } from './game-store.ts'
import { Icon } from '../../shared/icon.tsx'
import { icons, sportIcons } from './icons.ts'
import { mainMarket, marketsOf, matchName, partName, type SportsTranslate } from './market.ts'
import { OddsRow } from './odds/odds-button.tsx'
import { crest } from '#mock/art/crest.ts'
import { formatDay, formatDayTime, formatTime } from '../../shared/time.ts'

const cache = new Map<string, string>()

/** A background, because a card outside the screen then costs nothing: the picture of an `img` is drawn at once. */
export const Crest = ({ name }: { name: string }) => <span class="crest" style={{ backgroundImage: crestOf(name) }} />

function crestOf(name: string): string {
  const known = cache.get(name)
  if (known) return known
  const picture = `url("data:image/svg+xml,${encodeURIComponent(crest(name))}")`
  cache.set(name, picture)
  return picture
}

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

export function MatchList({ store }: StoreProps) {
  const { t, book, filter, language, clearFilter } = store
  const offers = filterOffers(book.value.fixtures, filter.value, language)
  const drawn = offers.slice(0, useDrawnCount(offers.length))
  return (
    <>
      <Section store={store} title={t('live')} offers={drawn.filter(isLive)} />
      <Section store={store} title={t('upcoming')} offers={drawn.filter((offer) => !isLive(offer))} />
      {offers.length === 0 && (
        <div class="nothing" role="status">
          <p>{t('noMatches')}</p>
          <button class="chip" onClick={clearFilter}>
            {t('clearFilters')}
          </button>
        </div>
      )}
    </>
  )
}

/** About as many as a phone shows. */
const CARDS_AT_ONCE = 3

/**
 * Returns how many matches are drawn: the first at once and the others in parts, so that a slow phone shows the first ones and answers a tap meanwhile. It counts live and
 * upcoming ones together: upcoming ones follow the last live one, so that nothing moves.
 */
function useDrawnCount(count: number): number {
  const [drawn, setDrawn] = useState(CARDS_AT_ONCE)
  const next = Math.max(CARDS_AT_ONCE, Math.min(drawn + CARDS_AT_ONCE, count))
  useEffect(() => {
    if (next === drawn) return
    const timer = setTimeout(() => setDrawn(next))
    return () => clearTimeout(timer)
  }, [drawn, next])
  return drawn
}

function Section({ store, title, offers }: StoreProps & { title: string; offers: OfferResponse[] }) {
  if (offers.length === 0) return null
  return (
    <section class="matches" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {offers.map((offer) => (
          <MatchCard key={offer.id} store={store} offer={offer} />
        ))}
      </ul>
    </section>
  )
}

type Props = StoreProps & { offer: OfferResponse }

const MatchCard = ({ store, offer }: Props) => (
  <li class="match">
    <button class="head" onClick={() => store.open({ match: offer })}>
      <span class="visually-hidden">{store.t('allMarkets', { match: matchName(offer, store.language) })},</span>{' '}
      <span class="top-line">
        <span class="league">
          <Icon d={sportIcons[offer.sport]} />
          {offer.league[store.language]}
        </span>
        <MatchTime store={store} match={offer} />
      </span>
      <Side store={store} offer={offer} side="home" />
      <Side store={store} offer={offer} side="away" />
      <span class="more" aria-hidden="true">
        +{morePicks(offer)}
        <Icon d={icons.on} />
      </span>
    </button>
    <OddsRow store={store} offer={offer} market={mainMarket(offer.sport)} />
  </li>
)

const morePicks = ({ sport }: OfferResponse) =>
  marketsOf(sport)
    .slice(1)
    .reduce((sum, { picks }) => sum + picks.length, 0)

const Side = ({ store, offer, side }: Props & { side: 'home' | 'away' }) => (
  <span class="side">
    <Crest name={offer[side].en} />
    <span class="team" aria-hidden="true">
      {offer[side][store.language]}
    </span>
    {offer.score && <strong class="amount">{offer.score[side]}</strong>}
  </span>
)
