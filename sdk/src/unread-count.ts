import type { UnreadCount } from './schema.gen.ts'

/** How many wait, in whichever form the gateway says it. */
export const unreadNumber = (count: UnreadCount): number => (typeof count === 'number' ? count : count.unReadCount)
