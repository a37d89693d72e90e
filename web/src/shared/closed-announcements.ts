import { useSyncExternalStore } from 'react'
import { storage } from '#lib/storage/storage.ts'
import { createStore } from '#lib/storage/store.ts'

const ids = createStore<readonly string[]>(storage.get('closedAnnouncements') ?? [])

/** The announcements that were closed in this tab, also by another person: they belong to the site. A logout empties the session storage, but not this list. */
export const closedAnnouncements = {
  add(id: string) {
    const all = [...ids.get(), id]
    storage.set('closedAnnouncements', all)
    ids.set(all)
  },
  /** Reads the list again, as a reload of the page does. */
  reload: () => ids.set(storage.get('closedAnnouncements') ?? []),
}

export const useClosedAnnouncements = () => useSyncExternalStore(ids.subscribe, ids.get)
