import * as v from 'valibot'
import type { RegistrationRule } from '../schema.gen.ts'
import { ruleOf } from './named-rules.ts'
import { problem } from './problem.ts'

export { type InputProblem, problem, readProblem } from './problem.ts'

/** Patterns by `patternId`; 0 and unknown ids check the length only. Patterns are not applied to an empty text. */
const patterns: Record<number, RegExp> = {
  1: /^[a-zA-Z][a-zA-Z0-9]*$/,
  2: /^[\p{Script=Han}0-9]+$/u,
  3: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  4: /^[a-zA-Z0-9]+$/,
  5: /^(?=.*[a-zA-Z])(?=.*[0-9])[a-zA-Z0-9]+$/,
  6: /^[0-9]+$/,
  7: /^(?=.*[A-Z])[a-zA-Z0-9]+$/,
  8: /^[a-zA-Z ]+$/,
  9: /^\S+$/,
  10: /^[\p{Script=Han}\p{P}]+$/u,
  11: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  12: /^[a-zA-Z]+ [a-zA-Z]+$/,
  13: /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])-\d{4}$/,
  14: /^[a-zA-Z0-9]+$/,
  15: /^[\p{Script=Hangul}]+$/u,
  16: /^[\p{Script=Thai}]+$/u,
  17: /^([\p{Script=Thai} ]+|[a-zA-Z ]+)$/u,
  18: /^[A-Z ]+$/,
  19: /^[a-zA-Z0-9\p{P}\p{S}]+$/u,
}

export type TextRule = Pick<
  RegistrationRule,
  'acceptedPattern' | 'minLength' | 'maxLength' | 'patternId' | 'required'
> &
  Partial<Pick<RegistrationRule, 'message'>> & {
    /** Blanks around what was typed or pasted mean nothing. */
    isTrimmed?: boolean
  }

/**
 * The schema of a field with this rule. An empty optional field passes; otherwise every rule that is broken is named:
 * `required`, `length` with min and max, `pattern` with the id, or the operator's own message.
 */
export function textSchema(rule: TextRule) {
  const { minLength, maxLength, patternId, required } = rule
  const refusal = (key: string, params?: Record<string, string | number>) => rule.message || problem(key, params)
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength
  const matches = (text: string) =>
    (patterns[patternId]?.test(text) ?? true) && matchesAcceptedPattern(rule.acceptedPattern, text)
  return v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (rule.isTrimmed ? text.trim() : text)),
    v.check((text) => text !== '' || !required, problem('required')),
    v.check((text) => text === '' || fits(text), refusal('length', { min: minLength, max: maxLength })),
    v.check((text) => text === '' || matches(text), refusal('pattern', { id: patternId })),
  )
}

/** The password that payments ask for: six digits. */
export const paymentPin = textSchema({ ...ruleOf({}, 'paymentPassword'), required: true, message: problem('pin') })

/** The operator writes the pattern; one that is no regular expression accepts everything rather than locking the form. */
function matchesAcceptedPattern(pattern: string, text: string): boolean {
  if (pattern === '*' || pattern === '') return true
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return true
  }
}
