/** Lower case without marks: "Rồng Vàng" and "rong vang" are the same. */
export const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase().trim()

/** As `fold`, word by word: thousands of names are made of some hundred words. */
export function createFold() {
  const known = new Map<string, string>()
  const folded = (word: string) => {
    const text = known.get(word) ?? fold(word)
    known.set(word, text)
    return text
  }
  return (text: string) => text.split(/\s+/).map(folded).join(' ')
}
