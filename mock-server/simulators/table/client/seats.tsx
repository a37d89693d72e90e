/** @jsxImportSource preact */
import { Fragment } from 'preact'
import type { SeatName } from '../rules/card-game.ts'
import { backOf, type Card as CardName, cardOf, faceOf, nameOf } from './cards.ts'
import { Centre } from './centre.tsx'
import type { GameProps } from './game.ts'
import { dealerPicture } from './pictures.ts'

const DEALT_CARDS = { threeCards: 3, xiDach: 2 }

export function Seats({ game, look }: GameProps & { look: number }) {
  const back = backOf(look)
  return (
    <section class="table" data-kind={game.rules.kind}>
      {game.rules.seats.map((seat, turn) => (
        <Fragment key={seat}>
          {seat === 'member' && <Centre game={game} look={look} back={back} />}
          <Seat game={game} seat={seat} back={back} turn={turn} look={look} />
        </Fragment>
      ))}
    </section>
  )
}

type SeatProps = GameProps & { seat: SeatName; back: string; turn: number; look: number }

function Seat({ game, seat, back, turn, look }: SeatProps) {
  const { view, t, rules } = game
  const hand = view.hand.value
  const cards = hand?.cards[seat]
  const places = Array.from({ length: cards?.length ?? DEALT_CARDS[rules.kind] }, (_, at) => at)
  const hasVisiblePoints = seat === 'member' ? view.hasVisiblePoints.value : view.isFinished.value
  const points = hasVisiblePoints ? hand?.points[seat] : undefined
  return (
    <div class="seat" data-seat={seat} data-gain={(seat === 'member' && view.message.value.isGain) || undefined}>
      {seat === 'dealer' && <img class="host" src={dealerPicture(look)} alt="" draggable={false} />}
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
        {points === undefined ? '' : view.handText(seat)}
      </p>
    </div>
  )
}

type CardProps = { back?: string; card: CardName | undefined; order: [turn: number, at: number] }

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

function cardsText({ game: { view, t, context, rules }, seat }: Pick<SeatProps, 'game' | 'seat'>) {
  const hand = view.hand.value
  if (!hand) return t('noCards')
  const names = hand.cards[seat]?.map((card) => nameOf(cardOf(card, rules.ranks), t, context.frame.language))
  return names?.join(', ') ?? t('faceDown')
}
