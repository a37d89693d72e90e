import { Search as SearchIcon } from 'lucide-react'
import { useState, useDeferredValue, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/action/button.tsx'
import { Chips } from '#ui/action/chips.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import styles from './games.module.css'
import { useDebouncedSearch } from '#shared/typed-search.tsx'
import { session } from '#api/member/session.ts'
import { removeDiacritics } from '#lib/search/remove-diacritics.ts'
import { storage } from '#lib/storage/storage.ts'

export function GameSearch({ search: { typed, type, open } }: { search: Search }) {
  const { t } = useTranslation('games')
  return (
    <SearchField value={typed} onChange={type} onFocus={open} label={t('searchGames')} placeholder={t('searchGames')} />
  )
}

export function RecentSearches({ search: { typed, type, isOpen } }: { search: Search }) {
  const { t } = useTranslation('games')
  const [, rerender] = useState(0)
  const texts = recentSearches()
  if (!isOpen || typed !== '' || texts.length === 0) return null
  const clear = () => {
    clearSearches()
    rerender((before) => before + 1)
  }
  const choices = texts.map((text) => ({ value: text, label: text, icon: <SearchIcon aria-hidden /> }))
  return (
    <div className={styles.row}>
      <Chips label={t('recentSearches')} choices={choices} value="" onChange={type} />
      <Button variant="quiet" size="small" onClick={clear}>
        {t('clearSearches')}
      </Button>
    </div>
  )
}

type Search = ReturnType<typeof useGameSearch>

/**
 * Search state of a game list. Vendors, hot and personal games are matched on the device at once (deferred rendering); after a
 * debounce the text goes into the address, and the gateway searches for it.
 */
export function useGameSearch(text: string, onSearch: (text: string) => void) {
  const [typed, type] = useDebouncedSearch(text, onSearch)
  const [isOpen, setOpen] = useState(false)
  // A search is stored when it ends, because only then its text is complete.
  useEffect(() => (text ? startSearch(text) : undefined), [text])
  return { typed, deferred: useDeferredValue(typed), type, isOpen, open: () => setOpen(true) }
}

const MAX_SEARCHES = 6
const MIN_LENGTH = 2

const recentSearches = () => storage.get('recentSearches') ?? []

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

function clearSearches() {
  clearCount++
  storage.remove('recentSearches')
}
