import * as v from 'valibot'

/** One account. Money is in the ledger, not here. */
export const memberSchema = v.object({
  id: v.number(),
  /** In lower case, since a login is looked up by it however it was typed. */
  account: v.pipe(v.string(), v.regex(/^[^A-Z]*$/, 'must be in lower case')),
  /** Kept in clear: every account is fake and every password is published with the personas. */
  password: v.string(),
  nickname: v.string(),
  /** Member type of the specification: 0, 1, 2 real; 4 trial; absent is treated as 4. */
  type: v.optional(v.number()),
  isLocked: v.boolean(),
  isFirstLogin: v.boolean(),
  /** Failed logins since the last good one. */
  failedLogins: v.number(),
  /** End of a pause after many failures, ms. */
  lockedUntil: v.optional(v.number()),
  /** After the first failure a login needs a captcha. */
  needsCaptchaAfterFailure: v.boolean(),
  /** Its tokens stop working after the first call made with them. */
  tokenDiesAfterOneCall: v.boolean(),
  vipLabel: v.optional(v.string()),
  registeredAt: v.number(),
  lastLoginAt: v.optional(v.number()),
  unread: v.object({ inbox: v.number(), chat: v.number() }),
  /** Whether the persona's past (bets, transactions, favourites) has been written yet; it is, on first sight. */
  hasHistory: v.boolean(),
})
export type Member = v.InferOutput<typeof memberSchema>
