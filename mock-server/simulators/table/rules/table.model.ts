import * as v from 'valibot'
import { defineLog } from '../../../src/kernel/table.ts'

/** A hand that a member has been dealt and not shown yet; `id` is `<member>:<node>`. Times in ms. */
const dealtSchema = v.object({ id: v.string(), orderNo: v.string(), showBy: v.number() })
export type Dealt = v.InferOutput<typeof dealtSchema>

export const dealtTable = defineLog('dealtHands', dealtSchema)

/** How many cards a member has drawn in a hand; `id` is the number of its order. Without a record: none. */
export const drawnTable = defineLog('drawnCards', v.object({ id: v.string(), count: v.number() }))
