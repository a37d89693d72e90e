import * as v from 'valibot'
import type { LoginInput } from '../schema.gen.ts'
import { type LoginRuleName, ruleOf, type Rules } from './named-rules.ts'
import { problem } from './problem.ts'
import { textSchema } from './rules.ts'

export { type InputProblem, readProblem } from './problem.ts'

const text = v.optional(v.string(), '')

/** Letters, digits and underscore, 1 to 20 of them. */
export const loginUsername = v.pipe(
  text,
  v.trim(),
  v.regex(/^\w{1,20}$/, problem('reg_pattern_4', { min: 1, max: 20 })),
)
export const messageCode = v.pipe(text, v.regex(/^\d{1,10}$/, problem('digits', { max: 10 })))
export const captcha = v.pipe(
  text,
  v.minLength(1, problem('captchaLength', { min: 1, max: 16 })),
  v.maxLength(16, problem('captchaLength', { min: 1, max: 16 })),
)

const remember = v.optional(v.boolean(), false)

/** Schema of a login by the site's rule for logins, which may be wider than the rule for new accounts. */
export const loginText = (rules: Rules, name: LoginRuleName) => textSchema({ ...ruleOf(rules, name), required: true })

/** The captcha is asked only after a failed attempt; the rules are those of the site, as far as they are known. */
type LoginFormOptions = { withCaptcha: boolean; rules?: Rules }

/** The login form by username; the captcha is `identifying` in the form. */
export const usernameLogin = ({ withCaptcha, rules = {} }: LoginFormOptions) =>
  v.object({
    username: loginUsername,
    password: loginText(rules, 'loginPassword'),
    identifying: withCaptcha ? captcha : text,
    remember,
  })

/** The login form by mobile number and code. */
export const mobileLogin = ({ withCaptcha, rules = {} }: LoginFormOptions) =>
  v.object({
    mobileNum: loginText(rules, 'loginMobileNum'),
    messageCode,
    countryDialingCode: text,
    identifying: withCaptcha ? captcha : text,
    remember,
  })

type UsernameForm = v.InferOutput<ReturnType<typeof usernameLogin>>
type MobileForm = v.InferOutput<ReturnType<typeof mobileLogin>>

/** Converts the form to the request. By mobile, the number is the username and the code the password. */
export function loginPayload(form: Omit<UsernameForm, 'remember'> | Omit<MobileForm, 'remember'>): LoginInput {
  if ('username' in form) {
    return { type: 'username', username: form.username, password: form.password, captcha: form.identifying }
  }
  const { mobileNum: username, messageCode: password, countryDialingCode, identifying } = form
  return { type: 'sms', username, password, captcha: identifying, countryDialingCode }
}
