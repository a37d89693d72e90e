/** @jsxImportSource preact */
import { IconButton } from './icon.tsx'
import { useKit } from './kit.ts'

const MINUS = 'M5 12h14'
const PLUS = 'M12 5v14M5 12h14'

type Props = {
  t(word: 'stake' | 'lessStake' | 'moreStake'): string
  stakes: readonly number[]
  stake: number
  /** What is shown in its place, where something else is at stake now. */
  shown?: number
  isDisabled?: boolean
  choose(stake: number): void
  /** All of them at once. */
  openAll(): void
}

/** The stake between the steps down and up; a tap on it opens all stakes. */
export function StakeStepper({ t, stakes, stake, shown = stake, isDisabled = false, choose, openAll }: Props) {
  const { money, sound } = useKit()
  const at = stakes.indexOf(stake)
  const step = (label: string, d: string, next: number | undefined) => (
    <IconButton
      label={label}
      d={d}
      isDisabled={isDisabled || next === undefined}
      run={() => {
        choose(next!)
        sound.play('tap')
      }}
    />
  )
  return (
    <div class="plate stepper">
      {step(t('lessStake'), MINUS, stakes[at - 1])}
      <button class="stake" disabled={isDisabled} onClick={openAll}>
        <span>{t('stake')}</span>
        <strong class="amount">{money.plain(shown)}</strong>
      </button>
      {step(t('moreStake'), PLUS, stakes[at + 1])}
    </div>
  )
}
