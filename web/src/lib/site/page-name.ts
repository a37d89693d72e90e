import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../storage/store.ts'

const name = createStore<string | undefined>(undefined)

/** The name set by the current page; undefined if it uses the title of its route. */
export const usePageName = () => useSyncExternalStore(name.subscribe, name.get)

export function useSetPageName(text: string | undefined) {
  // The title bar is outside of the page.
  useEffect(() => {
    name.set(text)
    return () => name.set(undefined)
  }, [text])
}
