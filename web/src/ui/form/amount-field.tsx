import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { amountInWords } from '#lib/money/amount-words.ts'
import { formatCompact, type Language, toDecimal } from '#lib/money/money.ts'
import { formatAmount, groupTyped, parseMoney, normalizePasted } from '#lib/money/typed-money.ts'
import { Chips } from '#ui/action/chips.tsx'
import styles from './field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

type AmountFieldProps = Omit<TextFieldProps, 'kind' | 'below' | 'hint' | 'ref' | 'readOnly'> & {
  /** The limits in minor units, shown under the field. */
  min?: number
  max?: number
  /** Amounts to tap, in minor units. */
  quick?: readonly number[]
  isFixed?: boolean
  hint?: string
  /** Called with the new amount in minor units; undefined if the text is not an amount. */
  /** The amount to tap that is everything there is. */
  all?: number
  onAmount?: (minor: number | undefined) => void
}

/**
 * An amount of money: grouped in the current language while it is typed, repeated in words below, with amounts to tap. Its form reads whole minor units. Needs
 * the messages of `forms`.
 */
export function AmountField({ min, max, quick = [], all, isFixed, hint, onAmount, ...field }: AmountFieldProps) {
  const { t } = useTranslation('forms')
  const language = useLanguage()
  const { amount, setText, ...wiring } = useAmount(field, onAmount)
  const format = (minor: number) => formatAmount(toDecimal(minor), language)
  const labelOf = (minor: number) => (minor === all ? t('all') : compactAmount(minor, language))
  const limits = min !== undefined && max !== undefined && { min: format(min), max: format(max) }
  return (
    <div>
      <TextField
        {...field}
        {...wiring}
        readOnly={isFixed}
        inputMode="numeric"
        autoComplete="off"
        hint={hint ?? (limits && !isFixed ? t('amountLimits', limits) : undefined)}
        data-money={language}
        below={<output className={styles.said}>{amount ? amountInWords(amount, language) : ''}</output>}
      />
      {quick.length > 0 && (
        <div className={styles.quick}>
          <Chips
            label={t('quickAmounts')}
            value={String(amount)}
            choices={quick.map((minor) => ({ value: String(minor), label: labelOf(minor) }))}
            onChange={(minor) => setText(format(Number(minor)))}
          />
        </div>
      )}
    </div>
  )
}

type AmountInputProps = Pick<TextFieldProps, 'defaultValue' | 'onInput'>

function useAmount({ defaultValue, onInput }: AmountInputProps, onAmount: AmountFieldProps['onAmount']) {
  const language = useLanguage()
  const ref = useRef<HTMLInputElement>(null)
  const [initialText] = useState(
    () => normalizePasted(String(defaultValue ?? ''), language) ?? String(defaultValue ?? ''),
  )
  const [amount, setAmount] = useState(() => parseMoney(initialText, language))
  // The field is uncontrolled: a change of language rewrites its text in place.
  const rewrite = useEffectEvent((next: Language) => {
    if (!ref.current || ref.current.value === '' || amount === undefined) return
    ref.current.value = formatAmount(toDecimal(amount), next)
  })
  useEffect(() => rewrite(language), [language])
  const handleInput: NonNullable<typeof onInput> = (event) => {
    groupInput(event.currentTarget, language, isPasted(event.nativeEvent))
    const next = parseMoney(event.currentTarget.value, language)
    setAmount(next)
    onAmount?.(next)
    onInput?.(event)
  }
  return {
    ref,
    amount,
    defaultValue: initialText,
    onInput: handleInput,
    setText: (text: string) => typeInto(ref.current, text),
  }
}

const isPasted = (event: Event) => event instanceof InputEvent && event.inputType === 'insertFromPaste'

function groupInput(input: HTMLInputElement, language: Language, wasPasted: boolean) {
  const copied = wasPasted ? normalizePasted(input.value, language) : undefined
  const { text, caret } = groupTyped(input.value, input.selectionStart ?? input.value.length, language)
  input.value = copied ?? text
  if (copied === undefined && document.activeElement === input) input.setSelectionRange(caret, caret)
}

/** Sets the text with an input event, so that React and the form notice it. */
function typeInto(input: HTMLInputElement | null, text: string) {
  if (!input) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** `5Tr`, if the short form is exact. */
function compactAmount(minor: number, language: Language): string {
  const decimal = toDecimal(minor)
  const step = [1e9, 1e6, 1e3].find((one) => decimal >= one) ?? 1
  return (decimal * 10) % step === 0 ? formatCompact(decimal, language) : formatAmount(decimal, language)
}

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
