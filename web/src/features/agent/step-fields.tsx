import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import { toMinor } from '#lib/money/money.ts'
import { formatPercent } from '#lib/money/typed-money.ts'
import forms from '#shared/forms/form.module.css'
import { AmountField } from '#ui/form/amount-field.tsx'
import { DecimalField } from '#ui/form/decimal-field.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx'
import { type RateLimit, stepField } from './offer-rules.ts'

type FieldOf = (name: string) => Pick<TextFieldProps, 'name' | 'error' | 'valid' | 'defaultValue'>
type StepFieldsProps = {
  id: number
  /** Displayed number, from 1. */
  number: number
  rateLimit: RateLimit
  hasLoss: boolean
  field: FieldOf
  /** Removes the step; undefined for the only one. */
  onRemove?: (() => void) | undefined
}

export function StepFields({ id, number, rateLimit, hasLoss, field, onRemove }: StepFieldsProps) {
  const { t } = useTranslation('agent')
  return (
    <div role="group" aria-label={t('step', { number })} className={forms.form}>
      <div className={forms.row}>
        <h2 className={forms.group}>{t('step', { number })}</h2>
        {onRemove && <IconButton label={t('removeStep', { number })} icon={<Trash2 />} onClick={onRemove} />}
      </div>
      <AmountField {...field(stepField('stake', id))} label={t('stepStake')} />
      <TextField {...field(stepField('members', id))} label={t('stepMembers')} kind="number" maxLength={6} />
      {hasLoss && <AmountField {...field(stepField('loss', id))} label={t('stepLoss')} />}
      <RateField {...field(stepField('rate', id))} rateLimit={rateLimit} />
    </div>
  )
}

function RateField({ rateLimit: { rateType, max }, ...field }: ReturnType<FieldOf> & { rateLimit: RateLimit }) {
  const { t } = useTranslation('agent')
  const language = useLanguage()
  if (rateType === 'F') return <AmountField {...field} label={t('stepAmount')} min={1} max={toMinor(max)} />
  return <DecimalField {...field} label={t('stepRate')} hint={t('maxRate', { rate: formatPercent(max, language) })} />
}
