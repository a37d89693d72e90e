import { getMemberIcon, setMemberIcon } from '@longan/react-query/profile'
import { listHeadIcons } from '@longan/react-query/site'
import { api } from '#api/gateway.ts'
import { session } from '#api/member/session.ts'

export const headIconsQuery = () => ({ ...listHeadIcons.queryOptions(api), staleTime: Infinity })

/** The id of the member's picture; `default` means none. */
export const iconQuery = () => ({
  ...getMemberIcon.queryOptions(api),
  enabled: Boolean(session.get()),
  staleTime: Infinity,
})

/** Changes the member's picture at once. */
export const chooseIcon = () =>
  setMemberIcon.mutationOptions(api, {
    optimistic: (client, { input }) => void client.setQueryData(iconQuery().queryKey, input),
  })
