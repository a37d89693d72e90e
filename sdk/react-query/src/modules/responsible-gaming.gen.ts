// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { responsibleGaming } from '@longan/sdk/responsible-gaming'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getRulebook: Query<ReturnType<typeof responsibleGaming>['getRulebook']> = /* @__PURE__ */ query('getRulebook', [(http: Http) => responsibleGaming(http).getRulebook, 0], { localized: true })
export const listLimits: Query<ReturnType<typeof responsibleGaming>['listLimits']> = /* @__PURE__ */ query('listLimits', [(http: Http) => responsibleGaming(http).listLimits, 0], { secured: true })
export const setLimit: Command<ReturnType<typeof responsibleGaming>['setLimit']> = /* @__PURE__ */ command('setLimit', [(http: Http) => responsibleGaming(http).setLimit, 1], ['listLimits'])
export const removeLimit: Command<ReturnType<typeof responsibleGaming>['removeLimit']> = /* @__PURE__ */ command('removeLimit', [(http: Http) => responsibleGaming(http).removeLimit, 1], ['listLimits'])
export const confirmLimit: Command<ReturnType<typeof responsibleGaming>['confirmLimit']> = /* @__PURE__ */ command('confirmLimit', [(http: Http) => responsibleGaming(http).confirmLimit, 1], ['listLimits'])
export const cancelLimitChange: Command<ReturnType<typeof responsibleGaming>['cancelLimitChange']> = /* @__PURE__ */ command('cancelLimitChange', [(http: Http) => responsibleGaming(http).cancelLimitChange, 1], ['listLimits'])
export const getPlaySession: Query<ReturnType<typeof responsibleGaming>['getPlaySession']> = /* @__PURE__ */ query('getPlaySession', [(http: Http) => responsibleGaming(http).getPlaySession, 0], { secured: true })
export const setRealityCheck: Command<ReturnType<typeof responsibleGaming>['setRealityCheck']> = /* @__PURE__ */ command('setRealityCheck', [(http: Http) => responsibleGaming(http).setRealityCheck, 1], ['getPlaySession'])
export const answerRealityCheck: Command<ReturnType<typeof responsibleGaming>['answerRealityCheck']> = /* @__PURE__ */ command('answerRealityCheck', [(http: Http) => responsibleGaming(http).answerRealityCheck, 1], ['getPlaySession'])
export const leaveGame: Command<ReturnType<typeof responsibleGaming>['leaveGame']> = /* @__PURE__ */ command('leaveGame', [(http: Http) => responsibleGaming(http).leaveGame, 1], ['getPlaySession'])
export const getStatement: Query<ReturnType<typeof responsibleGaming>['getStatement']> = /* @__PURE__ */ query('getStatement', [(http: Http) => responsibleGaming(http).getStatement, 0], { secured: true })
export const listBreaks: Query<ReturnType<typeof responsibleGaming>['listBreaks']> = /* @__PURE__ */ query('listBreaks', [(http: Http) => responsibleGaming(http).listBreaks, 0], { secured: true })
export const createTimeOut: Command<ReturnType<typeof responsibleGaming>['takeTimeOut']> = /* @__PURE__ */ command('createTimeOut', [(http: Http) => responsibleGaming(http).takeTimeOut, 1], ['getAvailablePromotions', 'listAnnouncements', 'listBreaks', 'listClaimableRewards', 'listDepositPromotions', 'listExtraRewardClaims', 'listMissions', 'listPromoCodes', 'listQuests', 'listSignUpPromotions', 'listSiteNotices'])
export const createPanicTimeOut: Command<ReturnType<typeof responsibleGaming>['stopAtOnce']> = /* @__PURE__ */ command('createPanicTimeOut', [(http: Http) => responsibleGaming(http).stopAtOnce, 0], ['getAvailablePromotions', 'listAnnouncements', 'listBreaks', 'listClaimableRewards', 'listDepositPromotions', 'listExtraRewardClaims', 'listMissions', 'listPromoCodes', 'listQuests', 'listSignUpPromotions', 'listSiteNotices'])
export const getOfferChoice: Query<ReturnType<typeof responsibleGaming>['getOfferChoice']> = /* @__PURE__ */ query('getOfferChoice', [(http: Http) => responsibleGaming(http).getOfferChoice, 0], { secured: true })
export const setOfferChoice: Command<ReturnType<typeof responsibleGaming>['setOfferChoice']> = /* @__PURE__ */ command('setOfferChoice', [(http: Http) => responsibleGaming(http).setOfferChoice, 1], ['getAvailablePromotions', 'getOfferChoice', 'listAnnouncements', 'listClaimableRewards', 'listDepositPromotions', 'listExtraRewardClaims', 'listMissions', 'listPromoCodes', 'listQuests', 'listSignUpPromotions', 'listSiteNotices'])
export const createSelfExclusion: Command<ReturnType<typeof responsibleGaming>['excludeMyself']> = /* @__PURE__ */ command('createSelfExclusion', [(http: Http) => responsibleGaming(http).excludeMyself, 1], [])
export const applyReturn: Command<ReturnType<typeof responsibleGaming>['askToReturn']> = /* @__PURE__ */ command('applyReturn', [(http: Http) => responsibleGaming(http).askToReturn, 1, false], ['listBreaks'])
