/** @jsxImportSource preact */
import type { SeatName } from '../rules/three-cards.ts'
import { backOf, faceOf, nameOf } from './cards.ts'
import type { OfGame } from './game.ts'

const SEATS = ['guest1', 'dealer', 'guest2', 'member'] as const
const CARDS = [0, 1, 2] as const

/** The table with everybody at it. */
export function Seats({ game, look }: OfGame & { look: number }) {
  const back = backOf(look)
  return (
    <section class="felt">
      {SEATS.map((seat, turn) => (
        <Seat key={seat} game={game} seat={seat} back={back} turn={turn} />
      ))}
    </section>
  )
}

type OfSeat = OfGame & { seat: SeatName; back: string; turn: number }

/** Somebody's name, three cards, and what they are worth once they may be read. */
function Seat({ game, seat, back, turn }: OfSeat) {
  const { felt, t } = game
  const hand = felt.hand.value
  const isRead = seat === 'member' ? felt.isRead.value : felt.isTold.value
  const points = isRead ? hand?.points[seat] : undefined
  return (
    <div class="seat" data-seat={seat} data-gain={(seat === 'member' && felt.said.value.isGain) || undefined}>
      <p class="name">{t(seat)}</p>
      <div class="hand" role="img" aria-label={cardsText({ game, seat })}>
        {CARDS.map((at) => (
          <Card
            key={`${hand?.orderNo} ${at}`}
            {...(hand && { back })}
            card={hand?.cards[seat]?.[at]}
            order={[turn, at]}
          />
        ))}
      </div>
      <p class="points amount" data-shown={points !== undefined || undefined}>
        {points === undefined ? '' : felt.pointsText(points)}
      </p>
    </div>
  )
}

type CardProps = { back?: string; card: number | undefined; order: [turn: number, at: number] }

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

function cardsText({ game: { felt, t, kit }, seat }: Pick<OfSeat, 'game' | 'seat'>) {
  const hand = felt.hand.value
  if (!hand) return t('noCards')
  const names = hand.cards[seat]?.map((card) => nameOf(card, t, kit.frame.language))
  return names?.join(', ') ?? t('faceDown')
}
