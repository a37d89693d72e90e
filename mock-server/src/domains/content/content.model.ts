import * as v from 'valibot'
import { defineLog } from '../../kernel/table.ts'

/** The announcements a member has opened. `id` is the member's. */
const noticeReadsSchema = v.object({ id: v.number(), noticeIds: v.array(v.number()) })

export const noticeReadsTable = defineLog('noticeReads', noticeReadsSchema)
