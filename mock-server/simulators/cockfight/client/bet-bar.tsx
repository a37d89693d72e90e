/** @jsxImportSource preact */
import { Balance } from '../../shared/balance.tsx'
import { StakeChips } from '../../shared/stake-chips.tsx'
import type { GameStore, StoreProps } from './game-store.ts'

/** Offered stakes, in lowest stakes. */
const STEPS = [1, 2, 5, 10, 50, 100, 500]

export function BetBar({ store, place }: StoreProps & { place(): void }) {
  const { t, arena, stake, state, money } = store
  const limits = { min: money.plain(arena.minStake), max: money.plain(arena.maxStake) }
  return (
    <footer class="bar">
      <StakeChips
        label={t('stake')}
        stakes={STEPS.map((step) => step * arena.minStake)}
        stake={stake.value}
        defaultStake={arena.minStake}
        onStake={store.setStake}
      />
      <p class="meta" data-wrong={!isStakeAllowed(store) || undefined}>
        {t('limits', limits)}
      </p>
      <div class="actions">
        <Balance amount={state.value.balance} />
        <BetButton store={store} place={place} />
      </div>
    </footer>
  )
}

/** @note Not disabled while a bet is pending, or it would lose the keyboard focus. `placeBet` runs one at a time. */
function BetButton({ store, place }: StoreProps & { place(): void }) {
  const { placing, side } = store
  const isReady = placing.isUnknown || (side.value !== undefined && store.isOpen() && isStakeAllowed(store))
  return (
    <button class="primary go bet" aria-disabled={placing.isPending} disabled={!isReady} onClick={place}>
      {labelOf(store)}
    </button>
  )
}

function labelOf({ t, placing, side, stake, money, nameOf, isOpen }: GameStore) {
  if (placing.isUnknown) return t('askAgain')
  if (!isOpen()) return t('closed')
  if (side.value === undefined) return t('pickFirst')
  return t('place', { name: nameOf(side.value), stake: money.plain(stake.value) })
}

const isStakeAllowed = ({ arena: { minStake, maxStake }, stake: { value } }: GameStore) =>
  value >= minStake && value <= maxStake
