import type { components, ErrorCode } from '@longan/sdk'
import { readProblem, textSchema } from '@longan/sdk/inputs/rules'
import { safeParse } from 'valibot'
import type { LocalizedText } from '../../kernel/validation/error-messages.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'

type Rule = components['schemas']['RegistrationRule']

const CODES: Readonly<Record<string, ErrorCode>> = {
  username: 'account.format.invalid',
  password: 'password.format.invalid',
  email: 'email.format.invalid',
  payeeName: 'name.format.invalid',
  nickname: 'name.format.invalid',
  mobileNum: 'mobile.format.invalid',
}
export type TextRule = { name: string; field: string; rule: Rule; message: LocalizedText }

export function validateText(text: string, { name, field, rule, message }: TextRule): void {
  const { issues } = safeParse(textSchema({ ...rule, message: '' }), text)
  if (!issues) return
  const { key } = readProblem(issues[0].message)
  if (key === 'required') throw invalidField(field, 'is missing')
  const reason = key === 'length' ? `must have ${rule.minLength} to ${rule.maxLength} characters` : 'has a wrong form'
  throw new Refusal(400, CODES[name] ?? 'request_param_err', message, { field, reason })
}
