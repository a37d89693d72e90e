import * as v from 'valibot'
import { defineTable } from '../../kernel/tables/table.ts'

/** Ten-thousandths of a stake, by category of game: `{ RNG: 80 }` is 0.8 % of slots. */
const ratesSchema = v.record(v.string(), v.number())
export type Rates = v.InferOutput<typeof ratesSchema>

/** A node in the tree of agents. `id` is the member's id. */
const treeNodeSchema = v.object({
  id: v.number(),
  /** The member above; absent for the site's own agents. */
  uplineId: v.optional(v.number()),
  rates: ratesSchema,
  joinedAt: v.number(),
  affiliateUrlId: v.optional(v.number()),
})
export type TreeNode = v.InferOutput<typeof treeNodeSchema>

const affiliateUrlSchema = v.object({
  id: v.number(),
  agentId: v.number(),
  code: v.string(),
  /** The type of the new members: 0 member, 1 agent. */
  memberType: v.picklist([0, 1]),
  rates: ratesSchema,
  remark: v.string(),
  createdAt: v.number(),
})
export type AffiliateUrl = v.InferOutput<typeof affiliateUrlSchema>

/** A payment to an agent for one day of the branch. Money in minor units. */
const commissionSchema = v.object({
  /** The order number. */
  id: v.string(),
  agentId: v.number(),
  /** Start of the day (midnight), ms. */
  day: v.number(),
  paidAt: v.number(),
  amount: v.number(),
  parts: v.array(v.object({ category: v.string(), stake: v.number(), amount: v.number() })),
})
export type Commission = v.InferOutput<typeof commissionSchema>

export const treeNodeTable = defineTable('places', treeNodeSchema, { by: ['uplineId', 'affiliateUrlId'] })
export const affiliateUrlTable = defineTable('affiliateUrls', affiliateUrlSchema, { by: ['agentId', 'code'] })
export const commissionTable = defineTable('commissions', commissionSchema, { by: ['agentId'] })
