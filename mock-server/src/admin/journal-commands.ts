import * as v from 'valibot'
import { queryNumber } from '../kernel/validation/query-values.ts'
import { statusSchema } from '../kernel/world/limits.ts'
import { invalidField } from '../kernel/validation/refusal.ts'
import { isSecret } from '../kernel/http/redact-input.ts'
import { timeSchema } from './clock-commands.ts'
import { command } from './control-route.ts'
import { refuseUnknown } from './fault-commands.ts'

const word = v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')))
const search = {
  member: word,
  status: v.optional(v.pipe(queryNumber('must be a status such as 200'), statusSchema)),
  /** A part of method, path, operation, member or code. */
  text: word,
  since: v.optional(timeSchema),
  until: v.optional(timeSchema),
}

/** Field values by name. Encrypted fields and credentials are not in the journal, so they cannot be guessed by queries. */
const expectedFields = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((fields) => !Object.keys(fields).some(isSecret), 'contains a credential, which the journal does not store'),
)

const verification = v.strictObject({
  operation: v.string('is missing'),
  times: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Values that query, path or body of the calls must contain; other fields are ignored. */
  with: v.optional(expectedFields),
  ...search,
})

/** A crash of the app, as it reports it: without personal data. */
const text = (max: number) => v.pipe(v.string('is missing'), v.maxLength(max, 'is too long'))
const errorReport = v.strictObject({
  name: text(100),
  message: text(500),
  /** The positions in the files of the app, the innermost first. */
  stack: v.pipe(v.array(text(200)), v.maxLength(20, 'is too long')),
  /** The path of the page. */
  route: text(200),
  code: text(100),
})

export const journalCommands = [
  command('GET /requests', v.strictObject({ operation: word, ...search }), ({ site, input }) => {
    if (input.operation !== undefined) refuseUnknown(site, input.operation)
    refuseEmptySpan(input)
    return site.world.journal.list(input)
  }),
  command('GET /requests/unmatched', v.strictObject({}), ({ site }) => site.world.journal.unmatched()),
  command('DELETE /requests', v.strictObject({}), ({ site }) => site.world.journal.clear()),
  {
    ...command('POST /errors', errorReport, ({ site: { world }, input: { name, message, stack, route, code } }) =>
      world.journal.addError({ at: world.clock.now(), path: route, code, error: `${name}: ${message}`, stack }),
    ),
    // The message of an error may quote any input.
    allowsUnreadableText: true,
  },
  command('POST /requests/verify', verification, ({ site, input: { operation, times, ...search } }) => {
    refuseUnknown(site, operation)
    refuseEmptySpan(search)
    const count = site.world.journal.count(operation, search)
    return { verified: count === times, count }
  }),
]

function refuseEmptySpan({ since, until }: { since?: number | undefined; until?: number | undefined }) {
  if (since !== undefined && until !== undefined && until < since) throw invalidField('until', 'is before since')
}
