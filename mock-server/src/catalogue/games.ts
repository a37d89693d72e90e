import { randomOf, type Random } from '../kernel/world/random.ts'
import type { Category, Game, SimulatorName, Classify } from './game.ts'
import { paletteOf } from '../art/looks.ts'
import { createLookAssigner } from './look-assigner.ts'
import { motifsFor } from './motif-rules.ts'
import type { Share } from './vendors.ts'
import * as slots from './words-slots.ts'
import * as tables from './words-tables.ts'
import type { LocalizedText } from './words.ts'

const SIMULATORS: Record<Category, SimulatorName> = {
  RNG: 'slot',
  FISH: 'fish',
  PVP: 'table',
  LIVE: 'live',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  COCKFIGHT: 'cockfight',
  LOTT: 'lottery',
  ELOTT: 'lottery',
}

const HOT_COUNTS: Partial<Record<Category, number>> = {
  RNG: 24,
  FISH: 8,
  PVP: 8,
  LIVE: 8,
  SPORTS: 2,
  ESPORTS: 2,
  COCKFIGHT: 4,
}
/** Every sixth game is hot, from the head of its category's list: a mark on most tiles would mean nothing. */
const HOT_INTERVAL = 6
const HOT_CATEGORY_ORDER: Category[] = ['RNG', 'FISH', 'PVP', 'RNG', 'LIVE', 'COCKFIGHT', 'RNG', 'SPORTS', 'ESPORTS']
const MIN_HOT_COLOUR_DISTANCE = 5

const MAX_POSTPONED_TITLES = 12

const FIRST_GAME = 10001
const STAKES = [100, 200, 500, 1000, 2000, 5000]
const PAY_LINES = [5, 9, 10, 20, 25, 30, 50, 243]
/** Spreads new games over the list. A prime, so that no two games share a position. */
const RELEASE_STRIDE = 7919
const MAINTENANCE_INTERVAL = 83

export function createGames(shares: Share[]): { games: Game[]; hot: Game[] } {
  const games: Game[] = []
  for (const category of Object.keys(HOT_COUNTS) as Category[]) {
    games.push(...createCategory(category, shares, FIRST_GAME + games.length))
  }
  return { games, hot: orderHot(games) }
}

function createCategory(category: Category, shares: Share[], firstId: number): Game[] {
  const random = randomOf(0, 'catalogue', category)
  const vendors = orderVendors(category, shares, random)
  const next = createTitleAssigner(category)
  const numbers = new Map<string, number>()
  return vendors.map((vendor, index): Game => {
    const { look, classify, ...names } = next(vendor)
    const isHot = index % HOT_INTERVAL === 0 && index < HOT_INTERVAL * (HOT_COUNTS[category] ?? 0)
    const number = (numbers.get(vendor) ?? 0) + 1
    numbers.set(vendor, number)
    return {
      nodeId: firstId + index,
      gameId: firstId + index,
      gameCode: `${vendor}_${category}_${String(number).padStart(3, '0')}`,
      gameType: category,
      vassalage: vendor,
      names,
      look,
      isHot,
      classify,
      minBet: random.pick(STAKES),
      minLine: category === 'RNG' ? random.pick(PAY_LINES) : 0,
      addedAt: ((index * RELEASE_STRIDE) % vendors.length) + 1,
      supportPlay: category === 'RNG' || category === 'FISH',
      isGameH5: true,
      simulator: SIMULATORS[category],
      isUnderMaintenance: !isHot && index % MAINTENANCE_INTERVAL === MAINTENANCE_INTERVAL - 1,
    }
  })
}

/** Assigns titles and pictures. A title whose picture would clash with its neighbours is postponed to a later game. */
function createTitleAssigner(category: Category) {
  const draw = createTitleGenerator(category, randomOf(0, 'titles', category))
  const deal = createLookAssigner(category, randomOf(0, 'looks', category))
  const waiting: { title: Title; motifs: string[] }[] = []
  const drawTitle = () => {
    const title = draw()
    return { title, motifs: motifsFor(category, title.vi) }
  }

  return function next(vendor: string): Title & { look: string } {
    for (let at = 0; ; at++) {
      const isLast = at === MAX_POSTPONED_TITLES
      const one = (isLast ? waiting[0] : (waiting[at] ??= drawTitle()))!
      const look = deal(vendor, one.motifs, !isLast)
      if (look === undefined) continue
      waiting.splice(waiting.indexOf(one), 1)
      return { ...one.title, look }
    }
  }
}

/** Orders vendors at random, weighted by their remaining games. No vendor comes twice in a row while others have games. */
function orderVendors(category: Category, shares: Share[], random: Random): string[] {
  const left = shares.filter((share) => share.category === category).map((share) => ({ ...share }))
  const order: string[] = []
  let total = left.reduce((sum, share) => sum + share.games, 0)
  let last: Share | undefined
  while (total > 0) {
    const others = total - (last?.games ?? 0)
    const excluded = others > 0 ? last : undefined
    let ticket = random.int(others > 0 ? others : total)
    last = left.find((share) => share !== excluded && (ticket -= share.games) < 0) ?? random.pick(left)
    last.games -= 1
    total -= 1
    order.push(last.vendor)
  }
  return order
}

function orderHot(games: Game[]): Game[] {
  const waiting = games.filter((game) => game.isHot)
  const order: Game[] = []
  for (let turn = 0; waiting.length > 0; turn++) {
    const category = HOT_CATEGORY_ORDER[turn % HOT_CATEGORY_ORDER.length]
    const fits = (game: Game) => differs(game, order.slice(-MIN_HOT_COLOUR_DISTANCE))
    const next = waiting.find((game) => game.gameType === category && fits(game)) ?? waiting.findLast(fits)
    if (next) order.push(next)
    else insertWithoutClash(waiting[0]!, order)
    waiting.splice(waiting.indexOf(next ?? waiting[0]!), 1)
  }
  return order
}

const differs = ({ look }: Game, others: Game[]) => others.every((other) => paletteOf(other.look) !== paletteOf(look))

function insertWithoutClash(game: Game, order: Game[]) {
  const at = order.findLastIndex((_, index) =>
    differs(game, order.slice(Math.max(0, index - MIN_HOT_COLOUR_DISTANCE), index + MIN_HOT_COLOUR_DISTANCE)),
  )
  order.splice(at < 0 ? order.length : at, 0, game)
}

type Title = LocalizedText & { classify?: Classify }

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

function createTitleGenerator(category: Category, random: Random): () => Title {
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
