/** @jsxImportSource preact */
import { Balance } from '../../shared/balance.tsx'
import { StakeChips } from '../../shared/stake-chips.tsx'
import type { GameStore, OfDesk } from './desk.ts'

/** Chips on offer, in lowest stakes. */
const STEPS = [1, 2, 5, 10, 50, 100, 500]

/** The stake, the balance, and the button that bets. */
export function BetBar({ desk, place }: OfDesk & { place(): void }) {
  const { t, arena, stake, state, money } = desk
  const limits = { min: money.plain(arena.minStake), max: money.plain(arena.maxStake) }
  return (
    <footer class="bar">
      <StakeChips
        label={t('stake')}
        stakes={STEPS.map((step) => step * arena.minStake)}
        stake={stake.value}
        usual={arena.minStake}
        onStake={desk.setStake}
      />
      <p class="meta" data-wrong={!isFine(desk) || undefined}>
        {t('limits', limits)}
      </p>
      <div class="actions">
        <Balance amount={state.value.balance} />
        <BetButton desk={desk} place={place} />
      </div>
    </footer>
  )
}

/** @note While a bet is under way it is not disabled, or the keyboard would lose it; `placeBet` does one thing at a time. */
function BetButton({ desk, place }: OfDesk & { place(): void }) {
  const { placing, side } = desk
  const isReady = placing.isUnknown || (side.value !== undefined && desk.isOpen() && isFine(desk))
  return (
    <button class="primary go bet" aria-disabled={placing.isUnderWay} disabled={!isReady} onClick={place}>
      {labelOf(desk)}
    </button>
  )
}

function labelOf({ t, placing, side, stake, money, nameOf, isOpen }: GameStore) {
  if (placing.isUnknown) return t('askAgain')
  if (!isOpen()) return t('closed')
  if (side.value === undefined) return t('pickFirst')
  return t('place', { name: nameOf(side.value), stake: money.plain(stake.value) })
}

const isFine = ({ arena: { minStake, maxStake }, stake: { value } }: GameStore) => value >= minStake && value <= maxStake
