/** @jsxImportSource preact */
import { Icon } from '../../shared/icon.tsx'
import { StakeChips } from '../../shared/bets/stake-chips.tsx'
import { canChangeChips, repeatBets, removeChips } from './commands.ts'
import type { GameStore, StoreProps } from './game-store.ts'
import { icons } from './icons.ts'
import { totalOf } from './slip.ts'

type Props = StoreProps & { place(): void }

export function BetBar({ store, place }: Props) {
  const { t, chips, chip, message, setChip } = store
  return (
    <footer class="bar">
      <p class="sum" role="status">
        {message.value}
      </p>
      <StakeChips label={t('chip')} stakes={chips} stake={chip.value} defaultStake={chips[0]!} onStake={setChip} />
      <Actions store={store} place={place} />
    </footer>
  )
}

function Actions({ store, place }: Props) {
  const { slip, previousStakes, phase } = store
  const isEmpty = slip.total.value === 0
  // Reading the phase re-renders this component when bets close.
  const isFixed = phase.value === 'locked' || !canChangeChips(store)
  const hasBefore = totalOf(previousStakes.value) > 0
  return (
    <div class="actions">
      <ActionButton
        label={store.t('undo')}
        d={icons.undo}
        isDisabled={isEmpty || isFixed}
        run={() => removeChips(store, 'last')}
      />
      <ActionButton
        label={store.t('clear')}
        d={icons.bin}
        isDisabled={isEmpty || isFixed}
        run={() => removeChips(store, 'all')}
      />
      <ActionButton
        label={store.t('repeat')}
        d={icons.repeat}
        isDisabled={!hasBefore || isFixed}
        run={() => repeatBets(store)}
      />
      <button class="primary" disabled={isEmpty || isFixed} onClick={place}>
        {placeText(store)}
      </button>
    </div>
  )
}

function placeText({ t, slip, placing, money }: GameStore) {
  if (placing.isPending) return t('sending')
  const total = slip.total.value
  return total > 0 ? t('confirm', { amount: money.plain(total) }) : t('confirmNone')
}

type ActionButtonProps = { label: string; d: string; isDisabled: boolean; run(): void }

const ActionButton = ({ label, d, isDisabled, run }: ActionButtonProps) => (
  <button class="act" disabled={isDisabled} onClick={run}>
    <Icon d={d} />
    <span>{label}</span>
  </button>
)
