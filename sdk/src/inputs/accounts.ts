import * as v from 'valibot'
import { confirmed } from './confirmation.ts'
import { ruleOf } from './named-rules.ts'
import { problem } from './problem.ts'
import { paymentPin, textSchema } from './rules.ts'

export { paymentPin } from './rules.ts'

const text = v.optional(v.string(), '')
const filled = v.pipe(text, v.trim(), v.minLength(1, problem('required')))

/** A name as it is printed on a card: "Nguyễn  Đức Anh" is NGUYEN DUC ANH. */
export const toPrintedName = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').replace(/\s+/g, ' ').trim().toUpperCase()

/** An account number as it is pasted: blanks, dots and dashes between its parts mean nothing. */
export const stripSeparators = (typed: string) => typed.replace(/[\s.-]/g, '')

const nameRule = textSchema(ruleOf({}, 'payeeName'))

/** The name that money is sent to; typed with its marks or without. */
export const payeeName = v.pipe(
  text,
  v.transform(toPrintedName),
  v.minLength(1, problem('required')),
  v.check((name) => name === '' || v.is(nameRule, name), problem('pattern', { id: 8 })),
)

/** The first payment password, typed twice. */
export const newPaymentPin = v.pipe(
  v.object({ paymentPassword: paymentPin, confirmPaymentPassword: filled }),
  confirmed('paymentPassword', 'confirmPaymentPassword'),
)

/** The rules of a new account. */
export type AccountRules = {
  /** Bank card, e-wallet, crypto address. */
  kind: 'B' | 'E' | 'V'
  /** Pattern of a number or an address at the selected bank; anything if the gateway names none. */
  pattern: string | undefined
  /** Other fields that the selected bank requires. */
  extras: readonly string[]
}

/** An invalid pattern of the gateway accepts everything, so that it does not block the form. */
function matchesPattern(pattern: string | undefined, number: string): boolean {
  try {
    return pattern === undefined || new RegExp(pattern, 'u').test(number)
  } catch {
    return true
  }
}

/** An account to add. `number` is that of a card or an e-wallet, or an address. */
export function accountInput({ kind, pattern, extras }: AccountRules) {
  const number = v.pipe(
    text,
    v.transform(stripSeparators),
    v.minLength(1, problem('required')),
    v.check((bare) => bare === '' || matchesPattern(pattern, bare), problem('accountNumber', { id: kind })),
  )
  const fields: Record<string, v.GenericSchema<string | undefined, string>> = {
    bankCode: v.pipe(text, v.minLength(1, problem('chooseBank'))),
    number,
    ...(kind !== 'V' && { payeeName }),
    ...Object.fromEntries(extras.map((name) => [name, filled])),
    password: paymentPin,
  }
  return v.object(fields)
}
