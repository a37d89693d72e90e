import type { Category, Classify, Game, Vendor } from './game.ts'
import { fold, isOneSlipAway, memoFold, wordsOf } from './fold.ts'

export type GameFilter = {
  gameType?: Category
  vassalage?: string
  classify?: Classify
  isHot?: boolean
}

/** How well a typed word answers to a word of the index. */
const EXACT = 4
const PREFIX = 3
const INSIDE = 1
const SLIP = 1
/** A title counts more than its vendor, and the words in the order typed count most. */
const TITLE = 2
const VENDOR = 1
const PHRASE_IN_TITLE = 40
const PHRASE_IN_VENDOR = 20
/** A shorter word with a slip could be anything. */
const SHORTEST_WITH_SLIP = 4
/** A shorter piece is inside every other word. */
const SHORTEST_INSIDE = 3

type Posting = { game: number; weight: number }

/** An index over the games: word -> where it occurs. Typing costs one pass over the vocabulary, not over all titles. */
export function createSearch(games: readonly Game[], vendors: readonly Vendor[]) {
  const foldTitle = memoFold()
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
    if (typed.length === 0) return text.trim() === '' ? games.filter((game) => passes(game, filter)) : []
    const phrase = typed.join(' ')
    const found = [...typed.map((word) => scoresOf(word, index)).reduce(both)]
      .map(([game, score]) => ({ game, score: score + bonus(game, phrase) }))
      .sort((one, other) => other.score - one.score || one.game - other.game)
    return found.flatMap(({ game }) => games[game] ?? []).filter((game) => passes(game, filter))
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

/** Every game that has the typed word, with its best score. Slips are only forgiven when nothing fits as typed. */
function scoresOf(typed: string, index: Map<string, Posting[]>): Map<number, number> {
  const asTyped = collect(index, (word) => likeness(typed, word))
  if (asTyped.size > 0 || typed.length < SHORTEST_WITH_SLIP) return asTyped
  return collect(index, (word) => (isSlipOf(typed, word) ? SLIP : 0))
}

function likeness(typed: string, word: string): number {
  if (word === typed) return EXACT
  if (word.startsWith(typed)) return PREFIX
  return typed.length >= SHORTEST_INSIDE && word.includes(typed) ? INSIDE : 0
}

/** A word still being typed may be compared with the beginning of a longer one. */
const isSlipOf = (typed: string, word: string) =>
  word.length >= SHORTEST_WITH_SLIP - 1 &&
  (isOneSlipAway(typed, word) || (word.length > typed.length && isOneSlipAway(typed, word.slice(0, typed.length))))

function collect(index: Map<string, Posting[]>, score: (word: string) => number): Map<number, number> {
  const scores = new Map<number, number>()
  for (const [word, postings] of index) {
    const value = score(word)
    if (value === 0) continue
    for (const { game, weight } of postings) scores.set(game, Math.max(scores.get(game) ?? 0, value * weight))
  }
  return scores
}

/** Games that answer to both words; the scores add up. */
function both(one: Map<number, number>, other: Map<number, number>): Map<number, number> {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  const scores = new Map<number, number>()
  for (const [game, score] of small) {
    const second = large.get(game)
    if (second !== undefined) scores.set(game, score + second)
  }
  return scores
}

const passes = (game: Game, filter: GameFilter) =>
  (filter.gameType === undefined || game.gameType === filter.gameType) &&
  (filter.vassalage === undefined || game.vassalage === filter.vassalage) &&
  (filter.classify === undefined || game.classify === filter.classify) &&
  (filter.isHot === undefined || game.isHot === filter.isHot)
