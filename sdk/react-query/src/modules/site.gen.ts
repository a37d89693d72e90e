// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { site } from '@longan/sdk/site'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getLocation: Query<ReturnType<typeof site>['getLocation']> = /* @__PURE__ */ query('getLocation', [(http: Http) => site(http).getLocation, 0])
export const getDomainRoute: Query<ReturnType<typeof site>['getDomainRoute']> = /* @__PURE__ */ query('getDomainRoute', [(http: Http) => site(http).getDomainRoute, 1], { localized: true })
export const listServiceChannels: Query<ReturnType<typeof site>['listServiceChannels']> = /* @__PURE__ */ query('listServiceChannels', [(http: Http) => site(http).listServiceChannels, 0], { localized: true })
export const listDownloads: Query<ReturnType<typeof site>['listDownloads']> = /* @__PURE__ */ query('listDownloads', [(http: Http) => site(http).listDownloads, 0])
export const listHeadIcons: Query<ReturnType<typeof site>['listHeadIcons']> = /* @__PURE__ */ query('listHeadIcons', [(http: Http) => site(http).listHeadIcons, 0])
export const pingGateway: Query<ReturnType<typeof site>['ping']> = /* @__PURE__ */ query('pingGateway', [(http: Http) => site(http).ping, 1])
export const collectTelemetry: Command<ReturnType<typeof site>['collect']> = /* @__PURE__ */ command('collectTelemetry', [(http: Http) => site(http).collect, 1, false], [])
export const checkAppDomain: Query<ReturnType<typeof site>['isAppDomain']> = /* @__PURE__ */ query('checkAppDomain', [(http: Http) => site(http).isAppDomain, 1])
export const listPixelTracks: Query<ReturnType<typeof site>['listPixelTracks']> = /* @__PURE__ */ query('listPixelTracks', [(http: Http) => site(http).listPixelTracks, 0])
