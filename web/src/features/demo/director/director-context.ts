import { createContext, use } from 'react'
import type { Told } from './changes.ts'

/** What was heard of the world last; nothing before the first time. */
export const Heard = createContext<Told | undefined>(undefined)
export const useHeard = () => use(Heard)
