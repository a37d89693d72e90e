/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { paletteAt } from '../../../src/art/palettes.ts'
import type { GameStore, StoreProps } from './game-store.ts'
import { Dice } from './dice.tsx'
import { Guests } from './guests.tsx'
import { HANDS, Hands } from './hands.tsx'
import { dealerPicture, lookOf } from './pictures.ts'
import { isGain, type Outcome } from './displayed-state.ts'
import { stakesOf } from './slip.ts'
import { resultText } from './announcements.ts'
import { Wheel } from './wheel.tsx'

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
