import { ageAt } from '../../kernel/world/local-day.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { SystemService } from '../system/system.service.ts'
import type { RulebookService } from './rulebook.service.ts'

export type AgeRuleService = ReturnType<typeof ageRuleService>
type Dependencies = { rulebook: RulebookService; system: SystemService }

/** The lowest age of a site with an age limit (`BIRTHDAY3`, facts E). */
const SITE_AGE = 21

/** The lowest age of members: that of the site or of the rulebook, whichever is higher. */
export const ageRuleService = ({ clock }: World, { rulebook, system }: Dependencies) => ({
  /** Throws a Refusal for a day of birth, `YYYY-MM-DD`, of a person who is too young. */
  assertOldEnough(birthday: string): void {
    const ofRulebook = (system.isOn('RESPGAME3') && rulebook.valueOf('age.lowest')) || 0
    const ofSite = system.isOn('BIRTHDAY3') ? SITE_AGE : 0
    const lowest = Math.max(ofRulebook, ofSite)
    if (ageAt(birthday, clock.now()) >= lowest) return
    const reason = `belongs to a person younger than ${lowest}`
    const data = ofRulebook >= ofSite ? { data: { ruleId: 'age.lowest', limit: lowest } } : {}
    throw new Refusal(400, 'request_param_err', `birthday: ${reason}`, { field: 'birthday', reason, ...data })
  },
})
