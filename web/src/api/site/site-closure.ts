import { useSyncExternalStore } from 'react'
import { createStore } from '#lib/storage/store.ts'
import type { SiteClosure } from '../problems.ts'

/**
 * Why the gateway refuses calls although the loaded status does not say so: in some dialects no status means a blocked address, and the
 * status may be refused itself.
 */
export const siteClosure = createStore<SiteClosure | undefined>(undefined)

export const useSiteClosure = () => useSyncExternalStore(siteClosure.subscribe, siteClosure.get)
