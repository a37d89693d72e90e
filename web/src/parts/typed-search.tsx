import { useEffect, useState } from 'react'
import { SearchField } from '#ui/search-field.tsx'

const patience = 250

type TypedSearchProps = { text: string; label: string; onSearch: (text: string) => void }

/** A search box: what is typed counts a moment after the last key. */
export function TypedSearch({ text, label, onSearch }: TypedSearchProps) {
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  // An address that changed by itself (back, "clear filters") wins over what was typed before.
  if (known !== text) {
    setKnown(text)
    if (typed.trim() !== text) setTyped(text)
  }
  // Time is outside React: the search waits for the fingers to rest.
  useEffect(() => {
    if (typed.trim() === text) return
    const timer = setTimeout(() => onSearch(typed.trim()), patience)
    return () => clearTimeout(timer)
    // A new handler is no new search.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed])
  return <SearchField value={typed} onChange={setTyped} label={label} placeholder={label} />
}
