/** @jsxImportSource preact */
import type { OfferResponse } from '../rules/sports.routes.ts'
import { filterOffers, isLive } from './choice.ts'
import type { StoreProps } from './game-store.ts'
import { MatchCard } from './match-card.tsx'

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
