import type { Call, Http } from '../http.ts'
import { siteOperations } from '../operations/site.gen.ts'
import type { Telemetry } from '../schema.gen.ts'
import { done, value } from '../value.ts'

/** Single facts about the site, apart from its status. */
export const site = (http: Http) => {
  const { GET, POST } = http.clientOf(siteOperations)

  return {
    getLocation: (call?: Call) => value(GET('/wps/system/location', call)),
    /** Lists the domains of the site; other hosts are refused. */
    getDomainRoute: (url?: string, call?: Call) =>
      value(GET('/wps/system/domainRoute', { params: { query: { url } }, ...call })),
    listServiceChannels: (call?: Call) => value(GET('/wps/system/customerService', call)),
    listDownloads: (call?: Call) => value(GET('/wps/system/resources', call)),
    listHeadIcons: (call?: Call) => value(GET('/wps/system/headIcons', call)),
    /** Reports the duration of the last ping, in ms. */
    ping: (speed?: number, call?: Call) =>
      done(GET('/wps/system/test/ping', { params: { query: { speed } }, ...call })),
    collect: (telemetry: Telemetry, call?: Call) => done(POST('/wps/system/collect', { body: telemetry, ...call })),
    isAppDomain: (url?: string, call?: Call) =>
      value(GET('/wps/relay/WPSCORE_checkIfAppDomain', { params: { query: { url } }, ...call })),
    listPixelTracks: (call?: Call) => value(GET('/wps/relay/WPSCORE_getPixelTrack', call)),
  }
}
