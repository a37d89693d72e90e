import { type FocusEvent, useEffect, useRef } from 'react'
import { useLanguage } from '#i18n/use-language.ts'
import { toDecimal } from '#lib/money/money.ts'
import { formatAmount, parseMoney, normalizePasted } from '#lib/money/typed-money.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A number with at most two decimals, such as a percentage. It is grouped in the current language on blur; the form reads a number. */
export function DecimalField({ onBlur, ...field }: TextFieldProps) {
  const language = useLanguage()
  const ref = useRef<HTMLInputElement>(null)
  // The text may be in the other language, in which the same digits mean another number.
  useEffect(() => {
    if (ref.current) ref.current.value = normalizePasted(ref.current.value, language) ?? ref.current.value
  }, [language])
  const group = (event: FocusEvent<HTMLInputElement>) => {
    const minor = parseMoney(event.currentTarget.value, language)
    // An amount too large for a safe integer stays as typed and fails validation.
    if (minor !== undefined && minor < Number.MAX_SAFE_INTEGER)
      event.currentTarget.value = formatAmount(toDecimal(minor), language)
    onBlur?.(event)
  }
  return (
    <TextField {...field} ref={ref} inputMode="decimal" autoComplete="off" data-decimal={language} onBlur={group} />
  )
}
