import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#ui/search-field.tsx'

const patience = 250

/** The search box: what is typed goes into the address a moment after the last key. */
export function GameSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation('games')
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
  return <SearchField value={typed} onChange={setTyped} label={t('searchGames')} placeholder={t('searchGames')} />
}
