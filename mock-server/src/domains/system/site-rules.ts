import type { Language } from '../../kernel/validation/language.ts'
import { type FieldUses, registrationRules } from './registration-rules.ts'
import type { SystemSettings } from './system.settings.ts'
import type { components, ErrorCode } from '@longan/sdk'
import { readProblem, textSchema } from '@longan/sdk/inputs/rules'
import { safeParse } from 'valibot'
import type { LocalizedText } from '../../kernel/validation/error-messages.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'

export const usesOf = ({ registration, flags }: Pick<SystemSettings, 'registration' | 'flags'>): FieldUses =>
  flags['CAPTCHA3'] === false ? { ...registration, captcha: '-' } : registration

export function siteRules(settings: SystemSettings) {
  const rules = (language: Language) => registrationRules(language, usesOf(settings))

  return {
    registrationRules: rules,
    assertValidText(name: string, text: string, field = name): void {
      const [rule, vietnamese] = [rules('en')[name]!, rules('vi')[name]!]
      validateText(text, { name, field, rule, message: { vi: vietnamese.message!, en: rule.message! } })
    },
  }
}

type Rule = components['schemas']['RegistrationRule']

const CODES: Readonly<Record<string, ErrorCode>> = {
  username: 'account.format.invalid',
  password: 'password.format.invalid',
  email: 'email.format.invalid',
  payeeName: 'name.format.invalid',
  nickname: 'name.format.invalid',
  mobileNum: 'mobile.format.invalid',
}
type TextRule = { name: string; field: string; rule: Rule; message: LocalizedText }

function validateText(text: string, { name, field, rule, message }: TextRule): void {
  const { issues } = safeParse(textSchema({ ...rule, message: '' }), text)
  if (!issues) return
  const { key } = readProblem(issues[0].message)
  if (key === 'required') throw invalidField(field, 'is missing')
  const reason = key === 'length' ? `must have ${rule.minLength} to ${rule.maxLength} characters` : 'has a wrong form'
  throw new Refusal(400, CODES[name] ?? 'request_param_err', message, { field, reason })
}
