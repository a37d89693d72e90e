import * as v from 'valibot'
import { defineLog } from '../../../src/kernel/table.ts'

/** A hand that a member has been dealt and not shown yet; `id` is `<member>:<node>`. Times in ms. */
const dealtSchema = v.object({ id: v.string(), orderNo: v.string(), showBy: v.number() })
export type Dealt = v.InferOutput<typeof dealtSchema>

export const dealtTable = defineLog('dealtHands', dealtSchema)
