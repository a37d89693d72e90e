import { useEffect, useEffectEvent, useState } from 'react'
import { SearchField } from '#ui/search-field.tsx'

const DEFAULT_DELAY = 250

type TypedSearchProps = {
  text: string
  label: string
  onSearch: (text: string) => void
  /** How long the fingers rest before it counts, ms. */
  delay?: number
}

/** What is typed into a search box, which counts a moment after the last key. */
export function useDebouncedSearch(text: string, onSearch: (text: string) => void, patience = DEFAULT_DELAY) {
  const [typed, setTyped] = useState(text)
  const [previousText, setPreviousText] = useState(text)
  const [lastSearch, setLastSearch] = useState(text)
  // An address that changed by itself (back, "clear filters") wins over what was typed before; one that this box has changed
  // does not: on a slow phone more has been typed by then.
  if (previousText !== text) {
    setPreviousText(text)
    setLastSearch(text)
    if (text !== lastSearch) setTyped(text)
  }
  // What else was tapped while the fingers rest stands: the search is added to the page as it is by then.
  const search = useEffectEvent(onSearch)
  // Time is outside React: the search waits for the fingers to rest.
  useEffect(() => {
    if (typed.trim() === text) return
    const { pathname } = location
    const timer = setTimeout(() => {
      // Whoever has tapped something meanwhile is on the way to another page, which is not to be searched.
      if (location.pathname !== pathname) return
      setLastSearch(typed.trim())
      search(typed.trim())
    }, patience)
    return () => clearTimeout(timer)
    // Nothing but keys is a new search.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed])
  return [typed, setTyped] as const
}

/** A search box of its own. */
export function TypedSearch({ text, label, onSearch, delay: patience }: TypedSearchProps) {
  const [typed, setTyped] = useDebouncedSearch(text, onSearch, patience)
  return <SearchField value={typed} onChange={setTyped} label={label} placeholder={label} />
}
