/** @jsxImportSource preact */
import type { OfferOnWire } from '../rules/sports.routes.ts'
import { chosenOf, isLive } from './choice.ts'
import type { OfDesk } from './desk.ts'
import { MatchCard } from './match-card.tsx'

/** The matches that fit the filters: those being played, then those to come. */
export function MatchList({ desk }: OfDesk) {
  const { t, book, chosen, language, seeAll } = desk
  const offers = chosenOf(book.value.fixtures, chosen.value, language)
  const [live, upcoming] = [offers.filter(isLive), offers.filter((offer) => !isLive(offer))]
  return (
    <>
      <Section desk={desk} title={t('live')} offers={live} />
      <Section desk={desk} title={t('upcoming')} offers={upcoming} />
      {offers.length === 0 && (
        <div class="nothing" role="status">
          <p>{t('noMatches')}</p>
          <button class="chip" onClick={seeAll}>
            {t('clearFilters')}
          </button>
        </div>
      )}
    </>
  )
}

function Section({ desk, title, offers }: OfDesk & { title: string; offers: OfferOnWire[] }) {
  if (offers.length === 0) return null
  return (
    <section class="matches" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {offers.map((offer) => (
          <MatchCard key={offer.id} desk={desk} offer={offer} />
        ))}
      </ul>
    </section>
  )
}
