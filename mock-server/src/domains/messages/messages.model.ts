import * as v from 'valibot'
import { defineLog } from '../../kernel/table.ts'

/** How many messages a member has not read. `id` is the member's. */
const unreadSchema = v.object({ id: v.number(), inbox: v.number(), chat: v.number() })
export type Unread = Omit<v.InferOutput<typeof unreadSchema>, 'id'>

export const unreadTable = defineLog('unread', unreadSchema)
