// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { play } from '@longan/sdk/play'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const launchGame: Command<ReturnType<typeof play>['launch']> = /* @__PURE__ */ command('launchGame', [(http: Http) => play(http).launch, 1, false], ['getPlaySession', 'listRecentGames'])
export const launchGameQuery: Query<ReturnType<typeof play>['launch']> = /* @__PURE__ */ query('launchGame', [(http: Http) => play(http).launch, 1], { secured: true })
export const launchTrialGame: Query<ReturnType<typeof play>['launchTrial']> = /* @__PURE__ */ query('launchTrialGame', [(http: Http) => play(http).launchTrial, 1])
export const launchGuestSports: Query<ReturnType<typeof play>['launchGuestSports']> = /* @__PURE__ */ query('launchGuestSports', [(http: Http) => play(http).launchGuestSports, 0], { volatile: true })
export const addRecentGame: Command<ReturnType<typeof play>['addRecent']> = /* @__PURE__ */ command('addRecentGame', [(http: Http) => play(http).addRecent, 1, false], ['listRecentGames'])
