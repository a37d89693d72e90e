/** @jsxImportSource preact */
import { Icon } from '../../shared/icon.tsx'
import { StakeChips } from '../../shared/bets/stake-chips.tsx'
import { canChangeChips, repeatBets, removeChips } from './commands.ts'
import type { GameStore, StoreProps } from './game-store.ts'
import { totalOf } from './slip.ts'
import { Balance } from '../../shared/bets/balance.tsx'
import type { ClientContext } from '../../shared/client-context.ts'
import { SessionLine } from '../../shared/bets/session-line.tsx'

type WalletProps = { context: Pick<ClientContext, 'session' | 'money' | 't'>; balance: number }

export const Wallet = ({ context, balance }: WalletProps) => (
  <div class="wallet">
    <Balance amount={balance} />
    <SessionLine context={context} />
  </div>
)

export const icons = {
  tables: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  bets: 'M7 3h10a1 1 0 0 1 1 1v17l-3-2-3 2-3-2-3 2V4a1 1 0 0 1 1-1zM9 8h6M9 12h6',
  rules: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 7.5v.5',
  cross: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  repeat: 'M17 3l4 4-4 4M3 12V9a2 2 0 0 1 2-2h16M7 21l-4-4 4-4M21 12v3a2 2 0 0 1-2 2H3',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
}

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
