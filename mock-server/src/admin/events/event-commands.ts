import * as v from 'valibot'
import { invalidField } from '../../kernel/validation/refusal.ts'
import { queryNumber } from '../../kernel/validation/query-values.ts'
import { command } from '../control-route.ts'

const EVENT_NUMBER = 'must be the number of an event, or 0 for all'
const since = v.optional(v.pipe(queryNumber(EVENT_NUMBER), v.minValue(0, EVENT_NUMBER)))
const query = v.strictObject({ since, kind: v.optional(v.string()) })

/** The node adapter also streams them: `Accept: text/event-stream`. */
export const eventCommands = [
  command('GET /events', query, ({ site, events, input: { since, kind } }) => {
    const { lastId, events: kept, kinds } = events.open(site)
    if (kind !== undefined && !kinds.includes(kind)) throw invalidField('kind', `must be one of ${kinds.join(', ')}`)
    const from = since ?? lastId
    const isComplete = from >= lastId - kept.length && from <= lastId
    return {
      last: lastId,
      /** False if events after `since` are no longer kept. */
      isComplete,
      kinds,
      events: kept.filter((event) => event.id > from && (kind === undefined || event.kind === kind)),
    }
  }),
]
