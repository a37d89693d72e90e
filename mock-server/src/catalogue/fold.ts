/** Converts to lower case without diacritics: `Rồng Vàng` becomes `rong vang`. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()

export const wordsOf = (folded: string) => folded.match(/[a-z0-9]+/g) ?? []

/** Creates a `fold` with a cache per word: titles repeat a few hundred words thousands of times. */
export function createCachedFold(): (text: string) => string {
  const known = new Map<string, string>()
  const foldWord = (word: string) => {
    const folded = known.get(word) ?? fold(word)
    known.set(word, folded)
    return folded
  }
  return (text) => text.split(' ').map(foldWord).join(' ')
}

/** True if one edit turns `typed` into `word`: a letter replaced, missing or extra, or two swapped. */
export function isOneEditAway(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start++
  const rest = typed.slice(start)
  const expected = word.slice(start)
  return (
    rest.slice(1) === expected.slice(1) ||
    rest.slice(1) === expected ||
    rest === expected.slice(1) ||
    (rest[0] === expected[1] && rest[1] === expected[0] && rest.slice(2) === expected.slice(2))
  )
}
