import * as v from 'valibot'
import { defineTable } from '../../kernel/tables/table.ts'

/** One account. Money is in the ledger, not here. */
const memberSchema = v.object({
  id: v.number(),
  /** In lower case, so that a login finds it however it is typed. */
  account: v.pipe(v.string(), v.regex(/^[^A-Z]*$/, 'must be in lower case')),
  password: v.string(),
  /** True for a one-time password: the member should choose another. */
  isPasswordExpired: v.optional(v.boolean()),
  nickname: v.string(),
  /** The name of the payee of withdrawals. Can be set once. */
  payeeName: v.optional(v.string()),
  /** The mobile number with its dialling code, `+84912345678`; unique. */
  phone: v.optional(v.string()),
  countryDialingCode: v.optional(v.string()),
  isMobileVerified: v.optional(v.boolean()),
  /** In lower case; unique. */
  email: v.optional(v.string()),
  profile: v.optional(v.record(v.string(), v.string())),
  /** Member type of the specification: 0, 1, 2 real; 4 trial; absent is treated as 4. */
  type: v.optional(v.number()),
  isLocked: v.boolean(),
  isFirstLogin: v.boolean(),
  failedLogins: v.number(),
  /** End of the lock after many failures, ms. */
  lockedUntil: v.optional(v.number()),
  needsCaptchaAfterFailure: v.boolean(),
  hasAuthenticator: v.optional(v.boolean()),
  vipLabel: v.optional(v.string()),
  registeredAt: v.number(),
  lastLoginAt: v.optional(v.number()),
})
export type Member = v.InferOutput<typeof memberSchema>
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
