import * as v from 'valibot'
import { defineTable } from '../../kernel/table.ts'

/** Ten-thousandths of a stake, by category of game: `{ RNG: 80 }` is 0.8 % of slots. */
const ratesSchema = v.record(v.string(), v.number())
export type Rates = v.InferOutput<typeof ratesSchema>

/** A member's place in the tree of agents. `id` is the member's. */
const placeSchema = v.object({
  id: v.number(),
  /** The member above; nobody is above an agent of the site itself. */
  uplineId: v.optional(v.number()),
  rates: ratesSchema,
  joinedAt: v.number(),
  /** The link they came by. */
  affiliateUrlId: v.optional(v.number()),
})
export type Place = v.InferOutput<typeof placeSchema>

/** A link that brings members below the agent who made it. */
const affiliateUrlSchema = v.object({
  id: v.number(),
  agentId: v.number(),
  code: v.string(),
  /** What they become: 0 a member, 1 an agent. */
  memberType: v.picklist([0, 1]),
  rates: ratesSchema,
  remark: v.string(),
  createdAt: v.number(),
})
export type AffiliateUrl = v.InferOutput<typeof affiliateUrlSchema>

/** What an agent was paid for a day of the branch. Money in minor units. */
const commissionSchema = v.object({
  /** The order number. */
  id: v.string(),
  agentId: v.number(),
  /** The midnight at which the day began. */
  day: v.number(),
  paidAt: v.number(),
  amount: v.number(),
  parts: v.array(v.object({ category: v.string(), stake: v.number(), amount: v.number() })),
})
export type Commission = v.InferOutput<typeof commissionSchema>

export const placeTable = defineTable('places', placeSchema, { by: ['uplineId', 'affiliateUrlId'] })
export const affiliateUrlTable = defineTable('affiliateUrls', affiliateUrlSchema, { by: ['agentId', 'code'] })
export const commissionTable = defineTable('commissions', commissionSchema, { by: ['agentId'] })
