import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'

/** Fetches the first data of a page, by its path. */
export type Prefetch = (client: QueryClient, language: Language, path: string) => Promise<unknown>
