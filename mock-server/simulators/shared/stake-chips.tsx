/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { Choices } from './choices.tsx'
import { useKit } from './kit.ts'
import { amountTyped } from './money.ts'

type Props = {
  label: string
  stakes: readonly number[]
  stake: number
  /** What a field that was emptied stands for. */
  usual: number
  onStake(stake: number): void
}

/** A rail of stakes to choose from, and a field for any other. */
export function StakeChips({ label, stakes, stake, usual, onStake }: Props) {
  const { t, money } = useKit()
  const [typed, setTyped] = useState('')
  const choose = (amount: number) => {
    setTyped('')
    onStake(amount)
  }
  const type = (text: string) => {
    setTyped(text)
    onStake(amountTyped(text) ?? usual)
  }
  return (
    <Choices class="rail" label={label} values={stakes} chosen={stake} write={money.short} choose={choose}>
      <input
        class="amount"
        inputMode="numeric"
        placeholder={t('otherStake')}
        aria-label={`${label}: ${t('otherStake')}`}
        data-chosen={!stakes.includes(stake) || undefined}
        value={typed}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
    </Choices>
  )
}
