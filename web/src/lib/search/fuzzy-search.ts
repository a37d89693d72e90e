import { createDiacriticsRemover, removeDiacritics } from './remove-diacritics.ts'

const EXACT = 8
const PREFIX = 6
const INFIX = 3
const TYPO = 2
/** A name counts more than a keyword; a phrase in the typed order counts most. */
const NAME = 2
const KEYWORDS = 1
const PHRASE = 60
/** Shorter infixes match almost every word. */
const MIN_INFIX_LENGTH = 3

type Posting = { at: number; weight: number }
type Scores = Map<number, number>
type WordIndex = { words: Map<string, Posting[]>; names: string[] }
type SearchTexts = { name: string; keywords?: string | undefined }

const splitWords = (folded: string) => folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/**
 * Creates a search that tolerates missing diacritics, any word order, an incomplete last word, words written together, and one or two typos if there is no
 * exact match. Results are sorted by score, then by the given order; an empty text finds nothing. A search visits each distinct word once, not each name.
 * The words are collected by the first search: most visits of a page search for nothing.
 */
export function createFuzzySearch<Item>(items: readonly Item[], textsOf: (item: Item) => SearchTexts) {
  let index: WordIndex | undefined
  return function find(text: string): Item[] {
    if (text.trim() === '') return []
    const typed = splitWords(removeDiacritics(text))
    if (typed.length === 0) return []
    const { words, names } = (index ??= indexWords(items.map(textsOf)))
    const scores = typed.map((word) => scoresOf(word, words)).reduce(intersectScores)
    addPhrase(scores, names, typed.join(''))
    return [...scores]
      .toSorted(([at, score], [other, otherScore]) => otherScore - score || at - other)
      .map(([at]) => items[at]!)
  }
}

function indexWords(texts: readonly SearchTexts[]): WordIndex {
  const foldText = createDiacriticsRemover()
  const words = new Map<string, Posting[]>()
  const names: string[] = []
  const add = (folded: string, posting: Posting) => {
    for (const word of splitWords(folded)) {
      const postings = words.get(word)
      if (postings) postings.push(posting)
      else words.set(word, [posting])
    }
  }
  texts.forEach(({ name, keywords = '' }, at) => {
    const folded = foldText(name)
    names.push(splitWords(folded).join(''))
    add(folded, { at, weight: NAME })
    add(foldText(keywords), { at, weight: KEYWORDS })
  })
  return { words, names }
}

function addPhrase(scores: Scores, names: readonly string[], phrase: string) {
  if (phrase.length < MIN_INFIX_LENGTH) return
  names.forEach((name, at) => {
    const place = name.indexOf(phrase)
    if (place >= 0) scores.set(at, (scores.get(at) ?? 0) + PHRASE + (place === 0 ? 1 : 0))
  })
}

function scoresOf(typed: string, words: Map<string, Posting[]>): Scores {
  const asTyped = collect(words, (word) => matchScore(typed, word))
  if (asTyped.size > 0) return asTyped
  return collect(words, (word) => TYPO / (editDistance(typed, word) ?? Infinity))
}

function matchScore(typed: string, word: string): number {
  if (word === typed) return EXACT
  if (word.startsWith(typed)) return PREFIX
  return typed.length >= MIN_INFIX_LENGTH && word.includes(typed) ? INFIX : 0
}

function collect(words: Map<string, Posting[]>, scoreOf: (word: string) => number): Scores {
  const scores: Scores = new Map()
  for (const [word, postings] of words) {
    const value = scoreOf(word)
    if (value === 0) continue
    for (const { at, weight } of postings) scores.set(at, Math.max(scores.get(at) ?? 0, value * weight))
  }
  return scores
}

function intersectScores(one: Scores, other: Scores): Scores {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  const scores: Scores = new Map()
  for (const [at, score] of small) {
    const second = large.get(at)
    if (second !== undefined) scores.set(at, score + second)
  }
  return scores
}

/** Short words must match exactly; long words may have two typos. */
const maxDistance = (typed: string) => (typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2)

/**
 * Returns the number of typos (wrong, missing, extra or swapped letters) between the typed text and a word or a prefix of it, since it may still be being typed.
 * Undefined if there are too many, or if the first letter differs.
 */
export function editDistance(typed: string, word: string): number | undefined {
  const max = maxDistance(typed)
  if (max === 0 || word.length < typed.length - max || !hasSimilarStart(typed, word)) return undefined
  const distance = Math.min(...prefixDistances(typed, word.slice(0, typed.length + max)))
  return distance <= max ? distance : undefined
}

/** The first letter is rarely mistyped, and then by a swap with the second. */
const hasSimilarStart = (typed: string, word: string) =>
  typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0])

/** Returns the distances between `typed` and every prefix of `word`, beginning with the empty one (Damerau, optimal string alignment). */
function prefixDistances(typed: string, word: string): number[] {
  let previousRow: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let at = 1; at <= typed.length; at++) {
    const next = [at]
    for (let to = 1; to <= word.length; to++) {
      const isSame = typed[at - 1] === word[to - 1]
      let cost = Math.min(next[to - 1]! + 1, row[to]! + 1, row[to - 1]! + (isSame ? 0 : 1))
      const isSwapped = at > 1 && to > 1 && typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1]
      if (isSwapped) cost = Math.min(cost, previousRow[to - 2]! + 1)
      next.push(cost)
    }
    previousRow = row
    row = next
  }
  return row
}
