/** @jsxImportSource preact */
import type { OfferResponse } from '../rules/sports.simulator.ts'
import { filterOffers, isLive } from './choice.ts'
import type { StoreProps } from './game-store.ts'
import { Icon } from '../../shared/icon.tsx'
import { Crest } from './crest.tsx'
import { icons, sportIcons } from './icons.ts'
import { mainMarket, marketsOf, matchName } from './market.ts'
import { MatchTime } from './match-time.tsx'
import { OddsRow } from './odds/odds-button.tsx'

export function MatchList({ store }: StoreProps) {
  const { t, book, filter, language, clearFilter } = store
  const offers = filterOffers(book.value.fixtures, filter.value, language)
  const [live, upcoming] = [offers.filter(isLive), offers.filter((offer) => !isLive(offer))]
  return (
    <>
      <Section store={store} title={t('live')} offers={live} />
      <Section store={store} title={t('upcoming')} offers={upcoming} />
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
