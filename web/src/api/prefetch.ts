import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#lib/money.ts'

/** Prefetches the data a page shows first. */
export type Prefetch = (client: QueryClient, language: Language) => Promise<unknown>
