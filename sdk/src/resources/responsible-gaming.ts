import type { Call, Http } from '../http.ts'
import { responsibleGamingOperations } from '../operations/responsible-gaming.gen.ts'
import type {
  LeftGame,
  LimitConfirmation,
  LimitInput,
  LimitKey,
  OfferChoiceInput,
  RealityCheckAnswer,
  RealityCheckInput,
  ReturnInput,
  SelfExclusionInput,
  TimeOutInput,
} from '../schema.gen.ts'
import { value } from '../value.ts'

/** The rules of the market, and what members set for themselves. */
export const responsibleGaming = (http: Http) => {
  const { GET, POST } = http.clientOf(responsibleGamingOperations)

  return {
    getRulebook: (call?: Call) => value(GET('/wps/system/rulebook', call)),
    listLimits: (call?: Call) => value(GET('/wps/member/responsible/limits', call)),
    /** A new or lower limit holds at once; a higher one waits and is then confirmed. */
    setLimit: (body: LimitInput, call?: Call) => value(POST('/wps/member/responsible/limits', { body, ...call })),
    removeLimit: (body: LimitKey, call?: Call) =>
      value(POST('/wps/member/responsible/limits/removal', { body, ...call })),
    /** Confirms the higher limit, or the removal without an amount. */
    confirmLimit: (body: LimitConfirmation, call?: Call) =>
      value(POST('/wps/member/responsible/limits/confirmation', { body, ...call })),
    cancelLimitChange: (body: LimitKey, call?: Call) =>
      value(POST('/wps/member/responsible/limits/cancellation', { body, ...call })),
    /** Time, stakes and payouts since the login. */
    getPlaySession: (call?: Call) => value(GET('/wps/member/responsible/session', call)),
    /** Chooses the time of play between two reality checks, ms. */
    setRealityCheck: (body: RealityCheckInput, call?: Call) =>
      value(POST('/wps/member/responsible/reality-check', { body, ...call })),
    answerRealityCheck: (body: RealityCheckAnswer, call?: Call) =>
      value(POST('/wps/member/responsible/reality-check/answer', { body, ...call })),
    /** Confirms that the member has read the statement of the last days, where the rulebook asks for it. */
    confirmStatement: (call?: Call) => value(POST('/wps/member/responsible/statement/confirmation', call)),
    /** Ends the time of play in a game, or in all games without a field. */
    leaveGame: (body: LeftGame, call?: Call) => value(POST('/wps/member/responsible/game-exit', { body, ...call })),
    /** Deposits, withdrawals, stakes, payouts and bonuses by month and year, the latest first. */
    getStatement: (call?: Call) => value(GET('/wps/member/responsible/statement', call)),
    listBreaks: (call?: Call) => value(GET('/wps/member/responsible/breaks', call)),
    createTimeOut: (body: TimeOutInput, call?: Call) =>
      value(POST('/wps/member/responsible/time-outs', { body, ...call })),
    /** A time-out of 24 hours at once, where the rulebook has a panic button. */
    createPanicTimeOut: (call?: Call) => value(POST('/wps/member/responsible/panic', call)),
    getOfferChoice: (call?: Call) => value(GET('/wps/member/responsible/offers', call)),
    /** Opts out of promotions, rewards and marketing messages, or in again, where the rulebook has this choice. */
    setOfferChoice: (body: OfferChoiceInput, call?: Call) =>
      value(POST('/wps/member/responsible/offers', { body, ...call })),
    /** Ends all sessions of the member, this one too. */
    createSelfExclusion: (body: SelfExclusionInput, call?: Call) =>
      value(POST('/wps/member/responsible/self-exclusion', { body, ...call })),
    /** Asks to return after a self-exclusion, without a session. */
    applyReturn: (body: ReturnInput, call?: Call) => value(POST('/wps/member/responsible/return', { body, ...call })),
  }
}
