import type { Language } from '../../kernel/language.ts'
import { type FieldUses, registrationRules } from './registration-rules.ts'
import type { SystemSettings } from './system.settings.ts'
import { validateText } from './validate-text.ts'

/** Returns the uses of the fields; the captcha is hidden if the site has no captchas. */
export const usesOf = ({ registration, flags }: Pick<SystemSettings, 'registration' | 'flags'>): FieldUses =>
  flags['CAPTCHA3'] === false ? { ...registration, captcha: '-' } : registration

/** Returns the operator's rules for personal data. */
export function siteRules(settings: SystemSettings) {
  const rules = (language: Language) => registrationRules(language, usesOf(settings))

  return {
    /** Returns the registration rules of this site. */
    registrationRules: rules,
    /** Throws a Refusal if the text violates the rule `name`; `field` is its name in the request. */
    assertValidText(name: string, text: string, field = name): void {
      const [rule, vietnamese] = [rules('en')[name]!, rules('vi')[name]!]
      validateText(text, { name, field, rule, message: { vi: vietnamese.message!, en: rule.message! } })
    },
  }
}
