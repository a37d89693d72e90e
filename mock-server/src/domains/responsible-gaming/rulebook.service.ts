import type { World } from '../../kernel/world/world.ts'
import { de } from './rulebooks/de.ts'
import { gb } from './rulebooks/gb.ts'
import { mt } from './rulebooks/mt.ts'
import { on } from './rulebooks/on.ts'
import { open } from './rulebooks/open.ts'
import type { Citation, Rulebook, RulebookId, RuleId, RuleValues } from './rulebooks/rulebook.ts'
import { vn } from './rulebooks/vn.ts'

export type { Rulebook, RuleId } from './rulebooks/rulebook.ts'
export type RulebookSettings = { rulebook: RulebookId }
export type RulebookService = ReturnType<typeof rulebookService>
export type NamedRule = { ruleId: RuleId; value: NonNullable<RuleValues[RuleId]>; citation: Citation }

export const rulebooks: Readonly<Record<RulebookId, Rulebook>> = { open, gb, de, on, mt, vn }

export const rulebookSettings = (): RulebookSettings => ({ rulebook: 'open' })

/** The rules of the market. A service that enforces one asks here. */
export const rulebookService = ({ settings }: World<RulebookSettings>) => ({
  current: (): Rulebook => rulebooks[settings.rulebook],
  valueOf: <Id extends RuleId>(id: Id): RuleValues[Id] => rulebooks[settings.rulebook].rules[id].value,
  /** Returns the rules that set something. */
  list: (): NamedRule[] =>
    Object.entries(rulebooks[settings.rulebook].rules).flatMap(([ruleId, { value, citation }]) =>
      value === null ? [] : [{ ruleId: ruleId as RuleId, value, citation }],
    ),
})
