import { defaultDialect, isAgent, isTrial, memberType, type MemberInfo } from '@longan/sdk'
import { member } from '@longan/sdk/member'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { config } from '#lib/config.ts'
import { storage } from '#lib/storage.ts'
import { http } from './gateway.ts'
import { session, useSession } from './session.ts'

const isInfo = (stored: unknown): stored is MemberInfo =>
  typeof stored === 'object' && stored !== null && 'account' in stored

function getStored(): MemberInfo | undefined {
  const stored = storage.get('memberInfo')
  return isInfo(stored) ? stored : undefined
}

/** Who the person is; the last known answer is there at once. */
export const memberInfoQuery = () =>
  queryOptions({
    queryKey: ['member', 'info', session.get()?.userName],
    queryFn: async ({ signal }) => {
      const info = await member(http).getInfo({ signal })
      storage.set('memberInfo', info)
      return info
    },
    initialData: getStored,
    initialDataUpdatedAt: 0,
    enabled: Boolean(session.get()),
  })

/** The member's type; the session's until member info has come, so that nobody is a trial player for a moment. */
export function useMemberType() {
  const current = useSession()
  const { data } = useQuery(memberInfoQuery())
  return memberType(data ?? { type: current?.type ?? undefined })
}

/** Whether the person is an agent, as the site's profile reads the types. */
export function useIsAgent() {
  const type = useMemberType()
  return useSession() !== undefined && isAgent(type, { ...defaultDialect, ...config.dialect })
}

/** Whether anything is written to the person: to members, not to guests and trial players. */
export function useHasInbox() {
  const type = useMemberType()
  return useSession() !== undefined && !isTrial(type)
}
