import type { Language } from '../../kernel/language.ts'
import { registrationRules } from './registration-rules.ts'
import type { SystemSettings } from './system.settings.ts'
import { refuseUnfit } from './unfit.ts'

/** The rules by which the operator takes what people write about themselves. */
export function siteRules(settings: SystemSettings) {
  const rules = (language: Language) => registrationRules(language, settings.registration)

  return {
    /** What the fields of registration accept on this site. */
    registrationRules: rules,
    /** Refuses what does not fit the rule called `name`; `field` is what the request calls it. */
    refuseUnfit(name: string, text: string, field = name): void {
      const [rule, other] = [rules('en')[name]!, rules('vi')[name]!]
      refuseUnfit(text, { name, field, rule, words: { vi: other.message!, en: rule.message! } })
    },
  }
}
