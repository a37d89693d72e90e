import { defaultDialect, isAgent, isTrial, memberType, type MemberInfo } from '@longan/sdk'
import { getMemberInfo } from '@longan/react-query/member'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { config } from '#lib/site/config.ts'
import { storage } from '#lib/storage/storage.ts'
import { api } from '../gateway.ts'
import { around } from '../query-options.ts'
import { useModule } from '../site/system.queries.ts'
import { session, useSession } from './session.ts'

const isInfo = (stored: unknown): stored is MemberInfo =>
  typeof stored === 'object' && stored !== null && 'account' in stored

/** The stored response, if it belongs to this account. */
function getStored(userName: string | undefined): MemberInfo | undefined {
  const stored = storage.get('memberInfo')
  return isInfo(stored) && stored.account === userName ? stored : undefined
}

/** The member info; the member's own stored response is shown until the new one arrives. */
export function memberInfoQuery() {
  const { userName } = session.get() ?? {}
  return queryOptions({
    ...around(getMemberInfo.queryOptions(api), { after: (info) => void storage.set('memberInfo', info) }),
    initialData: () => getStored(userName),
    initialDataUpdatedAt: 0,
    enabled: Boolean(userName),
  })
}

/** The member's type; the session's until the member info is loaded, so that no member appears as a trial player. */
export function useMemberType() {
  const current = useSession()
  const { data } = useQuery(memberInfoQuery())
  return memberType(data ?? { type: current?.type ?? undefined })
}

export function useIsAgent() {
  const type = useMemberType()
  return useSession() !== undefined && isAgent(type, { ...defaultDialect, ...config.dialect })
}

/** Returns whether messages exist for this user: only for members, not for guests and trial players. */
export function useHasInbox() {
  const type = useMemberType()
  return useSession() !== undefined && !isTrial(type)
}

/** Returns whether this visitor can have limits: members of a site with responsible gaming, not guests and trial players. */
export function useHasLimits(): boolean {
  const isOn = useModule('RESPGAME3')
  return useHasInbox() && isOn === true
}
