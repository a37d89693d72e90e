import { formatDecimal, groupThousands, type Language, separators, shiftDecimal, toMinor } from './money.ts'

/** Parses a typed amount, grouped or not, to whole minor units; undefined if it is not an amount with at most two decimals. */
export function parseMoney(text: string, language: Language): number | undefined {
  const { group, decimal } = separators[language]
  const plain = text.replaceAll(group, '').replaceAll(/\s/g, '').replace(decimal, '.')
  if (!/^\d+(\.\d{0,2})?$/.test(plain)) return undefined
  return Math.min(toMinor(plain), Number.MAX_SAFE_INTEGER)
}

export const formatAmount = (decimal: number, language: Language) => formatDecimal(decimal, language)

/** Formats a fraction as percentage: 0.008 is `0,8%` in Vietnamese, `0.8%` in English. */
export const formatPercent = (fraction: number, language: Language) =>
  `${formatDecimal(shiftDecimal(fraction, 2), language)}%`

function groupDigits(text: string, language: Language): string | undefined {
  const { group, decimal } = separators[language]
  const [integer = '', fraction, ...more] = text.replaceAll(group, '').replaceAll(/\s/g, '').split(decimal)
  if (more.length > 0 || !/^\d+$/.test(integer) || /\D/.test(fraction ?? '')) return undefined
  const digits = groupThousands(integer.replace(/^0+(?=\d)/, ''), language)
  return fraction === undefined ? digits : digits + decimal + fraction
}

/** Returns the caret position with `rest` characters after it, not counting separators. */
function caretBefore(text: string, rest: number, group: string): number {
  let at = text.length
  for (let left = rest; at > 0 && left > 0; at--) if (text[at - 1] !== group) left--
  return text[at - 1] === group ? at - 1 : at
}

/** Groups the text of an amount field while it is typed, with the caret before the same digits. Text that is not an amount is unchanged. */
export function groupTyped(text: string, caret: number, language: Language): { text: string; caret: number } {
  const next = groupDigits(text, language)
  if (next === undefined) return { text, caret }
  const { group } = separators[language]
  const rest = text.slice(caret).replaceAll(group, '').replaceAll(/\s/g, '').length
  return { text: next, caret: caretBefore(next, rest, group) }
}

const pastedAmount = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*|\d+)(?:[.,](\d{1,2}))?$/

/**
 * Converts a pasted amount to this language: money has at most two decimals, so a separator before exactly three digits is a group separator. Undefined if the
 * result is not an amount.
 */
export function normalizePasted(text: string, language: Language): string | undefined {
  const [, integer, , fraction] = pastedAmount.exec(text.replaceAll(/\s|₫|đ|VND/giu, '')) ?? []
  if (integer === undefined) return undefined
  const digits = integer.replaceAll(/\D/g, '')
  return groupDigits(fraction === undefined ? digits : digits + separators[language].decimal + fraction, language)
}
