import { useEffect, useEffectEvent, useState } from 'react'
import { SearchField } from '#ui/form/search-field.tsx'

const DEFAULT_DELAY = 250

type TypedSearchProps = {
  text: string
  label: string
  onSearch: (text: string) => void
  /** The delay after the last key, ms. */
  delay?: number
}

export function useDebouncedSearch(text: string, onSearch: (text: string) => void, delay = DEFAULT_DELAY) {
  const [typed, setTyped] = useState(text)
  const [previousText, setPreviousText] = useState(text)
  const [lastSearch, setLastSearch] = useState(text)
  // A changed URL (back, "clear filters") replaces the typed text, unless this box made the change: on a slow phone more may have been typed since.
  if (previousText !== text) {
    setPreviousText(text)
    setLastSearch(text)
    if (text !== lastSearch) setTyped(text)
  }
  // The search applies to the page as it is when the delay ends, including other changes made since.
  const search = useEffectEvent(onSearch)
  // Nothing but keys is a new search.
  const schedule = useEffectEvent((next: string) => {
    if (next === text) return
    const { pathname } = location
    return setTimeout(() => {
      // After a navigation the new page must not be searched.
      if (location.pathname !== pathname) return
      setLastSearch(next)
      search(next)
    }, delay)
  })
  useEffect(() => {
    const timer = schedule(typed.trim())
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped] as const
}

export function TypedSearch({ text, label, onSearch, delay }: TypedSearchProps) {
  const [typed, setTyped] = useDebouncedSearch(text, onSearch, delay)
  return <SearchField value={typed} onChange={setTyped} label={label} placeholder={label} />
}
