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
