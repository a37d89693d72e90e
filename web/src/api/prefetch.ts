import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#lib/money.ts'

/** Asks what a page shows first, so that its screen finds it there. */
export type Prefetch = (client: QueryClient, language: Language) => Promise<unknown>
