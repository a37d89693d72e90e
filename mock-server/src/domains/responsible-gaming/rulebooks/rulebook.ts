import type { LocalizedText } from '../../../kernel/validation/language.ts'
import type { Period } from '../../../kernel/world/period.ts'

export const RULEBOOK_IDS = ['open', 'gb', 'de', 'on', 'mt', 'vn'] as const
export type RulebookId = (typeof RULEBOOK_IDS)[number]

/** Where a rule is written. `source` is `secondary` where only a report about the text was read, and `own` for a rule of this site. */
export type Citation = { title: string; clause: string; date: string; source: 'text' | 'secondary' | 'own' }
export type Rule<Value> = { value: Value; citation: Citation }

/** The rules by id. Times in ms, money in minor units; null means that the rulebook sets no bound. */
export type RuleValues = {
  'limit.asked': 'optional' | 'offered' | 'offered.as.default' | 'required'
  'limit.deposit.periods': Period[]
  /** The highest deposit limit of a month. */
  'limit.deposit.highest': number | null
  /** Time until a higher limit, or none, can be confirmed. */
  'limit.raise.delay': number
  'limit.review.after': number | null
  /** Interval between reality checks; 0 if a member must choose one. */
  'reality.check.interval': number
  'autoplay.allowed': boolean
  /** Shortest time from one stake to the next. */
  'cycle.slots': number
  'cycle.other': number
  'games.at.once': 'allowed' | 'no.two.slots' | 'one'
  /** A payout that is not higher than the stake may be celebrated. */
  'celebration.of.losses': boolean
  'stake.slot.highest': number | null
  /** For members below 25. */
  'stake.slot.highest.young': number | null
  /** All stakes of a day together. */
  'stake.day.highest': number | null
  'bonus.offered': boolean
  /** Members can choose to get no offers. */
  'offers.opt.out': boolean
  /** Stakes that a bonus may require, as a multiple of it. */
  'bonus.factor.highest': number | null
  'bonus.one.product': boolean
  'time.out.durations': number[]
  'exclusion.durations': number[]
  /** Time from the request to return to the next login. */
  'exclusion.return.delay': number
  /** The same for an exclusion without an end; null if it is no other. */
  'exclusion.return.delay.indefinite': number | null
  /** When a member can ask to return. */
  'exclusion.return.from': 'end' | 'any.time'
  /** An exclusion without an end is offered. */
  'exclusion.indefinite': boolean
  'exclusion.open.bets': 'settle' | 'refund.unless.begun'
  'panic.button': boolean
  'pause.after.hour': number
  'age.lowest': number | null
  'statement.months': number
  /** Days of the statement that a member confirms after each login, and after a day. */
  'statement.confirmed.days': number | null
}
export type RuleId = keyof RuleValues

export type Rulebook = {
  id: RulebookId
  name: LocalizedText
  /** The currency of the law's amounts, and what one unit is in the currency of the site. */
  currency?: { code: string; rate: number; date: string }
  rules: { [Id in RuleId]: Rule<RuleValues[Id]> }
}

type Cited = <Value>(clause: string, value: Value, change?: Partial<Citation>) => Rule<Value>

/** Returns a function that writes rules with a clause of `title`. */
export const citing =
  (title: string, date: string, source: Citation['source'] = 'text'): Cited =>
  (clause, value, change) => ({ value, citation: { title, clause, date, source, ...change } })

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Units of time in ms. A month has 30 days and a year 365. */
export const ms = { second: 1000, minute: MINUTE, hour: HOUR, day: DAY, month: 30 * DAY, year: 365 * DAY }
