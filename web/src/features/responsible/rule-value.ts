import type { Limit, Rulebook } from '@longan/sdk'
import { i18n } from '#i18n/i18n.ts'
import { formatMoney, formatUnit, type Language } from '#lib/money/money.ts'

type Value = Rulebook['rules'][number]['value']

const SECOND = 1000
const DAY = 86_400 * SECOND
/** The length of the units in which a period is written, ms; the longest first. A month of a rule has 30 days. */
const units = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', 3600 * SECOND],
  ['minute', 60 * SECOND],
  ['second', SECOND],
] as const

/** Formats a period in ms in the longest unit of which it is a whole number: 24 hours are one day, 42 days six weeks. */
export function formatPeriod(milliseconds: number, language: Language): string {
  const [unit, length] = units.find(([, one]) => milliseconds >= one && milliseconds % one === 0) ?? units.at(-1)!
  return formatUnit(milliseconds / length, unit, language)
}

const AMOUNTS = new Set([
  'limit.deposit.highest',
  'stake.slot.highest',
  'stake.slot.highest.young',
  'stake.day.highest',
])
const NUMBERS = new Set(['bonus.factor.highest', 'age.lowest', 'statement.months', 'statement.confirmed.days'])

const written = (word: string) => {
  const key = `value_${word}`
  return i18n.exists(key, { ns: 'responsible' }) ? i18n.t(`responsible:${key as 'value_true'}`) : word
}

export const formatCitation = ({ title, clause, date, source }: Rulebook['rules'][number]['citation']) => {
  if (source === 'own') return i18n.t('responsible:ownRule')
  const words = i18n.t('responsible:citation', { title, clause, date })
  return source === 'secondary' ? `${words} · ${i18n.t('responsible:secondary')}` : words
}

/** Formats what a rule says: an amount, a number, a period, words of the rulebook, or several of them. */
export function formatRuleValue(ruleId: string, value: Value, language: Language): string {
  if (Array.isArray(value)) return value.map((one) => formatRuleValue(ruleId, one, language)).join(', ')
  if (typeof value !== 'number') return written(String(value))
  if (AMOUNTS.has(ruleId)) return formatMoney(value, language)
  if (NUMBERS.has(ruleId)) return String(value)
  return value === 0 ? written('none') : formatPeriod(value, language)
}

/** Formats an amount of a limit: money, or minutes of play. */
export function formatLimitAmount(kind: Limit['kind'], amount: number, language: Language): string {
  if (kind !== 'time') return formatMoney(amount, language)
  return formatUnit(amount, 'minute', language)
}
