import { createContext, use } from 'react'
import type { WorldUpdate } from './world-changes.ts'

export const WorldUpdateContext = createContext<WorldUpdate | undefined>(undefined)
export const useWorldUpdate = () => use(WorldUpdateContext)
