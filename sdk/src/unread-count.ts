import type { UnreadCount } from './schema.gen.ts'

/** Returns a count in any of the gateway's forms. */
export const unreadNumber = (count: UnreadCount): number => (typeof count === 'number' ? count : count.unReadCount)
