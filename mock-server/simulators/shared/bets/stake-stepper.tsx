/** @jsxImportSource preact */
import { IconButton } from '../icon.tsx'
import { useClientContext } from '../client-context.ts'

const MINUS = 'M5 12h14'
const PLUS = 'M12 5v14M5 12h14'

type Props = {
  t(key: 'stake' | 'lessStake' | 'moreStake'): string
  stakes: readonly number[]
  stake: number
  /** Replaces the displayed stake, while another one applies. */
  displayed?: number
  isDisabled?: boolean
  onChoose(stake: number): void
  onOpenAll(): void
}

export function StakeStepper({ t, stakes, stake, displayed = stake, isDisabled = false, onChoose, onOpenAll }: Props) {
  const { money, sound } = useClientContext()
  const at = stakes.indexOf(stake)
  const step = (label: string, d: string, next: number | undefined) => (
    <IconButton
      label={label}
      d={d}
      isDisabled={isDisabled || next === undefined}
      run={() => {
        onChoose(next!)
        sound.play('tap')
      }}
    />
  )
  return (
    <div class="plate stepper">
      {step(t('lessStake'), MINUS, stakes[at - 1])}
      <button class="stake" disabled={isDisabled} onClick={onOpenAll}>
        <span>{t('stake')}</span>
        <strong class="amount">{money.plain(displayed)}</strong>
      </button>
      {step(t('moreStake'), PLUS, stakes[at + 1])}
    </div>
  )
}
