import type { RegistrationInput } from '@longan/sdk'
import { isDay } from '../../kernel/world/local-day.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { AgeRuleService } from '../responsible-gaming/age-rule.service.ts'
import type { SystemService } from '../system/system.service.ts'

type FieldInput = Readonly<Record<string, unknown>>
/** Validated input: only fields that the site has enabled. */
export type RegistrationFields = Readonly<Record<string, string>>

const FIELDS_CHECKED_ELSEWHERE = [
  'captcha',
  'verificationCode',
  'mobileNum',
  'loginUsername2',
  'loginMobileNum',
  'loginPassword',
]

export const createFieldValidator = (system: SystemService, ageRule: AgeRuleService, now: () => number) => {
  function assertBirthday(birthday: string | undefined) {
    if (!birthday) return
    if (!isDay(birthday)) throw invalidField('birthday', 'is not a day')
    const year = new Date(now()).getUTCFullYear()
    const birthYear = Number(birthday.slice(0, 4))
    if (birthYear < 1900 || birthYear > year) throw invalidField('birthday', `must be in the years 1900 to ${year}`)
    ageRule.assertOldEnough(birthday)
  }

  return {
    rules: () => system.registrationRules('en'),
    validate(input: FieldInput, without: readonly string[]): RegistrationFields {
      const enabledFields = Object.entries(system.registrationRules('en')).filter(
        ([name, { enabled }]) => enabled && !FIELDS_CHECKED_ELSEWHERE.includes(name) && !without.includes(name),
      )
      const fields: Record<string, string> = {}
      for (const [name] of enabledFields) {
        const text = String(input[name] ?? '').trim()
        system.assertValidText(name, text)
        if (text) fields[name] = text
      }
      assertBirthday(fields['birthday'])
      return fields
    },
  }
}

export function assertConfirmed({
  password,
  confirmPassword,
}: Pick<RegistrationInput, 'password' | 'confirmPassword'>) {
  if (confirmPassword === undefined || confirmPassword === password) return
  throw invalidField('confirmPassword', 'is not the same as password')
}
