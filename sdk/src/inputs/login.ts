import * as v from 'valibot'
import type { LoginInput } from '../schema.gen.ts'
import { problem } from './problem.ts'

export { type InputProblem, readProblem } from './problem.ts'

const text = v.optional(v.string(), '')

/** Letters, digits and underscore, 1 to 20 of them. */
export const usernamePattern = /^\w{1,20}$/
export const loginUsername = v.pipe(text, v.regex(usernamePattern, problem('reg_pattern_4', { min: 1, max: 20 })))
export const loginPassword = v.pipe(
  text,
  v.minLength(1, problem('required')),
  v.maxLength(100, problem('length', { min: 1, max: 100 })),
)
export const loginMobileNum = v.pipe(text, v.regex(/^\d{1,20}$/, problem('mobile', { min: 1, max: 20 })))
export const messageCode = v.pipe(text, v.regex(/^\d{1,10}$/, problem('digits', { max: 10 })))
export const captcha = v.pipe(
  text,
  v.minLength(1, problem('required')),
  v.maxLength(16, problem('length', { min: 1, max: 16 })),
)

/** The login form by username; the captcha (`identifying` in the form) is asked only after a failed attempt. */
export function usernameLogin({ withCaptcha }: { withCaptcha: boolean }) {
  return v.object({ username: loginUsername, password: loginPassword, identifying: withCaptcha ? captcha : text })
}

/** The login form by mobile number and code. */
export function mobileLogin({ withCaptcha }: { withCaptcha: boolean }) {
  return v.object({ mobileNum: loginMobileNum, messageCode, identifying: withCaptcha ? captcha : text })
}

type UsernameForm = v.InferOutput<ReturnType<typeof usernameLogin>>
type MobileForm = v.InferOutput<ReturnType<typeof mobileLogin>>

/** What the forms send. By mobile, the number is the username and the code the password. */
export function loginPayload(form: UsernameForm | MobileForm, countryDialingCode?: string): LoginInput {
  if ('username' in form) {
    return { type: 'username', username: form.username, password: form.password, captcha: form.identifying }
  }
  const { mobileNum: username, messageCode: password, identifying } = form
  return { type: 'sms', username, password, captcha: identifying, countryDialingCode }
}
