import * as v from 'valibot'
import { statusSchema } from '../kernel/limits.ts'
import { invalidField } from '../kernel/refusal.ts'
import { isSecret } from '../kernel/redact-input.ts'
import { timeSchema } from './clock-commands.ts'
import { command } from './control-route.ts'
import { refuseUnknown } from './fault-commands.ts'

const word = v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')))
/** What requests are looked for by; each narrows it. */
const search = {
  /** An account: who was signed in. */
  member: word,
  status: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), statusSchema)),
  /** A part of method, path, operation, member or code. */
  text: word,
  since: v.optional(timeSchema),
  until: v.optional(timeSchema),
}

/** Fields by name: what is sealed or opens something is never kept, so that nobody can guess at it. */
const said = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((fields) => !Object.keys(fields).some(isSecret), 'asks for what no journal keeps: it opens something'),
)

const verification = v.strictObject({
  operation: v.string('is missing'),
  times: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** What the calls said in query, path or body: these values, whatever else besides. */
  with: v.optional(said),
  ...search,
})

/** What the world was asked, and whether it was asked what a test expects. */
export const journalCommands = [
  command('GET /requests', v.strictObject({ operation: word, ...search }), ({ site, input }) => {
    if (input.operation !== undefined) refuseUnknown(site, input.operation)
    refuseEmptySpan(input)
    return site.world.journal.list(input)
  }),
  command('GET /requests/unmatched', v.strictObject({}), ({ site }) => site.world.journal.unmatched()),
  command('DELETE /requests', v.strictObject({}), ({ site }) => site.world.journal.clear()),
  command('POST /requests/verify', verification, ({ site, input: { operation, times, ...asked } }) => {
    refuseUnknown(site, operation)
    refuseEmptySpan(asked)
    const count = site.world.journal.count(operation, asked)
    return { verified: count === times, count }
  }),
]

function refuseEmptySpan({ since, until }: { since?: number | undefined; until?: number | undefined }) {
  if (since !== undefined && until !== undefined && until < since) throw invalidField('until', 'is before since')
}
