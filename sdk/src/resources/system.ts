import { lotteryDevice } from '../constants.ts'
import type { Call, Http } from '../http.ts'
import { systemOperations } from '../operations/system.gen.ts'
import { value } from '../value.ts'

/** The site: status, settings, features, help. */
export const system = (http: Http) => {
  const { GET } = http.clientOf(systemOperations)

  return {
    /** Returns whether the site is open to this visitor, and its settings. */
    getStatus: (url?: string, call?: Call) => {
      const path = http.dialect.statusCalls === 'v1' ? '/wps/system/status' : '/wps/v2/system/status'
      return value(GET(path, { params: { query: { url } }, ...call }))
    },
    getSettings: (call?: Call) => value(GET('/wps/system/settings/consolidated', call)),
    getWhitelabel: (call?: Call) => value(GET('/wps/system/whitelabel', call)),
    getTemplates: (call?: Call) => value(GET('/wps/system/templates', call)),
    listCountries: (call?: Call) => value(GET('/wps/system/country', call)),
    /** The help centre, in the language of the site or for phones, as the profile reads it. */
    listHelpTopics: async (call?: Call) => {
      const query = http.dialect.helpQuery === 'lang' ? { lang: http.language() } : { device: lotteryDevice }
      return value(GET('/wps/system/helpCenter', { params: { query }, ...call }))
    },
  }
}
