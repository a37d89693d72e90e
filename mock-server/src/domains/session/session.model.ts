import * as v from 'valibot'
import { digest } from '../../kernel/random.ts'
import { defineLog, defineTable } from '../../kernel/table.ts'

/** A login. `id` is the token's fingerprint. */
const sessionSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  createdAt: v.number(),
  /** When the token stops working if nobody uses it, ms. */
  expiresAt: v.number(),
  callsLeft: v.optional(v.number()),
  /** Whether a later login of the member has ended it: its bearer is told so. */
  isReplaced: v.optional(v.boolean()),
})

/** A captcha image that was handed out; used once. `answer` is the answer's fingerprint. */
const captchaSchema = v.object({ id: v.string(), answer: v.string(), expiresAt: v.number() })

/** Members whose tokens stop working after some calls. `id` is the member's. */
const tokenLimitSchema = v.object({ id: v.number(), calls: v.number() })

/** Browsers in which members have signed in. `id` is the member's and the browser's fingerprint. */
const deviceSchema = v.object({ id: v.string() })

/** Whom the identity provider vouches for, by provider and person. */
const identityLinkSchema = v.object({ id: v.string(), memberId: v.number() })

/** What is kept of the answer to the captcha called `id`. */
export const answerPrint = (id: string, answer: string) => digest(`${id} ${answer}`)

export const sessionTable = defineTable('sessions', sessionSchema, { by: ['memberId'] })
export const captchaTable = defineLog('captchas', captchaSchema)
export const tokenLimitTable = defineLog('tokenLimits', tokenLimitSchema)
export const deviceTable = defineLog('devices', deviceSchema)
export const identityLinkTable = defineLog('identityLinks', identityLinkSchema)
