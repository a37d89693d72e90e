/** Lower case without diacritics: "Rồng Vàng" and "rong vang" are equal. */
export const removeDiacritics = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase().trim()

/** As `removeDiacritics`, but cached word by word: thousands of names consist of some hundred words. */
export function createDiacriticsRemover() {
  const cache = new Map<string, string>()
  const convert = (word: string) => {
    const text = cache.get(word) ?? removeDiacritics(word)
    cache.set(word, text)
    return text
  }
  return (text: string) => text.split(/\s+/).map(convert).join(' ')
}
