/** @jsxImportSource preact */
import { Icon } from '../../shared/icon.tsx'
import { StakeChips } from '../../shared/stake-chips.tsx'
import { isFree, layBefore, takeBack } from './commands.ts'
import type { GameStore, OfDesk } from './desk.ts'
import { icons } from './icons.ts'
import { totalOf } from './slip.ts'

type Props = OfDesk & { place(): void }

/** The chip that is laid down, and what may be done with those that lie. */
export function BetBar({ desk, place }: Props) {
  const { t, chips, chip, said, take } = desk
  return (
    <footer class="bar">
      <p class="sum" role="status">
        {said.value}
      </p>
      <StakeChips label={t('chip')} stakes={chips} stake={chip.value} usual={chips[0]!} onStake={take} />
      <Actions desk={desk} place={place} />
    </footer>
  )
}

function Actions({ desk, place }: Props) {
  const { slip, before, phase } = desk
  const isEmpty = slip.total.value === 0
  // The phase is what makes this look again when bets close.
  const isFixed = phase.value === 'locked' || !isFree(desk)
  const hasBefore = totalOf(before.value) > 0
  return (
    <div class="actions">
      <Act label={desk.t('undo')} d={icons.undo} isOff={isEmpty || isFixed} run={() => takeBack(desk, 'last')} />
      <Act label={desk.t('clear')} d={icons.bin} isOff={isEmpty || isFixed} run={() => takeBack(desk, 'all')} />
      <Act label={desk.t('repeat')} d={icons.repeat} isOff={!hasBefore || isFixed} run={() => layBefore(desk)} />
      <button class="primary" disabled={isEmpty || isFixed} onClick={place}>
        {placeText(desk)}
      </button>
    </div>
  )
}

function placeText({ t, slip, placing, money }: GameStore) {
  if (placing.isUnderWay) return t('sending')
  const total = slip.total.value
  return total > 0 ? t('confirm', { amount: money.plain(total) }) : t('confirmNone')
}

type Action = { label: string; d: string; isOff: boolean; run(): void }

const Act = ({ label, d, isOff, run }: Action) => (
  <button class="act" disabled={isOff} onClick={run}>
    <Icon d={d} />
    <span>{label}</span>
  </button>
)
