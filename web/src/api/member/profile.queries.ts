import type { MemberUpdate } from '@longan/sdk'
import { member } from '@longan/sdk/member'
import { profile } from '@longan/sdk/profile'
import { site } from '@longan/sdk/site'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { http } from '../gateway.ts'
import { memberInfoQuery } from './member.queries.ts'
import { optimisticUpdate } from '../optimistic-update.ts'
import { session } from './session.ts'

export const headIconsQuery = () =>
  queryOptions({
    queryKey: ['site', 'head-icons'],
    meta: { of: 'site' },
    queryFn: ({ signal }) => site(http).listHeadIcons({ signal }),
    staleTime: Infinity,
  })

/** The id of the member's picture; `default` means none. */
export const iconQuery = () =>
  queryOptions({
    queryKey: ['member', 'icon', session.get()?.userName],
    queryFn: ({ signal }) => profile(http).getIcon({ signal }),
    enabled: Boolean(session.get()),
    staleTime: Infinity,
  })

/** Changes the member's picture at once; an error restores the old one and asks the gateway again, because the change may have arrived. */
export const chooseIcon = (client: QueryClient) => {
  const { queryKey } = iconQuery()
  return mutationOptions({
    ...optimisticUpdate<string>(client, {
      of: queryKey,
      apply: (icon) => void client.setQueryData(queryKey, icon),
    }),
    mutationFn: (icon: string) => profile(http).setIcon(icon),
    onSettled: (_data, error) => (error ? client.invalidateQueries({ queryKey }) : undefined),
  })
}

export const updateProfile = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (changes: MemberUpdate) => member(http).update(changes),
    onSuccess: () => client.invalidateQueries({ queryKey: memberInfoQuery().queryKey }),
  })

export const setMailLanguage = () =>
  mutationOptions({ mutationFn: (language: Language) => profile(http).setLanguage(language) })
