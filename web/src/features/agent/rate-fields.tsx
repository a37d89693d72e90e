import type { AgentRebate, RebateRange } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import { formatAmount, formatPercent } from '#lib/typed-money.ts'
import { useProductName } from '#shared/product-name.ts'
import records from '#shared/records/records.module.css'
import { DecimalField } from '#ui/decimal-field.tsx'
import type { TextFieldProps } from '#ui/text-field.tsx'

export type Ranges = readonly RebateRange[]
type FieldOf = (name: string) => Pick<TextFieldProps, 'name' | 'error' | 'valid'>

/** Percent as somebody types it, to the share of a stake that the gateway wants, in its steps of 0.01 %. */
export const ratesOf = (ranges: Ranges, percents: Record<string, number>): AgentRebate[] =>
  ranges.map(({ productType }) => ({
    productType,
    rebateRate: Math.round((percents[productType] ?? 0) * 100) / 10_000,
  }))

/** Which field the gateway means: it counts them in the order in which they are sent. */
export const rateNames = (ranges: Ranges) =>
  Object.fromEntries(ranges.map(({ productType }, index) => [`rebates.${index}.rebateRate`, productType]))

type RateFieldsProps = {
  ranges: Ranges
  rebates?: readonly AgentRebate[]
  field: FieldOf
  /** What was typed before and not sent. */
  typed?: (product: string) => string | undefined
}

/** A field for each category of games, two beside each other where they fit: percent of the stake, up to what the agent has. */
export function RateFields({ ranges, rebates = [], field, typed }: RateFieldsProps) {
  const { t } = useTranslation('agent')
  const language = useLanguage()
  const productName = useProductName()
  const known = (product: string) => rebates.find(({ productType }) => productType === product)?.rebateRate ?? 0
  return (
    <div className={records.dates}>
      {ranges.map(({ productType, maxRebate }) => (
        <DecimalField
          key={productType}
          {...field(productType)}
          label={`${productName(productType)} (%)`}
          hint={t('atMost', { rate: formatPercent(maxRebate, language) })}
          defaultValue={typed?.(productType) ?? formatAmount(known(productType) * 100, language)}
        />
      ))}
    </div>
  )
}
