import type { CSSProperties } from 'react'
import { useLanguage } from '#i18n/i18n.ts'
import { config } from '#lib/site/config.ts'
import { currencySign, maskedMoney, moneyParts } from '#lib/money/money.ts'
import styles from './amount.module.css'

type AmountProps = {
  value: number | undefined
  masked?: boolean
  size?: 'text' | 'amount' | 'hero'
  /** Without the sign of the currency, where many amounts stand close together. */
  bare?: boolean
  /** Two decimals even of a whole amount, as of a balance. */
  exact?: boolean
  signed?: boolean
}

export function Amount({ value, masked, size = 'text', bare = false, exact = false, signed = false }: AmountProps) {
  const language = useLanguage()
  if (masked || value === undefined) {
    return (
      <span className={styles.amount} data-size={size} data-masked>
        {maskedMoney(value, language)}
      </span>
    )
  }
  const { sign, integer, fraction } = moneyParts(value, language, { grouped: config.groupThousands, exact })
  return (
    <span
      className={styles.amount}
      data-size={size}
      data-gain={signed && value > 0 ? true : undefined}
      style={{ '--length': integer.length } as CSSProperties}
    >
      {sign || (signed && value > 0 ? '+' : '')}
      {integer}
      <span className={styles.fraction}>
        {fraction}
        {bare ? '' : currencySign()}
      </span>
    </span>
  )
}
