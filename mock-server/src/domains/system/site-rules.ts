import type { Language } from '../../kernel/validation/language.ts'
import { type FieldUses, registrationRules } from './registration-rules.ts'
import type { SystemSettings } from './system.settings.ts'
import { validateText } from './validate-text.ts'

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
