import { useCallback, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { session, useSession } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { storage } from '#lib/storage/storage.ts'
import { createStore } from '#lib/storage/store.ts'

const changes = createStore(0)
const noIds: string[] = []
let cached: { raw: string; ids: string[] } = { raw: '', ids: noIds }

/** Returns the stored list. The array keeps its identity until it changes, as useSyncExternalStore requires. */
function idsOf(owner: string) {
  const ids = storage.get('favouriteLotteries')?.[owner] ?? noIds
  const raw = `${owner}:${ids.join()}`
  if (raw !== cached.raw) cached = { raw, ids }
  return cached.ids
}

export function useFavouriteLotteries(): string[] {
  const owner = useSession()?.userName
  return useSyncExternalStore(changes.subscribe, () => (owner === undefined ? noIds : idsOf(owner)))
}

/** Returns a function that adds or removes a favourite; it sends a guest to the login. */
export function useToggleFavourite() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    (gameId: number) => {
      const member = session.get()
      if (member) return toggle(member.userName, String(gameId))
      session.rememberReturn(pathname + search)
      void navigate(paths.login)
    },
    [navigate, pathname, search],
  )
}

/** The gateway has no operation for it: the list is stored on the device. */
function toggle(owner: string, id: string) {
  const ids = idsOf(owner)
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [id, ...ids]
  storage.set('favouriteLotteries', { ...storage.get('favouriteLotteries'), [owner]: next })
  changes.set(changes.get() + 1)
}
