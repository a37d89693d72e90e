import { session } from '#api/member/session.ts'
import { removeDiacritics } from '#lib/search/remove-diacritics.ts'
import { storage } from '#lib/storage/storage.ts'

const MAX_SEARCHES = 6
const MIN_LENGTH = 2

export const recentSearches = () => storage.get('recentSearches') ?? []

/** Stores a search. A prefix of a stored search, typed on the way to it or back, is not stored on its own. */
function rememberSearch(text: string) {
  const folded = removeDiacritics(text)
  const before = recentSearches()
  if (folded.length < MIN_LENGTH || before.some((one) => removeDiacritics(one).startsWith(folded) && one !== text))
    return
  const others = before.filter((one) => !folded.startsWith(removeDiacritics(one)))
  storage.set('recentSearches', [text.trim(), ...others].slice(0, MAX_SEARCHES))
}

let clearCount = 0

/** Starts a search. The returned function ends and stores it, unless the history was cleared or the session has changed meanwhile. */
export function startSearch(text: string) {
  const before = clearCount
  const token = session.token()
  return () => void (clearCount === before && session.token() === token && rememberSearch(text))
}

export function clearSearches() {
  clearCount++
  storage.remove('recentSearches')
}
