import { useSyncExternalStore } from 'react'
import { session, useSession } from '#api/session.ts'
import { storage } from '#lib/storage.ts'
import { createStore } from '#lib/store.ts'

const changes = createStore(0)
const nobody: string[] = []
const ownerOf = (userName: string | undefined) => userName ?? ''
let seen: { raw: string; ids: string[] } = { raw: '', ids: nobody }

/** The stored list; the same array for as long as nothing changes, as React wants it. */
function idsOf(owner: string) {
  const ids = storage.get('favouriteLotteries')?.[owner] ?? nobody
  const raw = `${owner}:${ids.join()}`
  if (raw !== seen.raw) seen = { raw, ids }
  return seen.ids
}

/** The lotteries marked on this device by the person who is logged in, or by nobody in particular. */
export function useFavouriteLotteries(): string[] {
  const owner = ownerOf(useSession()?.userName)
  return useSyncExternalStore(changes.subscribe, () => idsOf(owner))
}

/** Marks a lottery, or takes its mark away. The gateway has no place for these: they stay on the device. */
export function toggleFavouriteLottery(gameId: number) {
  const owner = ownerOf(session.get()?.userName)
  const id = String(gameId)
  const ids = idsOf(owner)
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [id, ...ids]
  storage.set('favouriteLotteries', { ...storage.get('favouriteLotteries'), [owner]: next })
  changes.set(changes.get() + 1)
}
