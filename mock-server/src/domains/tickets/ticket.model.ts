import * as v from 'valibot'
import { defineLog } from '../../kernel/tables/table.ts'

export const ticketTypes = ['PRIZE_WHEEL', 'GOLDEN_EGG', 'FREE_SPIN', 'DEPOSIT_DISCOUNT'] as const
export type TicketType = (typeof ticketTypes)[number]

/** A ticket for a draw, valid until it is used, cancelled or expired. `id` is the transaction that granted it. */
const ticketSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  type: v.picklist(ticketTypes),
  startsAt: v.number(),
  endsAt: v.number(),
  usedAt: v.optional(v.number()),
  cancelledAt: v.optional(v.number()),
})
export type Ticket = v.InferOutput<typeof ticketSchema>

export const ticketTable = defineLog('tickets', ticketSchema, { by: ['memberId'] })
