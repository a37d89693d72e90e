import * as v from 'valibot'
import { defineLog } from '../../kernel/table.ts'

/** What a lottery bet is besides a wager; `id` is the wager's order number. Money in minor units, times in ms. */
const lotteryOrderSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  /** The command it came with. */
  cartId: v.number(),
  detailId: v.number(),
  /** The first order of the same content: orders of one content on several issues belong together. */
  chainId: v.number(),
  gameId: v.number(),
  numero: v.string(),
  playId: v.number(),
  numbers: v.array(v.string()),
  content: v.string(),
  approach: v.string(),
  /** The stake on one number for one `multiple`. */
  price: v.number(),
  multiple: v.number(),
  winStop: v.boolean(),
  placedAt: v.number(),
  drawAt: v.number(),
})
export type LotteryOrderRow = v.InferOutput<typeof lotteryOrderSchema>

export const lotteryOrderTable = defineLog('lotteryOrders', lotteryOrderSchema, {
  by: ['memberId', 'gameId', 'chainId'],
})
