import { fold, isOneEditAway, createCachedFold, wordsOf } from './fold.ts'
export { tileUrl } from '../art/urls.ts'
export * from './game.ts'
import { createGames } from './games.ts'
import type { Category, Game, Vendor, Classify } from './game.ts'
import { readVendors } from './vendors.ts'

type GameFilter = {
  gameType?: Category
  vassalage?: string
  classify?: Classify
  isHot?: boolean
}

const EXACT = 4
const PREFIX = 3
const INSIDE = 1
const EDIT = 1
const TITLE = 2
const VENDOR = 1
const PHRASE_IN_TITLE = 40
const PHRASE_IN_VENDOR = 20
/** With an edit, shorter words would match too many others. */
const MIN_LENGTH_WITH_EDIT = 4
/** Shorter pieces are part of too many words. */
const MIN_LENGTH_INSIDE = 3

type Posting = { game: number; weight: number }

/** Creates a search over an inverted index, so that a search costs one pass over the vocabulary instead of all titles. */
function createSearch(games: readonly Game[], vendors: readonly Vendor[]) {
  const foldTitle = createCachedFold()
  const titles = games.map((game) => foldTitle(`${game.names.vi} | ${game.names.en}`))
  const vendorNames = new Map(vendors.map(({ code, name }) => [code, fold(`${code} | ${name.vi} | ${name.en}`)]))
  const index = indexWords(
    titles,
    games.map((game) => vendorNames.get(game.vassalage) ?? ''),
  )
  const bonus = (game: number, phrase: string) => {
    if (titles[game]?.includes(phrase)) return PHRASE_IN_TITLE
    return vendorNames.get(games[game]?.vassalage ?? '')?.includes(phrase) ? PHRASE_IN_VENDOR : 0
  }

  return function search(text: string, filter: GameFilter = {}): Game[] {
    const typed = wordsOf(fold(text))
    if (typed.length === 0) return text.trim() === '' ? games.filter((game) => matchesFilter(game, filter)) : []
    const phrase = typed.join(' ')
    const found = [...typed.map((word) => scoresOf(word, index)).reduce(intersect)]
      .map(([game, score]) => ({ game, score: score + bonus(game, phrase) }))
      .sort((one, other) => other.score - one.score || one.game - other.game)
    return found.flatMap(({ game }) => games[game] ?? []).filter((game) => matchesFilter(game, filter))
  }
}

function indexWords(titles: string[], vendorNames: string[]): Map<string, Posting[]> {
  const index = new Map<string, Posting[]>()
  const add = (text: string, posting: Posting) => {
    for (const word of wordsOf(text)) {
      const postings = index.get(word)
      if (postings) postings.push(posting)
      else index.set(word, [posting])
    }
  }
  titles.forEach((title, game) => add(title, { game, weight: TITLE }))
  vendorNames.forEach((name, game) => add(name, { game, weight: VENDOR }))
  return index
}

/** Returns the games with the typed word and their best scores. Edits are allowed only if no word matches as typed. */
function scoresOf(typed: string, index: Map<string, Posting[]>): Map<number, number> {
  const exactScores = collectScores(index, (word) => similarity(typed, word))
  if (exactScores.size > 0 || typed.length < MIN_LENGTH_WITH_EDIT) return exactScores
  return collectScores(index, (word) => (isEditOf(typed, word) ? EDIT : 0))
}

function similarity(typed: string, word: string): number {
  if (word === typed) return EXACT
  if (word.startsWith(typed)) return PREFIX
  return typed.length >= MIN_LENGTH_INSIDE && word.includes(typed) ? INSIDE : 0
}

/** Also compares with the beginning of a longer word, because the word may not be typed to its end. */
const isEditOf = (typed: string, word: string) =>
  word.length >= MIN_LENGTH_WITH_EDIT - 1 &&
  (isOneEditAway(typed, word) || (word.length > typed.length && isOneEditAway(typed, word.slice(0, typed.length))))

function collectScores(index: Map<string, Posting[]>, score: (word: string) => number): Map<number, number> {
  const scores = new Map<number, number>()
  for (const [word, postings] of index) {
    const value = score(word)
    if (value === 0) continue
    for (const { game, weight } of postings) scores.set(game, Math.max(scores.get(game) ?? 0, value * weight))
  }
  return scores
}

function intersect(one: Map<number, number>, other: Map<number, number>): Map<number, number> {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  const scores = new Map<number, number>()
  for (const [game, score] of small) {
    const second = large.get(game)
    if (second !== undefined) scores.set(game, score + second)
  }
  return scores
}

const matchesFilter = (game: Game, filter: GameFilter) =>
  (filter.gameType === undefined || game.gameType === filter.gameType) &&
  (filter.vassalage === undefined || game.vassalage === filter.vassalage) &&
  (filter.classify === undefined || game.classify === filter.classify) &&
  (filter.isHot === undefined || game.isHot === filter.isHot)

export type Catalogue = {
  /** In menu order. */
  vendors: readonly Vendor[]
  /** In default order, category after category. */
  games: readonly Game[]
  byNodeId: ReadonlyMap<number, Game>
  lobbyNodeIds: ReadonlySet<number>
  byCategory: ReadonlyMap<Category, readonly Game[]>
  byVendor: ReadonlyMap<string, readonly Game[]>
  vendorByCode: ReadonlyMap<string, Vendor>
  hot: readonly Game[]
  /** Finds games by title or vendor, best match first. An empty text keeps the default order. */
  search(text: string, filter?: GameFilter): Game[]
}

let cached: Catalogue | undefined

/** Returns the vendors and games, shared by all worlds. Created at the first call; immutable. */
export function catalogue(): Catalogue {
  cached ??= createCatalogue()
  return cached
}

function createCatalogue(): Catalogue {
  const { vendors, shares } = readVendors()
  const { games, hot } = createGames(shares)
  let search: ReturnType<typeof createSearch> | undefined
  return {
    vendors,
    games,
    hot,
    byNodeId: new Map(games.map((game) => [game.nodeId, game])),
    lobbyNodeIds: new Set(vendors.flatMap(({ lobbies }) => lobbies.map(({ nodeId }) => nodeId))),
    byCategory: Map.groupBy(games, (game) => game.gameType),
    byVendor: Map.groupBy(games, (game) => game.vassalage),
    vendorByCode: new Map(vendors.map((vendor) => [vendor.code, vendor])),
    search(text, filter = {}) {
      search ??= createSearch(games, vendors)
      return search(text, filter)
    },
  }
}
