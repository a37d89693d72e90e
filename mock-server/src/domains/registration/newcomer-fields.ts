import type { RegistrationInput } from '@longan/sdk'
import { isDay } from '../../kernel/local-day.ts'
import { invalidField } from '../../kernel/refusal.ts'
import type { SystemService } from '../system/system.service.ts'

/** What somebody has typed, by the names of the rules. */
type Typed = Readonly<Record<string, unknown>>
/** What is kept of it: only fields that the site has. */
export type Fields = Readonly<Record<string, string>>

/** Fields that are judged otherwise: proofs, and those of the login. */
const ELSEWHERE = ['captcha', 'verificationCode', 'mobileNum', 'loginUsername2', 'loginMobileNum', 'loginPassword']
const ADULT_AT = 21

/** Judges what newcomers type by the rules of the site. */
export const newcomerFields = (system: SystemService, now: () => number) => {
  function refuseUnborn(birthday: string | undefined) {
    if (!birthday) return
    if (!isDay(birthday)) throw invalidField('birthday', 'is not a day')
    const year = new Date(now()).getUTCFullYear()
    const born = Number(birthday.slice(0, 4))
    if (born < 1900 || born > year) throw invalidField('birthday', `must be in the years 1900 to ${year}`)
    const latest = new Date(now())
    latest.setUTCFullYear(year - ADULT_AT)
    if (system.isOn('BIRTHDAY3') && Date.parse(birthday) > latest.getTime())
      throw invalidField('birthday', `must be ${ADULT_AT} years ago or more`)
  }

  return {
    rules: () => system.registrationRules('en'),
    /** The fields that the site has, but those of `without`; refuses what is missing or does not fit. */
    judge(typed: Typed, without: readonly string[]): Fields {
      const own = Object.entries(system.registrationRules('en')).filter(
        ([name, { enabled }]) => enabled && !ELSEWHERE.includes(name) && !without.includes(name),
      )
      const fields: Record<string, string> = {}
      for (const [name] of own) {
        const text = String(typed[name] ?? '').trim()
        system.refuseUnfit(name, text)
        if (text) fields[name] = text
      }
      refuseUnborn(fields['birthday'])
      return fields
    },
  }
}

/** What was typed twice must be the same both times. */
export function refuseUnconfirmed({
  password,
  confirmPassword,
}: Pick<RegistrationInput, 'password' | 'confirmPassword'>) {
  if (confirmPassword === undefined || confirmPassword === password) return
  throw invalidField('confirmPassword', 'is not the same as password')
}
