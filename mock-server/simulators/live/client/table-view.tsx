/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { paletteAt } from '#mock/art/palettes.ts'
import type { GameStore, StoreProps } from './game-store.ts'
import { Guests } from './guests.tsx'
import { dealerPicture, lookOf, diePicture, backPicture, cardPicture, POCKETS, wheelPicture } from './pictures.ts'
import { isGain, type Outcome } from './displayed-state.ts'
import { stakesOf } from './slip.ts'
import { resultText, sumOf, CARD_INTERVAL, handLabel, handsOf, pointsOf } from './announcements.ts'
import { prefersReducedMotion } from '../../shared/browser.ts'
import type { DealtResponse } from '../rules/live.simulator.ts'
import { beadOf } from './boards/road.ts'

export function TableView({ store }: StoreProps) {
  const { t, kind, table } = store
  const look = lookOf(table.game)
  const tableView = useRef<HTMLElement>(null)
  const isLocked = store.phase.value === 'locked'
  // Scrolls back to the wheel, in case the bets have led far down the page.
  useLayoutEffect(() => void (isLocked && tableView.current!.scrollIntoView({ block: 'nearest' })), [isLocked])
  const { ground, deep, main, light } = paletteAt(look)
  const colours = { '--table': ground, '--table-deep': deep, '--table-line': main, '--table-ink': light }
  return (
    <section ref={tableView} class="table-view" data-kind={kind in HANDS ? 'cards' : kind} style={colours}>
      <div class="stage">
        <img class="dealer" src={dealerPicture(look)} alt={t('dealer')} />
        {kind === 'roulette' ? (
          <Wheel store={store} />
        ) : kind === 'sicBo' ? (
          <Dice store={store} />
        ) : (
          <Hands store={store} />
        )}
      </div>
      <Guests store={store} />
      <ResultText store={store} />
    </section>
  )
}

function ResultText({ store }: StoreProps) {
  const { displayed, results } = store
  const outcome = displayed.outcome.value
  const last = outcome ?? results.value[0]
  // A small phone shows two lines: a win or loss comes first, the lack of bets last.
  const hasOwnBets = outcome !== undefined && outcome.bets.length > 0
  return (
    <div class="result-text" role="status" tabIndex={0} data-gain={(outcome && isGain(outcome)) || undefined}>
      {hasOwnBets && <p class="mine">{ownBetsText(store, outcome)}</p>}
      {hasOwnBets && <p>{betsText(store, outcome)}</p>}
      {last && (
        <p>
          {store.t('roundOf', { index: last.round.index })}: {resultText(store, last)}
        </p>
      )}
      {outcome && !hasOwnBets && <p class="mine">{store.t('noBets')}</p>}
    </div>
  )
}

function ownBetsText({ t, money }: GameStore, { stake, won }: Outcome): string {
  const values = { amount: money.plain(won), stake: money.plain(stake) }
  return won === 0 ? t('lost', values) : t(isGain({ won, stake }) ? 'won' : 'returned', values)
}

function betsText({ t, money, nameOf }: GameStore, { bets }: Outcome): string {
  const names = Object.keys(stakesOf(bets))
  const each = names.map((pick) => {
    const won = bets.filter((bet) => bet.pick === pick).reduce((sum, bet) => sum + bet.won, 0)
    return `${nameOf(pick)} ${won > 0 ? `+${money.plain(won)}` : t('miss')}`
  })
  return each.join(', ')
}

function Dice({ store }: StoreProps) {
  const { displayed, phase } = store
  const dealt = displayed.dealt.value
  const dice = dealt && 'dice' in dealt.result ? dealt.result.dice : [6, 6, 6]
  const isShown = dealt && !displayed.isDealing.value
  return (
    <div class="dice" key={dealt?.round.index}>
      <div data-state={dealt ? 'thrown' : phase.value === 'locked' ? 'shaken' : 'still'}>
        {dice.map((pips, index) => (
          <img key={index} src={diePicture(pips)} alt="" style={{ animationDelay: `${index * 300}ms` }} />
        ))}
      </div>
      <b class="amount">{isShown ? sumOf(dice) : ''}</b>
    </div>
  )
}

const HANDS: Record<string, string[]> = { baccarat: ['player', 'banker'], dragonTiger: ['dragon', 'tiger'] }

function Hands({ store }: StoreProps) {
  const dealt = store.displayed.dealt.value
  const hands = dealt ? handsOf(dealt.result) : HANDS[store.kind]!.map((pick) => ({ pick, cards: [] }))
  return (
    <div class="hands" key={dealt?.round.index}>
      {hands.map(({ pick, cards }, side) => (
        <Hand key={pick} store={store} pick={pick} cards={cards} side={side} />
      ))}
    </div>
  )
}

type Props = StoreProps & { pick: string; cards: number[]; side: number }

function Hand({ store, pick, cards, side }: Props) {
  const { t, kind, nameOf, displayed, table } = store
  const isShown = cards.length > 0 && !displayed.isDealing.value
  const isWinner = isShown && displayed.dealt.value!.winners.includes(pick)
  return (
    <div class="hand" data-won={isWinner || undefined}>
      <p>
        {nameOf(pick)} {kind === 'baccarat' && <b class="amount">{isShown ? pointsOf(cards) : ''}</b>}
      </p>
      <div role="img" aria-label={isShown ? handLabel(t, nameOf(pick), cards) : nameOf(pick)}>
        {cards.map((card, index) => (
          <img
            key={index}
            class="dealt"
            src={cardPicture(card)}
            alt=""
            style={{ animationDelay: delayOf(side, index) }}
          />
        ))}
        {cards.length === 0 && <img src={backPicture(lookOf(table.game))} alt="" />}
      </div>
    </div>
  )
}

/** Cards leave the shoe for one side and the other in turn. */
const delayOf = (side: number, index: number) => `${(index * 2 + side) * CARD_INTERVAL}ms`

/** Duration until the wheel stops, ms. */
const ROLL = 2600
const TURNS = 3

function Wheel({ store }: StoreProps) {
  const { displayed, phase, table, frame, results } = store
  const dealt = displayed.dealt.value
  const wheel = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => rollTo(wheel.current!, dealt), [dealt])
  // Until the next roll the wheel shows the last number.
  const stoppedAt = dealt ?? results.value[0]
  const bead = dealt && !displayed.isDealing.value ? beadOf(dealt, frame.language) : undefined
  return (
    <div class="wheel">
      <img
        ref={wheel}
        src={wheelPicture(lookOf(table.game))}
        alt=""
        data-turning={(phase.value === 'locked' && !dealt) || undefined}
        style={{ rotate: stoppedAt && `${rotationOf(stoppedAt)}deg` }}
      />
      <i aria-hidden="true" />
      {bead && (
        <b class="amount" data-tone={bead.tone}>
          {bead.mark}
        </b>
      )}
    </div>
  )
}

/** The rotation with the number of a result on top, degrees. */
const rotationOf = ({ result }: DealtResponse) =>
  'number' in result ? (-360 * POCKETS.indexOf(result.number)) / POCKETS.length : 0

function rollTo(wheel: HTMLElement, dealt: DealtResponse | undefined) {
  if (!dealt || prefersReducedMotion()) return undefined
  const rotation = rotationOf(dealt)
  const rolling = wheel.animate([{ rotate: `${rotation - 360 * TURNS}deg` }, { rotate: `${rotation}deg` }], {
    duration: ROLL,
    easing: 'cubic-bezier(.15,.6,.2,1)',
  })
  return () => rolling.cancel()
}
