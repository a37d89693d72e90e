/** @jsxImportSource preact */
import { useClientContext } from '../client-context.ts'

export function Balance({ amount }: { amount: number }) {
  const { t, money } = useClientContext()
  return (
    <p class="balance">
      <span>{t('balance')}</span>{' '}
      <span>
        <strong class="amount">{money.format(amount)}</strong>&nbsp;{money.currency}
      </span>
    </p>
  )
}
