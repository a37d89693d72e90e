import type { Random } from '../kernel/world/random.ts'
import type { Category, Classify } from './game.ts'
import * as slots from './words-slots.ts'
import * as tables from './words-tables.ts'
import type { LocalizedText } from './words.ts'

export type Title = LocalizedText & { classify?: Classify }

/** A title pattern: one word is drawn from each list of `parts`; `english` is the order of the parts in English. */
type Pattern = { weight: number; parts: LocalizedText[][]; english: number[]; classify?: Classify }

const { CREATURES, QUALITIES, PLACES, FORTUNES, OBJECTS, LEGENDS, PEOPLE, FESTIVALS, CLASSIFIED } = slots

const classified = Object.entries(CLASSIFIED).map(([code, heads]): Pattern => ({
  weight: code === 'JP' ? 3 : 1,
  parts: [heads, CREATURES, QUALITIES],
  english: [2, 1, 0],
  classify: code as Classify,
}))

const SLOT_PATTERNS: Pattern[] = [
  { weight: 12, parts: [CREATURES, QUALITIES, PLACES], english: [1, 0, 2] },
  { weight: 10, parts: [CREATURES, QUALITIES, FORTUNES], english: [1, 0, 2] },
  { weight: 7, parts: [OBJECTS, PLACES], english: [0, 1] },
  { weight: 7, parts: [OBJECTS, FORTUNES], english: [0, 1] },
  { weight: 7, parts: [LEGENDS, PLACES], english: [0, 1] },
  { weight: 5, parts: [PEOPLE, PLACES], english: [0, 1] },
  { weight: 5, parts: [PEOPLE, FORTUNES], english: [0, 1] },
  { weight: 3, parts: [FESTIVALS, PLACES], english: [0, 1] },
  { weight: 3, parts: [FESTIVALS, FORTUNES], english: [0, 1] },
  ...classified,
]

const PATTERNS: Partial<Record<Category, Pattern[]>> = {
  RNG: SLOT_PATTERNS,
  FISH: [{ weight: 1, parts: [tables.FISH_VERBS, tables.SEA_LIFE, tables.SEAS], english: [1, 0, 2] }],
  PVP: [{ weight: 1, parts: [tables.CARD_GAMES, tables.CARD_STYLES], english: [1, 0] }],
  LIVE: [{ weight: 1, parts: [tables.LIVE_GAMES, tables.LIVE_TABLES], english: [1, 0] }],
  SPORTS: [{ weight: 1, parts: [tables.SPORTS, tables.SPORT_STYLES], english: [1, 0] }],
  ESPORTS: [{ weight: 1, parts: [tables.ARENAS, tables.ARENA_THEMES], english: [0, 1] }],
  COCKFIGHT: [{ weight: 1, parts: [tables.COCKPITS, tables.COCK_PLACES], english: [0, 1] }],
}

const FAMOUS: Partial<Record<Category, LocalizedText[]>> = {
  RNG: slots.FAMOUS_SLOTS,
  FISH: tables.FAMOUS_FISH,
  PVP: tables.FAMOUS_CARDS,
  LIVE: tables.FAMOUS_LIVE,
  SPORTS: tables.FAMOUS_SPORTS,
}

export function createTitleGenerator(category: Category, random: Random): () => Title {
  const famous = [...(FAMOUS[category] ?? [])]
  const deck = (PATTERNS[category] ?? []).flatMap((pattern) => Array<Pattern>(pattern.weight).fill(pattern))
  const used = new Set<string>()

  return function draw(): Title {
    const title = famous.shift() ?? compose(random.pick(deck), random)
    if (used.has(title.vi)) return draw()
    used.add(title.vi)
    return title
  }
}

function compose(pattern: Pattern, random: Random): Title {
  const parts = pattern.parts.map((list) => random.pick(list))
  return {
    vi: parts.map((part) => part.vi).join(' '),
    en: pattern.english.map((index) => parts[index]?.en).join(' '),
    classify: pattern.classify,
  }
}
