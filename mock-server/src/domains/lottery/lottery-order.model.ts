import * as v from 'valibot'
import { defineLog } from '../../kernel/tables/table.ts'

/** The lottery data of a wager; `id` is the wager's order number. Money in minor units, times in ms. */
const lotteryOrderSchema = v.object({
  id: v.string(),
  memberId: v.number(),
  /** Groups the orders of one command. */
  cartId: v.number(),
  detailId: v.number(),
  /** The `detailId` of the first order of the same content; groups the orders of one content on several issues. */
  chainId: v.number(),
  gameId: v.number(),
  numero: v.string(),
  playId: v.number(),
  numbers: v.array(v.string()),
  content: v.string(),
  approach: v.string(),
  /** The stake on one number, before `multiple`. */
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
