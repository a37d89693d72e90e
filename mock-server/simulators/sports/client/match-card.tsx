/** @jsxImportSource preact */
import { Icon } from '../../shared/icon.tsx'
import type { OfferResponse } from '../rules/sports.routes.ts'
import { Crest } from './crest.tsx'
import type { StoreProps } from './game-store.ts'
import { icons, sportIcons } from './icons.ts'
import { mainMarket, marketsOf, matchName } from './market.ts'
import { MatchTime } from './match-time.tsx'
import { OddsRow } from './odds-button.tsx'

type Props = StoreProps & { offer: OfferResponse }

export const MatchCard = ({ store, offer }: Props) => (
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
