import { QueryClient, type QueryKey, type QueryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetMember } from './forget-member.ts'

type Factory = (...args: object[]) => QueryOptions & { queryKey: QueryKey }
const files = import.meta.glob<Record<string, Factory>>('../*/*.queries.ts', { eager: true })
const factories = Object.values(files).flatMap((file) =>
  Object.entries(file).filter(([name]) => name.endsWith('Query')),
)

test('a logout removes all cached responses except those that are the same for everyone', () => {
  const client = new QueryClient()
  for (const [, queryOf] of factories) client.getQueryCache().build(client, queryOf({}, {}))
  expect(client.getQueryCache().getAll().length).toBeGreaterThan(20)
  forgetMember(client)
  const remaining = client.getQueryCache().getAll()
  expect(remaining.map(({ queryKey }) => queryKey.slice(0, 2).join(' ')).toSorted()).toEqual([
    'banks [object Object]',
    'content promotions',
    'referralEstimates',
    'referralRules [object Object]',
    'registration rules',
    'site head-icons',
    'system access',
    'system countries',
    'system menu',
    'system status',
    'system templates',
    'wallets single',
  ])
})
