import { useSyncExternalStore } from 'react'
import { session, useSession } from '#api/session.ts'
import { storage } from '#lib/storage.ts'
import { createStore } from '#lib/store.ts'

const changes = createStore(0)
const noIds: string[] = []
const ownerOf = (userName: string | undefined) => userName ?? ''
let cached: { raw: string; ids: string[] } = { raw: '', ids: noIds }

/** Returns the stored list. The array keeps its identity until it changes, as useSyncExternalStore requires. */
function idsOf(owner: string) {
  const ids = storage.get('favouriteLotteries')?.[owner] ?? noIds
  const raw = `${owner}:${ids.join()}`
  if (raw !== cached.raw) cached = { raw, ids }
  return cached.ids
}

export function useFavouriteLotteries(): string[] {
  const owner = ownerOf(useSession()?.userName)
  return useSyncExternalStore(changes.subscribe, () => idsOf(owner))
}

/** Adds or removes a favourite. The gateway has no operation for it: the list is stored on the device. */
export function toggleFavouriteLottery(gameId: number) {
  const owner = ownerOf(session.get()?.userName)
  const id = String(gameId)
  const ids = idsOf(owner)
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [id, ...ids]
  storage.set('favouriteLotteries', { ...storage.get('favouriteLotteries'), [owner]: next })
  changes.set(changes.get() + 1)
}
