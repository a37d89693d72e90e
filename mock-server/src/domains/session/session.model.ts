import * as v from 'valibot'

/** A login. `id` is the token. */
export const sessionSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  createdAt: v.number(),
  /** When the token stops working if nobody uses it, ms. */
  expiresAt: v.number(),
  callsLeft: v.optional(v.number()),
})

/** A captcha image that was handed out; used once. */
export const captchaSchema = v.object({ id: v.string(), answer: v.string(), expiresAt: v.number() })
