import { useSyncExternalStore } from 'react'
import { storage } from '../storage/storage.ts'
import { createStore } from '../storage/store.ts'

const hidden = createStore(storage.get('balanceHidden') === '1')

/** Returns whether amounts of money are masked. The choice applies everywhere and survives a reload. */
export function useBalanceHidden() {
  const value = useSyncExternalStore(hidden.subscribe, hidden.get)
  const change = (next: boolean) => {
    storage.set('balanceHidden', next ? '1' : '0')
    hidden.set(next)
  }
  return [value, change] as const
}
