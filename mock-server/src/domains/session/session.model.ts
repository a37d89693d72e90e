import * as v from 'valibot'
import { digest } from '../../kernel/world/random.ts'
import { defineLog, defineTable } from '../../kernel/tables/table.ts'

/** A login session. `id` is the digest of the token. */
const sessionSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  createdAt: v.number(),
  /** End of the session if the token is not used again, ms. */
  expiresAt: v.number(),
  callsLeft: v.optional(v.number()),
  /** A later login of the member ended it; calls with its token get a specific error. */
  isReplaced: v.optional(v.boolean()),
})

/** An open captcha. `answer` is the digest of the answer. */
const captchaSchema = v.object({ id: v.string(), answer: v.string(), expiresAt: v.number() })

const tokenLimitSchema = v.object({ id: v.number(), calls: v.number() })

/** A known browser of a member. `id` is the digest of both. */
const deviceSchema = v.object({ id: v.string() })

const identityLinkSchema = v.object({ id: v.string(), memberId: v.number() })

export const answerDigest = (id: string, answer: string) => digest(`${id} ${answer}`)

export const sessionTable = defineTable('sessions', sessionSchema, { by: ['memberId'] })
export const captchaTable = defineLog('captchas', captchaSchema)
export const tokenLimitTable = defineLog('tokenLimits', tokenLimitSchema)
export const deviceTable = defineLog('devices', deviceSchema)
export const identityLinkTable = defineLog('identityLinks', identityLinkSchema)
