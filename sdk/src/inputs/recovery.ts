import * as v from 'valibot'
import { confirmed } from './confirmation.ts'
import { loginText, loginUsername } from './login.ts'
import { ruleOf, type Rules } from './named-rules.ts'
import { problem } from './problem.ts'
import { textSchema } from './rules.ts'

export { ruleOf, type Rules } from './named-rules.ts'

const text = v.optional(v.string(), '')
const filled = v.pipe(text, v.minLength(1, problem('required')))

/** Schema of a request for a password by mail. */
export const mailRecovery = v.object({
  username: loginUsername,
  email: v.pipe(text, v.trim(), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, problem('pattern', { id: 3 }))),
})

/** Schema of a new password with a code by SMS, by the rules of the site. */
export function phoneRecovery(rules: Rules) {
  const { minLength, ...number } = ruleOf(rules, 'mobileNum')
  const message = problem('mobileMin', { min: minLength })
  return v.object({
    mobileNum: textSchema({ ...number, minLength, message, required: true, isTrimmed: true }),
    countryDialingCode: text,
    messageCode: textSchema({ ...ruleOf(rules, 'verificationCode'), required: true, isTrimmed: true }),
    newPassword: textSchema({ ...ruleOf(rules, 'password'), required: true }),
  })
}

/** Schema of a new password of a logged-in member; the old one is required unless it was just entered. */
export const passwordChange = (rules: Rules, { asksOld }: { asksOld: boolean }) =>
  v.pipe(
    v.object({
      oldPassword: asksOld ? loginText(rules, 'loginPassword') : text,
      newPassword: textSchema({ ...ruleOf(rules, 'password'), required: true }),
      confirmNewPassword: filled,
    }),
    confirmed('newPassword', 'confirmNewPassword'),
  )
