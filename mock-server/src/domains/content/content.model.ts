import * as v from 'valibot'

/** The announcements a member has opened. `id` is the member's. */
export const noticeReadsSchema = v.object({ id: v.number(), noticeIds: v.array(v.number()) })
