import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import { toMinor } from '#lib/money.ts'
import { formatPercent } from '#lib/typed-money.ts'
import forms from '#shared/forms/form.module.css'
import { AmountField } from '#ui/amount-field.tsx'
import { DecimalField } from '#ui/decimal-field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField, type TextFieldProps } from '#ui/text-field.tsx'
import { type Giving, stepField } from './offer-rules.ts'

type FieldOf = (name: string) => Pick<TextFieldProps, 'name' | 'error' | 'valid' | 'defaultValue'>
type StepFieldsProps = {
  id: number
  /** From 1, as it is told. */
  number: number
  giving: Giving
  asksLoss: boolean
  field: FieldOf
  /** Takes the step out; the only one stays. */
  onRemove?: (() => void) | undefined
}

/** One step of a contract: what must be reached, and what it gives then. */
export function StepFields({ id, number, giving, asksLoss, field, onRemove }: StepFieldsProps) {
  const { t } = useTranslation('agent')
  return (
    <div role="group" aria-label={t('step', { number })} className={forms.form}>
      <div className={forms.row}>
        <h2 className={forms.group}>{t('step', { number })}</h2>
        {onRemove && <IconButton label={t('removeStep', { number })} icon={<Trash2 />} onClick={onRemove} />}
      </div>
      <AmountField {...field(stepField('stake', id))} label={t('stepStake')} />
      <TextField {...field(stepField('members', id))} label={t('stepMembers')} kind="number" maxLength={6} />
      {asksLoss && <AmountField {...field(stepField('loss', id))} label={t('stepLoss')} />}
      <RateField {...field(stepField('rate', id))} giving={giving} />
    </div>
  )
}

function RateField({ giving: { rateType, most }, ...field }: ReturnType<FieldOf> & { giving: Giving }) {
  const { t } = useTranslation('agent')
  const language = useLanguage()
  if (rateType === 'F') return <AmountField {...field} label={t('stepAmount')} min={1} max={toMinor(most)} />
  return <DecimalField {...field} label={t('stepRate')} hint={t('atMost', { rate: formatPercent(most, language) })} />
}
