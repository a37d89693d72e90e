/** @jsxImportSource preact */
import { Icon } from '../../shared/icon.tsx'
import type { OfferOnWire } from '../rules/sports.routes.ts'
import { Crest } from './crest.tsx'
import type { OfDesk } from './desk.ts'
import { icons, sportIcons } from './icons.ts'
import { mainMarket, marketsOf, matchName } from './market.ts'
import { MatchTime } from './match-time.tsx'
import { OddsRow } from './odds-button.tsx'

type Props = OfDesk & { offer: OfferOnWire }

/** A match in the list: who plays, how it stands, and the odds on who wins. Its head opens all of its markets. */
export const MatchCard = ({ desk, offer }: Props) => (
  <li class="match">
    <button class="head" onClick={() => desk.open({ match: offer })}>
      <span class="visually-hidden">{desk.t('allMarkets', { match: matchName(offer, desk.language) })},</span>{' '}
      <span class="top-line">
        <span class="league">
          <Icon d={sportIcons[offer.sport]} />
          {offer.league[desk.language]}
        </span>
        <MatchTime desk={desk} match={offer} />
      </span>
      <Side desk={desk} offer={offer} side="home" />
      <Side desk={desk} offer={offer} side="away" />
      <span class="more" aria-hidden="true">
        +{moreOf(offer)}
        <Icon d={icons.on} />
      </span>
    </button>
    <OddsRow desk={desk} offer={offer} market={mainMarket(offer.sport)} />
  </li>
)

/** How many picks there are besides those in the list. */
const moreOf = ({ sport }: OfferOnWire) =>
  marketsOf(sport)
    .slice(1)
    .reduce((sum, { picks }) => sum + picks.length, 0)

const Side = ({ desk, offer, side }: Props & { side: 'home' | 'away' }) => (
  <span class="side">
    <Crest name={offer[side].en} />
    <span class="team" aria-hidden="true">
      {offer[side][desk.language]}
    </span>
    {offer.score && <strong class="amount">{offer.score[side]}</strong>}
  </span>
)
