/** Lower case without marks: "Rồng Vàng" and "rong vang" are the same. */
export const removeDiacritics = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase().trim()

/** As `fold`, word by word: thousands of names are made of some hundred words. */
export function createDiacriticsRemover() {
  const cache = new Map<string, string>()
  const convert = (word: string) => {
    const text = cache.get(word) ?? removeDiacritics(word)
    cache.set(word, text)
    return text
  }
  return (text: string) => text.split(/\s+/).map(convert).join(' ')
}
