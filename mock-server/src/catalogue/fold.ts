/** Lower case without diacritics: `Rồng Vàng` and `rong vang` fold to the same text. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()

/** The words of a folded text. */
export const wordsOf = (folded: string) => folded.match(/[a-z0-9]+/g) ?? []

/** A `fold` that remembers words: titles repeat a few hundred of them thousands of times. */
export function memoFold(): (text: string) => string {
  const known = new Map<string, string>()
  const foldWord = (word: string) => {
    const folded = known.get(word) ?? fold(word)
    known.set(word, folded)
    return folded
  }
  return (text) => text.split(' ').map(foldWord).join(' ')
}

/** Whether one slip (a letter wrong, missing, extra, or two swapped) turns `typed` into `word`. */
export function isOneSlipAway(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start++
  const rest = typed.slice(start)
  const wanted = word.slice(start)
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  )
}
