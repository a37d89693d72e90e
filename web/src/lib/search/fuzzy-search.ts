import { createDiacriticsRemover, removeDiacritics } from './remove-diacritics.ts'
import { editDistance } from './edit-distance.ts'

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
type SearchTexts = { name: string; keywords?: string | undefined }

const splitWords = (folded: string) => folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/**
 * Creates a search that tolerates missing diacritics, any word order, an incomplete last word, words written together, and one or two typos if there is no
 * exact match. Results are sorted by score, then by the given order; an empty text finds nothing. A search visits each distinct word once, not each name.
 */
export function createFuzzySearch<Item>(items: readonly Item[], textsOf: (item: Item) => SearchTexts) {
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
  items.forEach((item, at) => {
    const { name, keywords = '' } = textsOf(item)
    const folded = foldText(name)
    names.push(splitWords(folded).join(''))
    add(folded, { at, weight: NAME })
    add(foldText(keywords), { at, weight: KEYWORDS })
  })

  return function find(text: string): Item[] {
    const typed = splitWords(removeDiacritics(text))
    if (typed.length === 0) return []
    const scores = typed.map((word) => scoresOf(word, words)).reduce(intersectScores)
    addPhrase(scores, names, typed.join(''))
    return [...scores]
      .toSorted(([at, score], [other, otherScore]) => otherScore - score || at - other)
      .map(([at]) => items[at]!)
  }
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
