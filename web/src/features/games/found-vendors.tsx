import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { categoriesQuery } from '#api/games.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { createFinder } from '#lib/fuzzy-search.ts'
import { VendorTiles } from './vendor-tiles.tsx'

const most = 4

/** The vendors that answer to a text, of one category or of all. */
export function useFoundVendors(text: string, gameType: string | undefined) {
  const { data } = useQuery(categoriesQuery(useLanguage()))
  const find = useMemo(() => {
    const all = data?.categories.flatMap(({ vendors }) => vendors) ?? []
    const wanted = all.filter((vendor) => !gameType || vendor.gameType === gameType)
    return createFinder(wanted, ({ displayName, vassalage }) => ({ name: displayName, more: vassalage }))
  }, [data, gameType])
  return useMemo(() => find(text).slice(0, most), [find, text])
}

/** Those vendors as tiles above what else was found. */
export function FoundVendors({ vendors }: { vendors: ReturnType<typeof useFoundVendors> }) {
  if (vendors.length === 0) return null
  return <VendorTiles vendors={vendors} withCategory />
}
