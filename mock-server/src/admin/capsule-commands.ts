import * as v from 'valibot'
import { capsuleOf } from './capsule.ts'
import { command } from './control-route.ts'

const nothing = v.strictObject({})

/** What a world is asked, so that it can be asked again. */
export const capsuleCommands = [
  command('GET /capsule', nothing, ({ site }) => capsuleOf(site)),
  command('POST /capsule', nothing, ({ site: { tape } }) => tape.start()),
  command('DELETE /capsule', nothing, ({ site: { tape } }) => tape.stop()),
]
