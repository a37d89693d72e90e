/** @jsxImportSource preact */
import { crowdOf, type GuestChip, GUESTS } from './crowd.ts'
import type { GameStore, StoreProps } from './game-store.ts'

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
