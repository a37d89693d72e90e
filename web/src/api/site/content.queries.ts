import type { AnnouncementFilter, Banner } from '@longan/sdk'
import { listAnnouncements } from '@longan/react-query/content'
import { keepPreviousData } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { apiIn } from '../gateway.ts'

type Placement = Required<Pick<AnnouncementFilter, 'place' | 'groupName'>>

const minutes = 60_000

/** Banners, notices, popups and promotions of a placement. Cached, so that navigation back shows them at once. */
export const announcementsQuery = (placement: Placement, language: Language) => ({
  ...listAnnouncements.queryOptions(apiIn(language), placement),
  staleTime: 2 * minutes,
  placeholderData: keepPreviousData,
})

export const bannersOf = (banners: readonly Banner[] | undefined, group: string) =>
  (banners ?? []).filter(({ groupName }) => groupName === group)
