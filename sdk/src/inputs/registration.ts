import * as v from 'valibot'
import type { RegistrationInput, RegistrationRule } from '../schema.gen.ts'
import { confirmed } from './confirmation.ts'
import { ruleOf, type RuleName, type Rules } from './named-rules.ts'
import { problem } from './problem.ts'
import { textSchema } from './rules.ts'

export { ruleOf, type RuleName, type Rules } from './named-rules.ts'

/** Fields of the registration form in addition to those of the site's rules. */
export type RegistrationForm = {
  method: 'username' | 'mobile'
  hasPassword: boolean
  hasCode: boolean
  /** The latest allowed year of birth. */
  year: number
}
/** The fields of a form by the names they have in it; an empty one is an empty text. */
export type RegistrationValues = Record<string, string>
type Fields = Record<string, v.GenericSchema<string | undefined, string>>

/** The earliest allowed year of birth. */
export const FIRST_YEAR = 1900

/** Fields that a site may require, in their order. */
export const extraFields = [
  'email',
  'nickname',
  'payeeName',
  'birthday',
  'zalo',
  'facebook',
  'whatsapp',
  'line',
  'wechat',
  'qqNum',
  'idNumber',
  'paymentPassword',
  'recommenderId',
  'affiliateCode',
] as const satisfies readonly RuleName[]

/** The number and the code have names of their own in each form. */
export const numberFields = {
  username: { number: 'mobileNum1', code: 'messageCode1' },
  mobile: { number: 'mobileNum2', code: 'messageCode2' },
} as const

const trimmed = (rule: RegistrationRule) => textSchema({ ...rule, isTrimmed: true })
const required = (rule: RegistrationRule) => trimmed({ ...rule, required: true })
const secret = (rule: RegistrationRule) => textSchema({ ...rule, required: true })

/** Schema of an existing date from the earliest year to `year`. */
export function birthdaySchema(rule: RegistrationRule, year: number) {
  const isWithin = (day: string) => day === '' || (day >= `${FIRST_YEAR}-01-01` && day <= `${year}-12-31`)
  return v.pipe(trimmed(rule), v.check(isWithin, problem('years', { min: FIRST_YEAR, max: year })))
}

function extraSchemas(rules: Rules, year: number): Fields {
  const enabledFields = extraFields
    .map((name) => [name, ruleOf(rules, name)] as const)
    .filter(([, { enabled }]) => enabled)
  return Object.fromEntries(
    enabledFields.map(([name, rule]) => [name, name === 'birthday' ? birthdaySchema(rule, year) : trimmed(rule)]),
  )
}

function numberSchema(rules: Rules, { method, hasCode }: RegistrationForm): Fields {
  const rule = ruleOf(rules, 'mobileNum')
  const names = numberFields[method]
  if (method === 'username' && !rule.enabled) return {}
  const isRequired = method === 'mobile' || rule.required
  return {
    [names.number]: trimmed({ ...rule, required: isRequired }),
    countryDialingCode: v.optional(v.string(), ''),
    ...(hasCode && { [names.code]: trimmed({ ...ruleOf(rules, 'verificationCode'), required: isRequired }) }),
  }
}

/** The form of registration by the rules of the site. Every rule that a field breaks is named, as in `textSchema`. */
export function registrationSchema(rules: Rules, form: RegistrationForm) {
  const captcha = ruleOf(rules, 'captcha')
  const fields: Fields = {
    ...(form.method === 'username' && { username: required(ruleOf(rules, 'username')) }),
    ...(form.hasPassword && { password: secret(ruleOf(rules, 'password')), confimpsw: confirmation }),
    ...numberSchema(rules, form),
    ...extraSchemas(rules, form.year),
    ...(captcha.enabled && { identifying: required(captcha) }),
  }
  return v.pipe(v.object(fields), confirmed('password', 'confimpsw'))
}

const confirmation = v.pipe(v.optional(v.string(), ''), v.minLength(1, problem('required')))

const names: Record<string, keyof RegistrationInput> = {
  confimpsw: 'confirmPassword',
  identifying: 'captcha',
  mobileNum1: 'mobileNum',
  mobileNum2: 'mobileNum',
  messageCode1: 'verificationCode',
  messageCode2: 'verificationCode',
}

/** Converts the filled fields to the gateway's names and adds where the form was sent from. */
export function registrationPayload(
  values: RegistrationValues,
  surroundings: Pick<RegistrationInput, 'domain' | 'registerUrl' | 'registerMethod'>,
): RegistrationInput {
  const typed = Object.entries(values).filter(([, text]) => text !== '')
  return { ...surroundings, ...Object.fromEntries(typed.map(([name, text]) => [names[name] ?? name, text])) }
}
