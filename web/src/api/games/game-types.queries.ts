import type { GameTypes } from '@longan/sdk'
import { games } from '@longan/sdk/games'
import { queryOptions } from '@tanstack/react-query'
import { storage } from '#lib/storage/storage.ts'
import { http } from '../gateway.ts'

function store(types: GameTypes) {
  storage.set('vendorGameTypes', types)
  return types
}

const isTypes = (stored: unknown): stored is GameTypes =>
  typeof stored === 'object' && stored !== null && 'content' in stored

function getStored(): GameTypes | undefined {
  const stored = storage.get('vendorGameTypes')
  return isTypes(stored) ? stored : undefined
}

/** The game classes of each vendor, by category. The stored response is shown until the new one arrives. */
export const gameTypesQuery = () =>
  queryOptions({
    queryKey: ['games', 'types'],
    queryFn: async ({ signal }) => store(await games(http).listTypes({ signal })),
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
