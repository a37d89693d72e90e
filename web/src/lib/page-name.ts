import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

const name = createStore<string | undefined>(undefined)

/** What the page on screen calls itself, where it knows better than its route. */
export const usePageName = () => useSyncExternalStore(name.subscribe, name.get)

/** Names the page for as long as it is on screen; without a name it is called as its route says. */
export function useSetPageName(text: string | undefined) {
  // The bar with the title stands above the page, outside of it.
  useEffect(() => {
    name.set(text)
    return () => name.set(undefined)
  }, [text])
}
