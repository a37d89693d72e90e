/** @jsxImportSource preact */
import { Sheet } from '../../shared/sheet.tsx'
import type { OfferResponse } from '../rules/sports.routes.ts'
import { Crest } from './crest.tsx'
import type { StoreProps } from './game-store.ts'
import { marketsOf, matchName } from './market.ts'
import { MatchTime } from './match-time.tsx'
import { OddsRow } from './odds-button.tsx'
import { SlipBar } from './slip-bar.tsx'

export function MatchSheet({ store, initial, close }: StoreProps & { initial: OfferResponse; close(): void }) {
  const { t, book, language } = store
  const offer = book.value.fixtures.find(({ id }) => id === initial.id)
  return (
    <Sheet title={matchName(initial, language)} onClose={close}>
      {offer ? <Markets store={store} offer={offer} /> : <p class="nothing">{t('gone')}</p>}
      <SlipBar store={store} />
    </Sheet>
  )
}

const Board = ({ store, offer }: StoreProps & { offer: OfferResponse }) => (
  <div class="board" data-sport={offer.sport}>
    <span class="league">{offer.league[store.language]}</span>
    <Side store={store} offer={offer} side="home" />
    <span class="stand">
      <strong class="amount">{offer.score ? `${offer.score.home} – ${offer.score.away}` : '–'}</strong>
      <MatchTime store={store} match={offer} />
    </span>
    <Side store={store} offer={offer} side="away" />
  </div>
)

const Side = ({ store, offer, side }: StoreProps & { offer: OfferResponse; side: 'home' | 'away' }) => (
  <span class="side">
    <Crest name={offer[side].en} />
    <span>{offer[side][store.language]}</span>
  </span>
)

const Markets = ({ store, offer }: StoreProps & { offer: OfferResponse }) => (
  <>
    <Board store={store} offer={offer} />
    {marketsOf(offer.sport).map((market) => (
      <section key={market.name}>
        <h3>{store.t(market.name)}</h3>
        <OddsRow store={store} offer={offer} market={market} isNamed />
      </section>
    ))}
  </>
)
