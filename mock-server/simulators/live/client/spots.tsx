/** @jsxImportSource preact */
import { addChip } from './commands.ts'
import { type GameStore, type StoreProps, ownStakes } from './game-store.ts'
import { guestChips } from './guests.tsx'
import type { Kind } from './announcements.ts'

const LAYOUTS: Record<Kind, Record<string, string>> = {
  baccarat: { player: 'blue', tie: 'green', banker: 'red' },
  dragonTiger: { dragon: 'red', tie: 'green', tiger: 'blue' },
  sicBo: { small: 'blue', big: 'red', odd: '', even: '', triple: 'green' },
  roulette: { red: 'red', even: '', low: '', black: 'black', odd: '', high: '' },
}

export function Spots({ store }: StoreProps) {
  const { t, kind, table } = store
  const layout = LAYOUTS[kind]
  const numbers = table.choices.filter(({ pick }) => /^\d/.test(pick))
  return (
    <section class="spots" data-kind={kind}>
      <div class="spread" role="group" aria-label={t('spots')}>
        {Object.entries(layout).map(([pick, tone]) => (
          <Spot key={pick} store={store} pick={pick} tone={tone} />
        ))}
      </div>
      {numbers.length > 0 && (
        <div class="numbers" role="group" aria-label={t('numbers')}>
          {numbers.map(({ pick }) => (
            <Spot key={pick} store={store} pick={pick} tone={toneOf(pick)} />
          ))}
        </div>
      )}
    </section>
  )
}

const RED = new Set('1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' '))
const toneOf = (number: string) => (number === '0' ? 'green' : RED.has(number) ? 'red' : 'black')

function amountsOn(store: GameStore, pick: string) {
  const { slip, state } = store
  const confirmed = ownStakes(store)[pick] ?? 0
  return { confirmed, unconfirmed: slip.stakes.value[pick] ?? 0, others: (state.value.pots[pick] ?? 0) - confirmed }
}

type Props = StoreProps & { pick: string; tone: string }

/** A choice to bet on. While betting is closed it keeps the focus. */
function Spot({ store, pick, tone }: Props) {
  const { phase, displayed, nameOf, money } = store
  const { confirmed, unconfirmed } = amountsOn(store, pick)
  const hasWon = !displayed.isDealing.value && displayed.dealt.value?.winners.includes(pick)
  const acceptsChips = phase.value === 'open' || phase.value === 'closing'
  return (
    <button
      class="spot"
      data-tone={tone}
      data-won={hasWon || undefined}
      aria-disabled={!acceptsChips}
      onClick={() => addChip(store, pick)}
    >
      <span class="name">{nameOf(pick)}</span>{' '}
      <span class={/^\d/.test(pick) ? 'visually-hidden' : 'odds'}>{oddsOf(store, pick)}</span>
      <span class="visually-hidden">{amountsText(store, pick, hasWon)}</span>
      {confirmed + unconfirmed > 0 && (
        <span class="stack amount" data-open={unconfirmed > 0 || undefined} aria-hidden="true">
          {money.short(confirmed + unconfirmed)}
        </span>
      )}
      <span class="dots" aria-hidden="true">
        {guestChips(store)
          .filter((chip) => chip.pick === pick)
          .map(({ guest }, index) => (
            <i key={index} class="dot" data-guest={guest} />
          ))}
      </span>
    </button>
  )
}

export function oddsOf({ table, money }: Pick<GameStore, 'table' | 'money'>, pick: string) {
  const { pays } = table.choices.find((choice) => choice.pick === pick)!
  return `${money.number(pays - 1)}:1`
}

function amountsText(store: GameStore, pick: string, hasWon: boolean | undefined) {
  const { t, money } = store
  const { confirmed, unconfirmed, others } = amountsOn(store, pick)
  const parts = [
    confirmed > 0 && t('spotSure', { amount: money.plain(confirmed) }),
    unconfirmed > 0 && t('spotOpen', { amount: money.plain(unconfirmed) }),
    others > 0 && t('spotOthers', { amount: money.plain(others) }),
    hasWon && t('spotWon'),
  ]
  return parts.map((one) => one && `, ${one}`)
}
