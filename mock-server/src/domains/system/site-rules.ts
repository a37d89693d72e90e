import type { Language } from '../../kernel/language.ts'
import { type FieldUses, registrationRules } from './registration-rules.ts'
import type { SystemSettings } from './system.settings.ts'
import { validateRequest } from './validate-request.ts'

/** How the fields are used: without captchas nobody is asked for one. */
export const usesOf = ({ registration, flags }: Pick<SystemSettings, 'registration' | 'flags'>): FieldUses =>
  flags['CAPTCHA3'] === false ? { ...registration, captcha: '-' } : registration

/** The rules by which the operator takes what people write about themselves. */
export function siteRules(settings: SystemSettings) {
  const rules = (language: Language) => registrationRules(language, usesOf(settings))

  return {
    /** What the fields of registration accept on this site. */
    registrationRules: rules,
    /** Refuses what does not fit the rule called `name`; `field` is what the request calls it. */
    refuseUnfit(name: string, text: string, field = name): void {
      const [rule, other] = [rules('en')[name]!, rules('vi')[name]!]
      validateRequest(text, { name, field, rule, words: { vi: other.message!, en: rule.message! } })
    },
  }
}
