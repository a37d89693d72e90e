import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'

export type Prefetch = (client: QueryClient, language: Language) => Promise<unknown>
