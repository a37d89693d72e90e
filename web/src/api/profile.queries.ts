import type { MemberUpdate } from '@longan/sdk'
import { member } from '@longan/sdk/member'
import { profile } from '@longan/sdk/profile'
import { site } from '@longan/sdk/site'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money.ts'
import { http } from './gateway.ts'
import { memberInfoQuery } from './member.queries.ts'
import { session } from './session.ts'

/** The pictures that members may choose from. */
export const headIconsQuery = () =>
  queryOptions({
    queryKey: ['site', 'head-icons'],
    meta: { of: 'site' },
    queryFn: ({ signal }) => site(http).listHeadIcons({ signal }),
    staleTime: Infinity,
  })

/** The id of the picture that the member has chosen; `default` is none. */
export const iconQuery = () =>
  queryOptions({
    queryKey: ['member', 'icon', session.get()?.userName],
    queryFn: ({ signal }) => profile(http).getIcon({ signal }),
    enabled: Boolean(session.get()),
    staleTime: Infinity,
  })

/** Wears another picture: here at once; one that the gateway refuses is taken off again. */
export const chooseIcon = (client: QueryClient) => {
  const { queryKey } = iconQuery()
  return mutationOptions({
    mutationFn: (icon: string) => profile(http).setIcon(icon),
    onMutate: async (icon) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, icon)
    },
    onError: () => client.invalidateQueries({ queryKey }),
  })
}

/** Tells the gateway something new about the member, who is asked for again. */
export const updateProfile = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (changes: MemberUpdate) => member(http).update(changes),
    onSuccess: () => client.invalidateQueries({ queryKey: memberInfoQuery().queryKey }),
  })

/** From now on letters to the member are written in this language. */
export const setMailLanguage = () =>
  mutationOptions({ mutationFn: (language: Language) => profile(http).setLanguage(language) })
