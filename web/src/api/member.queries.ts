import { queryOptions, useQuery } from '@tanstack/react-query'
import { storage } from '#lib/storage.ts'
import { gateway, type MemberInfo } from './gateway.ts'
import { session, useSession } from './session.ts'

/** Who the person is; the last known answer is there at once. */
export const memberInfoQuery = () =>
  queryOptions({
    queryKey: ['member', 'info', session.get()?.userName],
    queryFn: async () => {
      const info = await gateway.member.getInfo()
      storage.set('memberInfo', info)
      return info
    },
    initialData: () => storage.get('memberInfo') as MemberInfo | undefined,
    initialDataUpdatedAt: 0,
    enabled: Boolean(session.get()),
  })

const agentTypes = new Set([1, 2, 41, 42])

/** The member's type; until member info is there, the session's; 4 when nothing says. */
export function useMemberType() {
  const current = useSession()
  const { data } = useQuery(memberInfoQuery())
  return data ? (data.type ?? 4) : (current?.type ?? 4)
}

export const useIsAgent = () => agentTypes.has(useMemberType())
