import { useDeferredValue, useEffect, useState } from 'react'
import { useDebouncedSearch } from '#shared/typed-search.tsx'
import { startSearch } from './recent-searches.ts'

export type GameSearch = ReturnType<typeof useGameSearch>

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
