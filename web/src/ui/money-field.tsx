import type { FocusEvent } from 'react'
import { useLanguage } from '#i18n/use-language.ts'
import { formatAmount, parseMoney } from '#lib/money.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** An amount of money: typed as one likes, grouped in the language on screen once the field is left; its form reads a number. */
export function MoneyField({ onBlur, ...field }: TextFieldProps) {
  const language = useLanguage()
  const group = (event: FocusEvent<HTMLInputElement>) => {
    const amount = parseMoney(event.currentTarget.value, language)
    if (amount !== undefined) event.currentTarget.value = formatAmount(amount, language)
    onBlur?.(event)
  }
  return <TextField {...field} inputMode="decimal" autoComplete="off" data-money={language} onBlur={group} />
}
