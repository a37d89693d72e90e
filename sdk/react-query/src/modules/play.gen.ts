// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { play } from '@longan/sdk/play'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const launchGame: Command<ReturnType<typeof play>['launch']> = /* @__PURE__ */ command<ReturnType<typeof play>['launch']>(['launchGame', play, 1, 'launch'], ['getPlaySession', 'listRecentGames'], false)
export const launchGameQuery: Query<ReturnType<typeof play>['launch']> = /* @__PURE__ */ query<ReturnType<typeof play>['launch']>(['launchGame', play, 1, 'launch'], { secured: true })
export const launchTrialGame: Query<ReturnType<typeof play>['launchTrial']> = /* @__PURE__ */ query<ReturnType<typeof play>['launchTrial']>(['launchTrialGame', play, 1, 'launchTrial'])
export const launchGuestSports: Query<ReturnType<typeof play>['launchGuestSports']> = /* @__PURE__ */ query<ReturnType<typeof play>['launchGuestSports']>(['launchGuestSports', play, 0], { volatile: true })
export const addRecentGame: Command<ReturnType<typeof play>['addRecent']> = /* @__PURE__ */ command<ReturnType<typeof play>['addRecent']>(['addRecentGame', play, 1, 'addRecent'], ['listRecentGames'], false)
