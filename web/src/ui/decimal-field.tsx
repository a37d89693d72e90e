import { type FocusEvent, useEffect, useRef } from 'react'
import { useLanguage } from '#i18n/use-language.ts'
import { toDecimal } from '#lib/money.ts'
import { formatAmount, parseMoney, normalizePasted } from '#lib/typed-money.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A number with two decimals at most, as a percentage: typed as one likes, grouped in the language on screen once the field is left; its form reads a number. */
export function DecimalField({ onBlur, ...field }: TextFieldProps) {
  const language = useLanguage()
  const ref = useRef<HTMLInputElement>(null)
  // What stands there may have been written in the other language: the same digits would mean another number.
  useEffect(() => {
    if (ref.current) ref.current.value = normalizePasted(ref.current.value, language) ?? ref.current.value
  }, [language])
  const group = (event: FocusEvent<HTMLInputElement>) => {
    const minor = parseMoney(event.currentTarget.value, language)
    // What is too much to be counted stays as it was typed, and is refused.
    if (minor !== undefined && minor < Number.MAX_SAFE_INTEGER)
      event.currentTarget.value = formatAmount(toDecimal(minor), language)
    onBlur?.(event)
  }
  return (
    <TextField {...field} ref={ref} inputMode="decimal" autoComplete="off" data-decimal={language} onBlur={group} />
  )
}
