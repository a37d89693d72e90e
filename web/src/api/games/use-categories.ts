import type { VendorCatalogue } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage } from '#i18n/use-language.ts'
import type { Language } from '#lib/money/money.ts'
import { storage } from '#lib/storage/storage.ts'
import { categoriesQuery, type Category } from './games.queries.ts'

type StoredCategories = { categories: Category[]; mapping: VendorCatalogue['mapping'] }

/** Every category with its vendors, stored for the next visit. Those of the last visit are shown until the response arrives. */
export function useCategories() {
  const language = useLanguage()
  const query = useQuery({ ...categoriesQuery(language), placeholderData: (before) => before ?? getStored(language) })
  const { data, isPlaceholderData } = query
  useEffect(() => {
    if (data && !isPlaceholderData) storage.set('categories', { language, ...data })
  }, [data, isPlaceholderData, language])
  return query
}

function getStored(language: Language): StoredCategories | undefined {
  const stored = storage.get('categories') as (Partial<StoredCategories> & { language?: unknown }) | null | undefined
  const { categories, mapping } = stored ?? {}
  return stored?.language === language && Array.isArray(categories) && mapping ? { categories, mapping } : undefined
}
