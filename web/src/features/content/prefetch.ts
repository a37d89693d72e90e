import { announcementsQuery } from '#api/site/content.queries.ts'
import type { Prefetch } from '#api/site/first-view.ts'

export const prefetchNotices: Prefetch = (client, language) =>
  client.prefetchQuery(announcementsQuery({ place: 'default', groupName: 'm_home' }, language))
