import { contentPlatform } from '../constants.ts'
import type { Call, Http } from '../http.ts'
import { contentOperations } from '../operations/content.gen.ts'
import type { GatewayDialect } from '../dialect.ts'
import { done, value } from '../value.ts'

export type AnnouncementFilter = {
  /** The place of announcements; the dialect lists their kinds. */
  place?: keyof GatewayDialect['announcementTypes']
  /** Kinds by name, instead of those of the place. */
  types?: string
  groupName?: string
  execution?: 'B' | 'AFTER_LOGIN'
}

/** Banners, notices, pop-ups and promotions. */
export const content = (http: Http) => {
  const { GET, POST } = http.clientOf(contentOperations)

  return {
    listAnnouncements: async ({ place = 'default', types, ...filter }: AnnouncementFilter = {}, call?: Call) => {
      const site = {
        platform: contentPlatform,
        merchantCode: http.merchant,
        token: await http.token(),
        language: http.language(),
      } as const
      const query = { types: types ?? http.dialect.announcementTypes[place], ...filter, ...site }
      const family = http.dialect.announcementCalls
      return value(GET(`/wps/relay/${family}_getListAnnouncements`, { params: { query }, ...call }))
    },
    markAnnouncementRead: (announcementId: number, call?: Call) =>
      done(POST('/wps/relay/MCSFE_markAnnouncementRead', { body: { announcementId, read: true }, ...call })),
  }
}
