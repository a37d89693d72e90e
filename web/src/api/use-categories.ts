import type { VendorCatalogue } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#i18n/use-language.ts'
import type { Language } from '#lib/money.ts'
import { storage } from '#lib/storage.ts'
import { categoriesQuery, type Category } from './games.queries.ts'

type Known = { categories: Category[]; mapping: VendorCatalogue['mapping'] }

/** Every category with its vendors; those of the last visit until the gateway has told those of today. */
export function useCategories() {
  const language = useLanguage()
  return useQuery({ ...categoriesQuery(language), placeholderData: (before) => before ?? keptCategories(language) })
}

function keptCategories(language: Language): Known | undefined {
  const kept = storage.get('categories') as (Partial<Known> & { language?: unknown }) | null | undefined
  const { categories, mapping } = kept ?? {}
  return kept?.language === language && Array.isArray(categories) && mapping ? { categories, mapping } : undefined
}
