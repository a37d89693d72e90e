import { type Language, numberFormat, toMinor } from './money.ts'

const separators = { VI: { group: '.', decimal: ',' }, EN: { group: ',', decimal: '.' } } as const

/** Whole minor units of what somebody typed, grouped or not; nothing where it is no amount of at most two decimals. */
export function parseMoney(text: string, language: Language): number | undefined {
  const { group, decimal } = separators[language]
  const plain = text.replaceAll(group, '').replaceAll(/\s/g, '').replace(decimal, '.')
  if (!/^\d+(\.\d{0,2})?$/.test(plain)) return undefined
  return Math.min(toMinor(plain), Number.MAX_SAFE_INTEGER)
}

/** As somebody would write it: grouped, with no more decimals than it has. */
export const formatAmount = (decimal: number, language: Language) =>
  numberFormat(language, { maximumFractionDigits: 2 }).format(decimal)

/** A fraction as people write it: 0.008 is `0,8%` in Vietnamese, `0.8%` in English. */
export const formatPercent = (fraction: number, language: Language) =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(fraction)

/** The digits in their groups, and whatever decimals were typed; nothing where it is no number. */
function groupDigits(text: string, language: Language): string | undefined {
  const { group, decimal } = separators[language]
  const [whole = '', fraction, ...more] = text.replaceAll(group, '').replaceAll(/\s/g, '').split(decimal)
  if (more.length > 0 || !/^\d+$/.test(whole) || /\D/.test(fraction ?? '')) return undefined
  const digits = whole.replace(/^0+(?=\d)/, '').replaceAll(/\B(?=(\d{3})+$)/g, group)
  return fraction === undefined ? digits : digits + decimal + fraction
}

/** Where in a text so many characters that are no group marks have passed, counted from its end. */
function caretBefore(text: string, rest: number, group: string): number {
  let at = text.length
  for (let left = rest; at > 0 && left > 0; at--) if (text[at - 1] !== group) left--
  return text[at - 1] === group ? at - 1 : at
}

/** What stands in a field while an amount is typed: grouped, the caret before the same digits. What is no amount stays as it is. */
export function groupTyped(text: string, caret: number, language: Language): { text: string; caret: number } {
  const next = groupDigits(text, language)
  if (next === undefined) return { text, caret }
  const { group } = separators[language]
  const rest = text.slice(caret).replaceAll(group, '').replaceAll(/\s/g, '').length
  return { text: next, caret: caretBefore(next, rest, group) }
}

const pastedAmount = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*|\d+)(?:[.,](\d{1,2}))?$/

/**
 * An amount that was copied from anywhere, as this language writes it: money has two decimals at most, so a mark before
 * exactly three digits groups them, whichever mark it is. Nothing where that does not make it an amount.
 */
export function normalizePasted(text: string, language: Language): string | undefined {
  const [, whole, , fraction] = pastedAmount.exec(text.replaceAll(/\s|₫|đ|VND/giu, '')) ?? []
  if (whole === undefined) return undefined
  const digits = whole.replaceAll(/\D/g, '')
  return groupDigits(fraction === undefined ? digits : digits + separators[language].decimal + fraction, language)
}
