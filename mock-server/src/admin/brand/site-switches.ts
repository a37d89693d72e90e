import * as v from 'valibot'
import { CATEGORIES } from '../../catalogue/game.ts'
import { RULEBOOK_IDS } from '../../domains/responsible-gaming/rulebooks/rulebook.ts'
import { flagsOf, moduleIds } from '../../domains/system/modules.ts'
import type { Settings } from '../../gateway.ts'

/** What differs from a new site: games, functions, languages and rulebook. Its length is bounded by the modules of the gateway. */
export const siteSwitchesSchema = v.strictObject({
  flags: v.optional(v.record(v.picklist(moduleIds), v.boolean())),
  withoutCategories: v.optional(v.pipe(v.array(v.picklist(CATEGORIES)), v.maxLength(CATEGORIES.length))),
  languages: v.optional(v.pipe(v.array(v.picklist(['VI', 'EN'])), v.nonEmpty(), v.maxLength(2))),
  rulebook: v.optional(v.picklist(RULEBOOK_IDS)),
})

export type SiteSwitches = v.InferOutput<typeof siteSwitchesSchema>
type SwitchedSettings = Pick<Settings, 'flags' | 'games' | 'languages' | 'rulebook'>

const LANGUAGES = ['VI', 'EN'] as const
const RULEBOOK = 'open'

/** Returns the switches of a site; empty for those of a new one. */
export function readSwitches({ flags, games, languages, rulebook }: SwitchedSettings): SiteSwitches {
  const changed = Object.entries(flagsOf()).filter(([id, isOn]) => (flags[id] ?? true) !== isOn)
  const isUsual = languages.join() === LANGUAGES.join()
  return {
    ...(changed.length > 0 && { flags: Object.fromEntries(changed.map(([id, isOn]) => [id, !isOn])) }),
    ...(games.withoutCategories.length > 0 && { withoutCategories: [...games.withoutCategories] }),
    ...(!isUsual && { languages: languages as SiteSwitches['languages'] }),
    ...(rulebook !== RULEBOOK && { rulebook }),
  }
}

/** Sets the switches of a site; what is absent is as on a new one. */
export function applySwitches(settings: Settings, switches: SiteSwitches) {
  const { flags, withoutCategories = [], languages = [...LANGUAGES], rulebook = RULEBOOK } = switches
  settings.flags = { ...flagsOf(), ...flags }
  settings.games = { ...settings.games, withoutCategories }
  settings.languages = languages
  settings.rulebook = rulebook
}
