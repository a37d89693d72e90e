import type { AnnouncementFilter, Banner } from '@longan/sdk'
import { content } from '@longan/sdk/content'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { http } from '../gateway.ts'
import { session } from '../member/session.ts'

type Placement = Required<Pick<AnnouncementFilter, 'place' | 'groupName'>>

const minutes = 60_000

/** Banners, notices, popups and promotions of a placement. Cached, so that navigation back shows them at once. */
export const announcementsQuery = (placement: Placement, language: Language) =>
  queryOptions({
    queryKey: ['content', 'announcements', placement, language, session.get()?.userName],
    queryFn: ({ signal }) => content(http).listAnnouncements(placement, { signal }),
    staleTime: 2 * minutes,
    placeholderData: keepPreviousData,
  })

export const bannersOf = (banners: readonly Banner[] | undefined, group: string) =>
  (banners ?? []).filter(({ groupName }) => groupName === group)
