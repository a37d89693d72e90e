import * as v from 'valibot'
import { defineLog } from '#mock/kernel/tables/table.ts'

/** An open hand; `id` is `<member>:<node>`. Times in ms. */
const dealtSchema = v.object({ id: v.string(), orderNo: v.string(), showBy: v.number() })
export type Dealt = v.InferOutput<typeof dealtSchema>

export const dealtTable = defineLog('dealtHands', dealtSchema)

/** Cards drawn in a hand, by order number. Absent: none. */
export const drawnTable = defineLog('drawnCards', v.object({ id: v.string(), count: v.number() }))
