/** @jsxImportSource preact */
import { layChip } from './commands.ts'
import { type GameStore, type OfDesk, staked } from './desk.ts'
import { guestChips } from './guests.tsx'
import type { Kind } from './announcements.ts'

/** Which choices of a table stand where, and in which colour. */
const LAYOUTS: Record<Kind, Record<string, string>> = {
  baccarat: { player: 'blue', tie: 'green', banker: 'red' },
  dragonTiger: { dragon: 'red', tie: 'green', tiger: 'blue' },
  sicBo: { small: 'blue', big: 'red', odd: '', even: '', triple: 'green' },
  roulette: { red: 'red', even: '', low: '', black: 'black', odd: '', high: '' },
}

/** Where bets are laid down. */
export function Spots({ desk }: OfDesk) {
  const { t, kind, table } = desk
  const layout = LAYOUTS[kind]
  const numbers = table.choices.filter(({ pick }) => /^\d/.test(pick))
  return (
    <section class="spots" data-kind={kind}>
      <div class="spread" role="group" aria-label={t('spots')}>
        {Object.entries(layout).map(([pick, tone]) => (
          <Spot key={pick} desk={desk} pick={pick} tone={tone} />
        ))}
      </div>
      {numbers.length > 0 && (
        <div class="numbers" role="group" aria-label={t('numbers')}>
          {numbers.map(({ pick }) => (
            <Spot key={pick} desk={desk} pick={pick} tone={toneOf(pick)} />
          ))}
        </div>
      )}
    </section>
  )
}

const RED = new Set('1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' '))
const toneOf = (number: string) => (number === '0' ? 'green' : RED.has(number) ? 'red' : 'black')

/** What lies on a choice: the player's chips, staked and not yet staked, and those of others. */
function lyingOn(desk: GameStore, pick: string) {
  const { slip, state } = desk
  const sure = staked(desk)[pick] ?? 0
  return { sure, open: slip.stakes.value[pick] ?? 0, others: (state.value.pots[pick] ?? 0) - sure }
}

type Props = OfDesk & { pick: string; tone: string }

/** A choice that takes chips. While it takes none it stays where the focus can find it. */
function Spot({ desk, pick, tone }: Props) {
  const { phase, show, nameOf, money } = desk
  const { sure, open } = lyingOn(desk, pick)
  const hasWon = !show.isDealing.value && show.dealt.value?.winners.includes(pick)
  const isTaking = phase.value === 'open' || phase.value === 'closing'
  return (
    <button
      class="spot"
      data-tone={tone}
      data-won={hasWon || undefined}
      aria-disabled={!isTaking}
      onClick={() => layChip(desk, pick)}
    >
      <span class="name">{nameOf(pick)}</span>{' '}
      <span class={/^\d/.test(pick) ? 'visually-hidden' : 'odds'}>{oddsOf(desk, pick)}</span>
      <span class="visually-hidden">{lyingText(desk, pick, hasWon)}</span>
      {sure + open > 0 && (
        <span class="stack amount" data-open={open > 0 || undefined} aria-hidden="true">
          {money.short(sure + open)}
        </span>
      )}
      <span class="dots" aria-hidden="true">
        {guestChips(desk)
          .filter((chip) => chip.pick === pick)
          .map(({ guest }, index) => (
            <i key={index} class="dot" data-guest={guest} />
          ))}
      </span>
    </button>
  )
}

/** What a choice wins for each coin staked: `8:1`. */
export function oddsOf({ table, money }: Pick<GameStore, 'table' | 'money'>, pick: string) {
  const { pays } = table.choices.find((choice) => choice.pick === pick)!
  return `${money.plain(pays - 1)}:1`
}

/** What lies on a choice, for those who do not see the chips. */
function lyingText(desk: GameStore, pick: string, hasWon: boolean | undefined) {
  const { t, money } = desk
  const { sure, open, others } = lyingOn(desk, pick)
  const said = [
    sure > 0 && t('spotSure', { amount: money.plain(sure) }),
    open > 0 && t('spotOpen', { amount: money.plain(open) }),
    others > 0 && t('spotOthers', { amount: money.plain(others) }),
    hasWon && t('spotWon'),
  ]
  return said.map((one) => one && `, ${one}`)
}
