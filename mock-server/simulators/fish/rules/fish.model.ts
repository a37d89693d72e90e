import * as v from 'valibot'
import { defineLog } from '#mock/kernel/tables/table.ts'

/** Caught fish per water, until they would have left anyway. `id` is the water's node. */
const caughtSchema = v.object({ id: v.number(), fish: v.array(v.object({ id: v.string(), until: v.number() })) })

export const caughtTable = defineLog('caughtFish', caughtSchema)
