/** @jsxImportSource preact */
import { Sheet } from '../../shared/sheet.tsx'
import type { OfferOnWire } from '../rules/sports.routes.ts'
import { Crest } from './crest.tsx'
import type { OfDesk } from './desk.ts'
import { marketsOf, matchName } from './market.ts'
import { MatchTime } from './match-time.tsx'
import { OddsRow } from './odds-button.tsx'
import { SlipBar } from './slip-bar.tsx'

/** A match with all of its markets, until it leaves the book. */
export function MatchSheet({ desk, opened, close }: OfDesk & { opened: OfferOnWire; close(): void }) {
  const { t, book, language } = desk
  const offer = book.value.fixtures.find(({ id }) => id === opened.id)
  return (
    <Sheet title={matchName(opened, language)} onClose={close}>
      {offer ? <Markets desk={desk} offer={offer} /> : <p class="nothing">{t('gone')}</p>}
      <SlipBar desk={desk} />
    </Sheet>
  )
}

/** Who plays, and how it stands, on the ground that the sport is played on. */
const Board = ({ desk, offer }: OfDesk & { offer: OfferOnWire }) => (
  <div class="board" data-sport={offer.sport}>
    <span class="league">{offer.league[desk.language]}</span>
    <Side desk={desk} offer={offer} side="home" />
    <span class="stand">
      <strong class="amount">{offer.score ? `${offer.score.home} – ${offer.score.away}` : '–'}</strong>
      <MatchTime desk={desk} match={offer} />
    </span>
    <Side desk={desk} offer={offer} side="away" />
  </div>
)

const Side = ({ desk, offer, side }: OfDesk & { offer: OfferOnWire; side: 'home' | 'away' }) => (
  <span class="side">
    <Crest name={offer[side].en} />
    <span>{offer[side][desk.language]}</span>
  </span>
)

const Markets = ({ desk, offer }: OfDesk & { offer: OfferOnWire }) => (
  <>
    <Board desk={desk} offer={offer} />
    {marketsOf(offer.sport).map((market) => (
      <section key={market.name}>
        <h3>{desk.t(market.name)}</h3>
        <OddsRow desk={desk} offer={offer} market={market} isNamed />
      </section>
    ))}
  </>
)
