import type { components, ErrorCode } from '@longan/sdk'
import { readProblem, textSchema } from '@longan/sdk/inputs/rules'
import { safeParse } from 'valibot'
import type { Words } from '../../kernel/error-messages.ts'
import { invalidField, Refusal } from '../../kernel/refusal.ts'

type Rule = components['schemas']['RegistrationRule']

const CODES: Readonly<Record<string, ErrorCode>> = {
  username: 'account.format.invalid',
  password: 'password.format.invalid',
  email: 'email.format.invalid',
  payeeName: 'name.format.invalid',
  nickname: 'name.format.invalid',
  mobileNum: 'mobile.format.invalid',
}
/** What a field accepts, and what the operator says of one that does not fit. */
export type Judged = { name: string; field: string; rule: Rule; words: Words }

/** Refuses a text that does not fit its rule, in the operator's own words. */
export function validateRequest(text: string, { name, field, rule, words }: Judged): void {
  const { issues } = safeParse(textSchema({ ...rule, message: '' }), text)
  if (!issues) return
  const { key } = readProblem(issues[0].message)
  if (key === 'required') throw invalidField(field, 'is missing')
  const reason = key === 'length' ? `must have ${rule.minLength} to ${rule.maxLength} characters` : 'has a wrong form'
  throw new Refusal(400, CODES[name] ?? 'request_param_err', words, { field, reason })
}
