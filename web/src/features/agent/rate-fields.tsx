import type { AgentRebate, RebateRange } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { formatAmount, formatPercent } from '#lib/money/typed-money.ts'
import { useProductName } from '#shared/product-name.ts'
import records from '#shared/records/records.module.css'
import { DecimalField } from '#ui/form/amount-field.tsx'
import type { TextFieldProps } from '#ui/form/text-field.tsx'

export type Ranges = readonly RebateRange[]
type FieldOf = (name: string) => Pick<TextFieldProps, 'name' | 'error' | 'valid'>

/** Converts typed percentages to the fractions of the gateway, in steps of 0.01 %. */
export const ratesOf = (ranges: Ranges, percents: Record<string, number>): AgentRebate[] =>
  ranges.map(({ productType }) => ({
    productType,
    rebateRate: Math.round((percents[productType] ?? 0) * 100) / 10_000,
  }))

/** Maps the gateway's field names to those of the form. The gateway counts rebates in the order of the request. */
export const rateFieldNames = (ranges: Ranges) =>
  Object.fromEntries(ranges.map(({ productType }, index) => [`rebates.${index}.rebateRate`, productType]))

type RateFieldsProps = {
  ranges: Ranges
  rebates?: readonly AgentRebate[]
  field: FieldOf
  typed?: (product: string) => string | undefined
}

export function RateFields({ ranges, rebates = [], field, typed }: RateFieldsProps) {
  const { t } = useTranslation('agent')
  const language = useLanguage()
  const productName = useProductName()
  const currentRate = (product: string) => rebates.find(({ productType }) => productType === product)?.rebateRate ?? 0
  return (
    <div className={records.dates}>
      {ranges.map(({ productType, maxRebate }) => (
        <DecimalField
          key={productType}
          {...field(productType)}
          label={`${productName(productType)} (%)`}
          hint={t('maxRate', { rate: formatPercent(maxRebate, language) })}
          defaultValue={typed?.(productType) ?? formatAmount(currentRate(productType) * 100, language)}
        />
      ))}
    </div>
  )
}
