import * as storageKeys from '#lib/storage/storage-keys.ts'

const isLanguage = (text: string | undefined) => text === 'VI' || text === 'EN'

/**
 * Stores the language of a demo before the page is shown: that of `?lang=en`, which is removed from the address, or on a first visit that of
 * the browser. Without either the site's own language is used.
 */
export function chooseDemoLanguage() {
  const address = new URL(location.href)
  const wanted = address.searchParams.get('lang')?.toUpperCase()
  address.searchParams.delete('lang')
  if (wanted !== undefined) history.replaceState(history.state, '', address)
  try {
    const known = isLanguage(wanted) ? wanted : localStorage.getItem(storageKeys.language)
    const language = known ?? navigator.languages.map((one) => one.slice(0, 2).toUpperCase()).find(isLanguage)
    if (language) localStorage.setItem(storageKeys.language, language)
  } catch {
    // The storage is blocked.
  }
}
