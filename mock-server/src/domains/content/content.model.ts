import * as v from 'valibot'
import { defineLog } from '../../kernel/tables/table.ts'

/** The announcements that a member has read. `id` is the member's. */
const noticeReadsSchema = v.object({ id: v.number(), noticeIds: v.array(v.number()) })

export const noticeReadsTable = defineLog('noticeReads', noticeReadsSchema)
