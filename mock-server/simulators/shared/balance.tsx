/** @jsxImportSource preact */
import { useKit } from './kit.ts'

/** What the player has, always with two decimals. */
export function Balance({ amount }: { amount: number }) {
  const { t, money } = useKit()
  return (
    <p class="balance">
      <span>{t('balance')}</span> <strong class="amount">{money.format(amount)}</strong>
    </p>
  )
}
