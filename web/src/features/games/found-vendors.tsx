import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { categoriesQuery } from '#api/games/games.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { createFuzzySearch } from '#lib/search/fuzzy-search.ts'
import { VendorTiles } from './vendor-tiles.tsx'

const MAX_VENDORS = 4

export function useFoundVendors(text: string, gameType: string | undefined) {
  const { data } = useQuery(categoriesQuery(useLanguage()))
  const find = useMemo(() => {
    const all = data?.categories.flatMap(({ vendors }) => vendors) ?? []
    const candidates = all.filter((vendor) => !gameType || vendor.gameType === gameType)
    return createFuzzySearch(candidates, ({ displayName, vassalage }) => ({ name: displayName, keywords: vassalage }))
  }, [data, gameType])
  return useMemo(() => find(text).slice(0, MAX_VENDORS), [find, text])
}

export function FoundVendors({ vendors }: { vendors: ReturnType<typeof useFoundVendors> }) {
  if (vendors.length === 0) return null
  return <VendorTiles vendors={vendors} withCategory />
}
