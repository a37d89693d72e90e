import * as v from 'valibot'
import { defineLog } from '../../../src/kernel/table.ts'

/** Fish that somebody has caught, by water; those that would have swum away by now are forgotten. `id` is the water's node. */
const caughtSchema = v.object({ id: v.number(), fish: v.array(v.object({ id: v.string(), until: v.number() })) })

export const caughtTable = defineLog('caughtFish', caughtSchema)
