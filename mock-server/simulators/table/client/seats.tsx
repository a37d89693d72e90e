/** @jsxImportSource preact */
import { Fragment } from 'preact'
import type { SeatName } from '../rules/card-game.ts'
import { backOf, type Card as CardName, cardOf, faceOf, nameOf } from './cards.ts'
import type { GameProps } from './game.ts'
import { hostess } from '#mock/art/hostess.ts'
import { paletteAt } from '#mock/art/palettes.ts'
import { chip } from '#mock/art/shapes/chips.ts'
import { place } from '#mock/art/svg.ts'

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

const SHOWN = 8

/** The middle of the table: the deck, the latest results, and the stake in chips. */
function Centre({ game, look, back }: GameProps & { look: number; back: string }) {
  const { context, stake, view } = game
  const hand = view.hand.value
  return (
    <div class="centre">
      <span class="deck" aria-hidden="true">
        <img src={back} alt="" draggable={false} />
        <img src={back} alt="" draggable={false} />
        <img src={back} alt="" draggable={false} />
      </span>
      <Recent game={game} />
      <span class="stake-pile" aria-hidden="true">
        <img src={chipPicture(look)} alt="" draggable={false} />
        <b class="amount">{context.money.short(hand?.stake ?? stake.value)}</b>
      </span>
    </div>
  )
}

function Recent({ game: { t, recent } }: GameProps) {
  const results = recent.value.slice(0, SHOWN)
  const names = results.map(({ outcome, dealerPoints }) => t(`recent_${outcome}`, { points: dealerPoints }))
  return (
    <div class="recent">
      <span class="name">{t('recent')}</span>
      <span class="visually-hidden">{names.join(', ')}</span>
      <span class="results" aria-hidden="true">
        {results.map(({ outcome, dealerPoints }, index) => (
          <i key={index} class="amount" data-outcome={outcome}>
            {dealerPoints}
          </i>
        ))}
      </span>
    </div>
  )
}

type Box = { width: number; height: number }

const addressOf = (content: string, { width, height }: Box) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width / 2} ${-height / 2} ${width} ${height}">${content}</svg>`)}`

const dealerPicture = (look: number) =>
  addressOf(place(hostess(paletteAt(look)), { y: -10 }), { width: 96, height: 110 })
const chipPicture = (look: number) => addressOf(chip(paletteAt(look), 22), { width: 50, height: 50 })
