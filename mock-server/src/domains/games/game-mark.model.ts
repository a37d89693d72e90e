import * as v from 'valibot'
import { defineTable } from '../../kernel/tables/table.ts'

/** Marks a game as a member's favourite or as recently played. `id` is `<member>:<node>`. */
const gameMarkSchema = v.object({ id: v.string(), memberId: v.number(), nodeId: v.number(), at: v.number() })
export type GameMark = v.InferOutput<typeof gameMarkSchema>

export const favouriteTable = defineTable('favourites', gameMarkSchema, { by: ['memberId'] })

export const recentTable = defineTable('recents', gameMarkSchema, { by: ['memberId'] })
