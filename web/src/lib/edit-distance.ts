/** A shorter word with a slip could be anything; in a long one two are forgiven. */
const allowed = (typed: string) => (typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2)

/**
 * How many slips lie between what was typed and a word, or the beginning of it, since it may still be being typed: a letter
 * wrong, missing, too many, or two swapped. Nothing when it is more than is forgiven, or the first letter is another one.
 */
export function editDistance(typed: string, word: string): number | undefined {
  const most = allowed(typed)
  if (most === 0 || word.length < typed.length - most || !startsAlike(typed, word)) return undefined
  const slips = Math.min(...distances(typed, word.slice(0, typed.length + most)))
  return slips <= most ? slips : undefined
}

/** People mistype the first letter of a word seldom, and then by swapping it. */
const startsAlike = (typed: string, word: string) =>
  typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0])

/** The slips between `typed` and every beginning of `word`, the empty one first (Damerau, optimal string alignment). */
function distances(typed: string, word: string): number[] {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let at = 1; at <= typed.length; at++) {
    const next = [at]
    for (let to = 1; to <= word.length; to++) {
      const isSame = typed[at - 1] === word[to - 1]
      let least = Math.min(next[to - 1]! + 1, row[to]! + 1, row[to - 1]! + (isSame ? 0 : 1))
      const isSwapped = at > 1 && to > 1 && typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1]
      if (isSwapped) least = Math.min(least, before[to - 2]! + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row
}
