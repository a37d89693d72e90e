import { fold } from '#lib/fold.ts'
import { storage } from '#lib/storage.ts'

const most = 6
const shortest = 2

/** What was searched for on this phone, the latest first. */
export const recentSearches = () => storage.get('recentSearches') ?? []

/** Keeps what was searched for. What was only on the way to a longer text, or back from one, is none of its own. */
function rememberSearch(text: string) {
  const words = fold(text)
  const before = recentSearches()
  if (words.length < shortest || before.some((one) => fold(one).startsWith(words) && one !== text)) return
  const others = before.filter((one) => !words.startsWith(fold(one)))
  storage.set('recentSearches', [text.trim(), ...others].slice(0, most))
}

let timesForgotten = 0

/** What it answers ends the search: it is kept then, unless all were forgotten meanwhile. */
export function beginSearch(text: string) {
  const before = timesForgotten
  return () => void (timesForgotten === before && rememberSearch(text))
}

export function forgetSearches() {
  timesForgotten++
  storage.remove('recentSearches')
}
