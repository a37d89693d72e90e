import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { removeGamePages } from '#api/games/games.queries.ts'
import { session } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'

export const listTypes = ['all', 'hot', 'recent', 'fav', 'search'] as const
export type ListType = (typeof listTypes)[number]

/** Sort orders; the default is the operator's order. */
export const sortKeys = ['name', 'new', 'hot'] as const
export type SortKey = (typeof sortKeys)[number]

const personalTypes: readonly ListType[] = ['recent', 'fav']

/** Filter of a game list. It is stored in the address, so that links and back navigation restore it. */
export type GameFilter = {
  type: ListType
  vassalage?: string
  vendor?: string
  gameClass?: string
  sort?: SortKey
  q: string
}

export const needsLogin = (type: ListType) => personalTypes.includes(type) && !session.get()

/**
 * Returns the filter in the address and a function that changes it. A guest is sent to the login for a personal list.
 */
export function useGameFilter() {
  const [query, setQuery] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const vassalage = query.get('vassalage') ?? undefined
  const type = listTypes.find((one) => one === query.get('type'))
  const sort = sortKeys.find((one) => one === query.get('sort'))
  const [vendor, gameClass] = ['vendor', 'gameClass'].map((name) => query.get(name) ?? undefined)
  const refined = { vassalage, vendor, gameClass, sort }
  const filter: Partial<GameFilter> & { q: string } = { type, ...refined, q: query.get('q') ?? '' }

  const change = (next: Partial<GameFilter>) => {
    const changed = new URLSearchParams(query)
    Object.entries(next).forEach(([key, value]) => (value ? changed.set(key, value) : changed.delete(key)))
    if (next.type && needsLogin(next.type)) {
      session.rememberReturn(`${pathname}?${changed}`)
      return void navigate(paths.login)
    }
    // Another list starts at its top; back navigation still finds the loaded pages.
    if (next.type) removeGamePages(client)
    setQuery(changed, { replace: true })
  }
  return { filter, change, gameType: query.get('gameType') }
}
