/** @jsxImportSource preact */
import type { SeatName } from '../rules/card-game.ts'
import { backOf, type Card as CardName, cardOf, faceOf, nameOf } from './cards.ts'
import type { OfGame } from './game.ts'

/** So many cards everybody is dealt. */
const DEALT = { threeCards: 3, xiDach: 2 }

/** The table with everybody at it. */
export function Seats({ game, look }: OfGame & { look: number }) {
  const back = backOf(look)
  return (
    <section class="felt" data-kind={game.rules.kind}>
      {game.rules.seats.map((seat, turn) => (
        <Seat key={seat} game={game} seat={seat} back={back} turn={turn} />
      ))}
    </section>
  )
}

type OfSeat = OfGame & { seat: SeatName; back: string; turn: number }

/** Somebody's name, cards, and what they are worth once they may be read. */
function Seat({ game, seat, back, turn }: OfSeat) {
  const { felt, t, rules } = game
  const hand = felt.hand.value
  const cards = hand?.cards[seat]
  const places = Array.from({ length: cards?.length ?? DEALT[rules.kind] }, (_, at) => at)
  const isRead = seat === 'member' ? felt.isRead.value : felt.isTold.value
  const points = isRead ? hand?.points[seat] : undefined
  return (
    <div class="seat" data-seat={seat} data-gain={(seat === 'member' && felt.said.value.isGain) || undefined}>
      <p class="name">{t(seat)}</p>
      <div class="hand" role="img" aria-label={cardsText({ game, seat })}>
        {places.map((at) => (
          <Card
            key={`${hand?.orderNo} ${at}`}
            {...(hand && { back })}
            card={cards && cardOf(cards[at]!, rules.ranks)}
            order={[turn, at]}
          />
        ))}
      </div>
      <p class="points amount" data-shown={points !== undefined || undefined}>
        {points === undefined ? '' : felt.worthText(seat)}
      </p>
    </div>
  )
}

type CardProps = { back?: string; card: CardName | undefined; order: [turn: number, at: number] }

/** A card that lies on its face until it is known; without a back, the place for one. */
function Card({ back, card, order: [turn, at] }: CardProps) {
  return (
    <span class="card" data-up={card !== undefined || undefined} style={{ '--turn': turn, '--at': at }}>
      {back && (
        <span class="turning">
          <img class="back" src={back} alt="" draggable={false} />
          {card !== undefined && <img class="face" src={faceOf(card)} alt="" draggable={false} />}
        </span>
      )}
    </span>
  )
}

function cardsText({ game: { felt, t, kit, rules }, seat }: Pick<OfSeat, 'game' | 'seat'>) {
  const hand = felt.hand.value
  if (!hand) return t('noCards')
  const names = hand.cards[seat]?.map((card) => nameOf(cardOf(card, rules.ranks), t, kit.frame.language))
  return names?.join(', ') ?? t('faceDown')
}
