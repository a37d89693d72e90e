// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { site } from '@longan/sdk/site'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getLocation: Query<ReturnType<typeof site>['getLocation']> = /* @__PURE__ */ query<ReturnType<typeof site>['getLocation']>(['getLocation', site, 0])
export const getDomainRoute: Query<ReturnType<typeof site>['getDomainRoute']> = /* @__PURE__ */ query<ReturnType<typeof site>['getDomainRoute']>(['getDomainRoute', site, 1], { localized: true })
export const listServiceChannels: Query<ReturnType<typeof site>['listServiceChannels']> = /* @__PURE__ */ query<ReturnType<typeof site>['listServiceChannels']>(['listServiceChannels', site, 0], { localized: true })
export const listDownloads: Query<ReturnType<typeof site>['listDownloads']> = /* @__PURE__ */ query<ReturnType<typeof site>['listDownloads']>(['listDownloads', site, 0])
export const listHeadIcons: Query<ReturnType<typeof site>['listHeadIcons']> = /* @__PURE__ */ query<ReturnType<typeof site>['listHeadIcons']>(['listHeadIcons', site, 0])
export const pingGateway: Query<ReturnType<typeof site>['ping']> = /* @__PURE__ */ query<ReturnType<typeof site>['ping']>(['pingGateway', site, 1, 'ping'])
export const collectTelemetry: Command<ReturnType<typeof site>['collect']> = /* @__PURE__ */ command<ReturnType<typeof site>['collect']>(['collectTelemetry', site, 1, 'collect'], [], false)
export const checkAppDomain: Query<ReturnType<typeof site>['isAppDomain']> = /* @__PURE__ */ query<ReturnType<typeof site>['isAppDomain']>(['checkAppDomain', site, 1, 'isAppDomain'])
export const listPixelTracks: Query<ReturnType<typeof site>['listPixelTracks']> = /* @__PURE__ */ query<ReturnType<typeof site>['listPixelTracks']>(['listPixelTracks', site, 0])
