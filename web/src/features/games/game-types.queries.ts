import type { GameTypes } from '@longan/sdk'
import { listGameTypes } from '@longan/react-query/games'
import { queryOptions } from '@tanstack/react-query'
import { storage } from '#lib/storage/storage.ts'
import { api } from '#api/gateway.ts'
import { around } from '#api/query-options.ts'

const isTypes = (stored: unknown): stored is GameTypes =>
  typeof stored === 'object' && stored !== null && 'content' in stored

function getStored(): GameTypes | undefined {
  const stored = storage.get('vendorGameTypes')
  return isTypes(stored) ? stored : undefined
}

/** The game classes of each vendor, by category. The stored response is shown until the new one arrives. */
export const gameTypesQuery = () =>
  queryOptions({
    ...around(listGameTypes.queryOptions(api), { after: (types) => void storage.set('vendorGameTypes', types) }),
    initialData: getStored,
    initialDataUpdatedAt: 0,
    staleTime: 10 * 60_000,
  })

export function classesIn(
  { content }: GameTypes,
  { category = '', vassalage }: { category?: string; vassalage?: string },
) {
  const vendors = content[category] ?? {}
  const classes = vassalage ? (vendors[vassalage] ?? []) : Object.values(vendors).flat()
  return [...new Set(classes)]
}
