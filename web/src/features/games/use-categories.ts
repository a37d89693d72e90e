import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLanguage } from '#i18n/i18n.ts'
import type { Language } from '#lib/money/money.ts'
import { storage } from '#lib/storage/storage.ts'
import { categoriesQuery, type Categories } from '#api/games/games.queries.ts'

/** Every category with its vendors, stored for the next visit. Those of the last visit are shown until the response arrives. */
export function useCategories() {
  const language = useLanguage()
  const { data, isPlaceholderData, isPending, error, isFetching, refetch } = useQuery(categoriesQuery(language))
  const stored = useMemo(() => getStored(language), [language])
  useEffect(() => {
    if (data && !isPlaceholderData) storage.set('categories', { language, ...data })
  }, [data, isPlaceholderData, language])
  return { data: data ?? stored, isPending: isPending && !stored, error, isFetching, refetch }
}

function getStored(language: Language): Categories | undefined {
  const stored = storage.get('categories') as (Partial<Categories> & { language?: unknown }) | null | undefined
  const { categories, mapping } = stored ?? {}
  return stored?.language === language && Array.isArray(categories) && mapping ? { categories, mapping } : undefined
}
