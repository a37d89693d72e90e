import * as v from 'valibot'
import { defineTable } from '../../kernel/table.ts'

/** One account. Money is in the ledger, not here. */
const memberSchema = v.object({
  id: v.number(),
  /** In lower case, since a login is looked up by it however it was typed. */
  account: v.pipe(v.string(), v.regex(/^[^A-Z]*$/, 'must be in lower case')),
  /** The fingerprint of account and password. */
  password: v.string(),
  /** Whether it was made for once, so that the member should choose another. */
  isPasswordExpired: v.optional(v.boolean()),
  nickname: v.string(),
  /** The name that money is sent to. Given once. */
  payeeName: v.optional(v.string()),
  /** The mobile number with its dialling code, `+84912345678`; nobody else has it. */
  phone: v.optional(v.string()),
  countryDialingCode: v.optional(v.string()),
  isMobileVerified: v.optional(v.boolean()),
  /** In lower case; nobody else has it. */
  email: v.optional(v.string()),
  /** What else the member has told of itself, by the names of registration: `line`, `birthday` ... */
  profile: v.optional(v.record(v.string(), v.string())),
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
  /** Whether an authenticator is bound to the account. */
  hasAuthenticator: v.optional(v.boolean()),
  vipLabel: v.optional(v.string()),
  registeredAt: v.number(),
  lastLoginAt: v.optional(v.number()),
})
export type Member = v.InferOutput<typeof memberSchema>
/** What there is to know of somebody who joins; the rest is as for everybody. */
export type NewMember = Pick<Member, 'id' | 'account' | 'password' | 'registeredAt'> & Partial<Member>

export const newMember = (known: NewMember): Member => ({
  nickname: '',
  isLocked: false,
  isFirstLogin: false,
  failedLogins: 0,
  needsCaptchaAfterFailure: false,
  ...known,
})

export const memberTable = defineTable('members', memberSchema, { by: ['account', 'phone', 'email'] })
