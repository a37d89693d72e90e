import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { wholeListQuery } from '#api/whole-list.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useTyped } from '#shared/typed-search.tsx'
import { beginSearch } from './recent-searches.ts'

/** Whoever pays for what comes over the air is not sent a whole list for a search. */
const isThrifty = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

export type GameSearch = ReturnType<typeof useGameSearch>

/** Where is searched: in a category, or in all; in everything the gateway has, or in a list of its own. */
type SearchedList = { gameType: string | undefined; isWhole: boolean }

/**
 * The search of a list. What stands in the box is looked for on the phone at once, the drawing behind the keys; what stands
 * there when the fingers rest goes into the address. From the first touch on, the list that is searched is on its way.
 */
export function useGameSearch(text: string, onSearch: (text: string) => void, list: SearchedList) {
  const [typed, type] = useTyped(text, onSearch)
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  const language = useLanguage()
  // A search counts when it is over: another one, or another page. Only then the last letter is there.
  useEffect(() => (text ? beginSearch(text) : undefined), [text])
  const open = () => {
    setOpen(true)
    if (list.isWhole && !isThrifty()) void client.prefetchQuery(wholeListQuery({ gameType: list.gameType }, language))
  }
  return { typed, shown: useDeferredValue(typed), type, isOpen, open }
}
