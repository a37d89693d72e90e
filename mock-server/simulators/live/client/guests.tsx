/** @jsxImportSource preact */
import { randomOf } from '#mock/kernel/world/random.ts'
import type { GameStore, StoreProps } from './game-store.ts'

export const GUESTS = [
  { vi: 'Máy Sen', en: 'Bot Lotus' },
  { vi: 'Máy Tùng', en: 'Bot Pine' },
  { vi: 'Máy Mai', en: 'Bot Plum' },
] as const

/** A chip of a simulated player: `units` lowest stakes on `pick`, placed `at` ms after the start of the round. */
type GuestChip = { guest: number; pick: string; units: number; at: number }

const FIRST = 1200
const SPREAD = 15_000
const UNITS = [1, 1, 2, 5, 10]

/** Returns the chips of the simulated players. They depend only on the round, and are no money. */
export function crowdOf(key: string, picks: string[]): GuestChip[] {
  const random = randomOf(0, 'crowd', key)
  return GUESTS.flatMap((_, guest) =>
    Array.from({ length: random.int(3) }, () => ({
      guest,
      pick: random.pick(picks),
      units: random.pick(UNITS),
      at: FIRST + random.int(SPREAD),
    })),
  )
}

export const guestChips = ({ state, table, second }: GameStore): GuestChip[] =>
  crowdOf(
    state.value.round.key,
    table.choices.map(({ pick }) => pick),
  ).filter(({ at }) => at < second.value * 1000)

export function Guests({ store }: StoreProps) {
  const { t, money, table, frame } = store
  const chips = guestChips(store)
  return (
    <ul class="guests" aria-label={t('guests')}>
      {GUESTS.map((names, guest) => {
        const units = chips.filter((chip) => chip.guest === guest).reduce((sum, chip) => sum + chip.units, 0)
        const amount = money.short(units * table.minStake)
        const values = { name: names[frame.language], amount }
        return (
          <li key={guest}>
            <i class="dot" data-guest={guest} aria-hidden="true" />
            <span class="visually-hidden">{t(units > 0 ? 'guest' : 'guestIdle', values)}</span>
            <span aria-hidden="true">{values.name}</span>
            <b class="amount" aria-hidden="true">
              {units > 0 ? amount : '–'}
            </b>
          </li>
        )
      })}
    </ul>
  )
}
