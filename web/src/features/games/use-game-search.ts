import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { allGamesQuery } from '#api/all-games.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useDebouncedSearch } from '#shared/typed-search.tsx'
import { startSearch } from './recent-searches.ts'

/** With data saver on, the full list is not loaded for a search. */
const isSavingData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

export type GameSearch = ReturnType<typeof useGameSearch>

/** The list to search: a category or all games; the gateway's full list, or a personal one. */
type SearchedList = { gameType: string | undefined; isFullList: boolean }

/**
 * Search state of a game list. Typed text is matched on the device at once (deferred rendering) and goes into the
 * address after a debounce. The full list is prefetched when the field gets focus.
 */
export function useGameSearch(text: string, onSearch: (text: string) => void, list: SearchedList) {
  const [typed, type] = useDebouncedSearch(text, onSearch)
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  const language = useLanguage()
  // A search is stored when it ends, because only then its text is complete.
  useEffect(() => (text ? startSearch(text) : undefined), [text])
  const open = () => {
    setOpen(true)
    if (list.isFullList && !isSavingData())
      void client.prefetchQuery(allGamesQuery({ gameType: list.gameType }, language))
  }
  return { typed, deferred: useDeferredValue(typed), type, isOpen, open }
}
