/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { Choices } from './choices.tsx'
import { useClientContext } from '../client-context.ts'
import { parseAmount } from '../money.ts'

type Props = {
  label: string
  stakes: readonly number[]
  stake: number
  /** The stake of an emptied field. */
  defaultStake: number
  onStake(stake: number): void
}

export function StakeChips({ label, stakes, stake, defaultStake, onStake }: Props) {
  const { t, money } = useClientContext()
  const [typed, setTyped] = useState('')
  const choose = (amount: number) => {
    setTyped('')
    onStake(amount)
  }
  const type = (text: string) => {
    setTyped(text)
    onStake(parseAmount(text) ?? defaultStake)
  }
  return (
    <Choices class="rail" label={label} values={stakes} selected={stake} format={money.short} onChoose={choose}>
      <input
        class="amount"
        inputMode="numeric"
        placeholder={t('otherStake')}
        aria-label={`${label}: ${t('otherStake')}`}
        data-selected={!stakes.includes(stake) || undefined}
        value={typed}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
    </Choices>
  )
}
