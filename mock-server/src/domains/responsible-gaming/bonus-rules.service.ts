import type { LocalizedText } from '../../kernel/validation/language.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { SystemService } from '../system/system.service.ts'
import type { RulebookService } from './rulebook.service.ts'

export type BonusRulesService = ReturnType<typeof bonusRulesService>
/** A bonus that requires `factor` times its amount in stakes, if need be of one type of games. */
export type BonusTerms = { factor: number; gameType: string }
/** Why the rulebook does not allow a bonus. */
export type Objection = { ruleId: string; limit: number | boolean; text: LocalizedText }
type Dependencies = { rulebook: RulebookService; system: SystemService }

/** The rulebook's rules for bonuses. */
export const bonusRulesService = (_world: World, { rulebook, system }: Dependencies) => {
  const isEnforced = () => system.isOn('RESPGAME3')

  function findObjection({ factor }: BonusTerms): Objection | undefined {
    if (!isEnforced()) return undefined
    const { name } = rulebook.current()
    if (!rulebook.valueOf('bonus.offered')) return { ruleId: 'bonus.offered', limit: false, text: noBonuses(name) }
    const highest = rulebook.valueOf('bonus.factor.highest')
    if (highest === null || factor <= highest) return undefined
    return { ruleId: 'bonus.factor.highest', limit: highest, text: factorTooHigh(name, { factor, highest }) }
  }

  return {
    /** Returns false if the rulebook allows no bonuses. */
    areOffered: (): boolean => !isEnforced() || rulebook.valueOf('bonus.offered'),
    findObjection,
    /** Throws a Refusal that names `field` for a bonus that the rulebook does not allow. */
    assertAllowed(terms: BonusTerms, field: string): void {
      const objection = findObjection(terms)
      if (!objection) return
      const { text, ...data } = objection
      throw new Refusal(400, 'bonus.not.allowed', text, { field, reason: text.en, data })
    },
    /** Returns the only type of games whose stakes count for the bonus; undefined if all count. */
    findOnlyProduct: ({ gameType }: BonusTerms): string | undefined =>
      isEnforced() && rulebook.valueOf('bonus.one.product') ? gameType : undefined,
  }
}

const noBonuses = ({ vi, en }: LocalizedText): LocalizedText => ({
  vi: `Không áp dụng: quy định tại ${vi} không cho phép khuyến mãi`,
  en: `Not offered: the rules of ${en} allow no bonuses`,
})

const factorTooHigh = ({ vi, en }: LocalizedText, { factor, highest }: { factor: number; highest: number }) => ({
  vi: `Không áp dụng: phải cược gấp ${factor} lần tiền thưởng, quy định tại ${vi} chỉ cho phép tối đa ${highest} lần`,
  en: `Not offered: it asks for ${factor} times the bonus in stakes, the rules of ${en} allow ${highest} times at most`,
})
