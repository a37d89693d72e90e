import { QueryClient, type QueryKey, type QueryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetMember } from '@longan/react-query'

type Factory = (...args: object[]) => QueryOptions & { queryKey: QueryKey }
const files = import.meta.glob<Record<string, Factory>>(['../../**/*.queries.ts', '!../../features/demo/**'], {
  eager: true,
})
const factories = Object.values(files).flatMap((file) =>
  Object.entries(file).filter(([name]) => name.endsWith('Query')),
)

test('a logout removes all cached responses except those that are the same for everyone', () => {
  const client = new QueryClient()
  for (const [, queryOf] of factories)
    client.getQueryCache().build(client, queryOf({ kind: 'slots' }, { kind: 'slots' }))
  expect(client.getQueryCache().getAll().length).toBeGreaterThan(20)
  forgetMember(client)
  const remaining = client.getQueryCache().getAll()
  expect(remaining.map(({ queryKey }) => queryKey[0]).toSorted()).toEqual([
    'getCaptcha',
    'getRegistrationRules',
    'getRulebook',
    'getSystemStatus',
    'getWhitelabel',
    'launchGuestSports',
    'listCountries',
    'listHeadIcons',
    'listHotGames',
    'listOpenedNumeros',
    'listWinners',
  ])
})
