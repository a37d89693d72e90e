import * as v from 'valibot'
import type { components } from '../schema.gen.ts'
import { confirmed } from './confirmation.ts'
import { loginText } from './login.ts'
import { ruleOf, type Rules } from './named-rules.ts'
import { problem } from './problem.ts'
import { textSchema } from './rules.ts'

export { ruleOf, type Rules } from './named-rules.ts'

const text = v.optional(v.string(), '')
const filled = v.pipe(text, v.minLength(1, problem('required')))
const payment = (rules: Rules) => textSchema({ ...ruleOf(rules, 'paymentPassword'), required: true })

/** A first payment password. */
export const firstPaymentPassword = (rules: Rules) =>
  v.pipe(
    v.object({ paymentPassword: payment(rules), confirmPaymentPassword: filled }),
    confirmed('paymentPassword', 'confirmPaymentPassword'),
  )

/** Schema of a new payment password with the old one. */
export const paymentPasswordChange = (rules: Rules) =>
  v.pipe(
    v.object({ oldPassword: payment(rules), newPassword: payment(rules), confirmNewPassword: filled }),
    confirmed('newPassword', 'confirmNewPassword'),
  )

/** Schema of a new payment password with the login password. */
export const paymentPasswordByLogin = (rules: Rules) =>
  v.pipe(
    v.object({
      loginPassword: loginText(rules, 'loginPassword'),
      password: payment(rules),
      confirmPassword: filled,
    }),
    confirmed('password', 'confirmPassword'),
  )

const code = (rules: Rules) => textSchema({ ...ruleOf(rules, 'verificationCode'), required: true, isTrimmed: true })

/** Schema of a new payment password with a code sent to the account's mobile number. */
export const paymentPasswordByPhone = (rules: Rules) =>
  v.pipe(
    v.object({
      mobileNum: textSchema({ ...ruleOf(rules, 'mobileNum'), required: true, isTrimmed: true }),
      countryDialingCode: text,
      messageCode: code(rules),
      password: payment(rules),
      confirmPassword: filled,
    }),
    confirmed('password', 'confirmPassword'),
  )

/** Schema of a new payment password with a code sent to the account's email address. */
export const paymentPasswordByMail = (rules: Rules) =>
  v.pipe(
    v.object({
      email: textSchema({ ...ruleOf(rules, 'email'), required: true, isTrimmed: true }),
      messageCode: code(rules),
      password: payment(rules),
      confirmPassword: filled,
    }),
    confirmed('password', 'confirmPassword'),
  )

/** A mobile number and the code that went to it. */
export const mobileProof = (rules: Rules) =>
  v.object({
    mobileNum: textSchema({ ...ruleOf(rules, 'mobileNum'), required: true, isTrimmed: true }),
    countryDialingCode: text,
    messageCode: code(rules),
  })

type Answers = components['schemas']['SecurityAnswers']['questions']
const MAX_ANSWER_LENGTH = 100
const answer = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.maxLength(MAX_ANSWER_LENGTH, problem('length', { min: 1, max: MAX_ANSWER_LENGTH })),
)

/** The field of a question in the form. */
export const answerField = (questionId: number) => `answer${questionId}`

/** Answers to questions of the site: any of them, one at least. */
export function securityAnswers(questionIds: readonly number[]) {
  const [first = ''] = questionIds.map(answerField)
  const isAny = (typed: Record<string, string>) => Object.values(typed).some((text) => text !== '')
  return v.pipe(
    v.object(Object.fromEntries(questionIds.map((id) => [answerField(id), answer]))),
    v.forward(v.check(isAny, problem('required')), [first] as never),
    v.transform((typed): Answers => {
      const answers = questionIds.map((questionId) => ({ questionId, answer: typed[answerField(questionId)] ?? '' }))
      return answers.filter((one) => one.answer !== '')
    }),
  )
}
