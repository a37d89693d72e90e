import * as v from 'valibot'
import type { JournalEntry } from '../../../kernel/world/journal.ts'
import type { RedactedCall } from '../../../admin/recording/redacted-calls.ts'
import type { WorldClient } from '../mcp-context.ts'
import { assertOperation } from '../operations.ts'
import { defineTool, optionalText, worldField } from '../tool.ts'
import { ToolFailure } from '../tool-failure.ts'

const DEFAULT_COUNT = 20

/** Returns the stored bodies of a request, without credentials; undefined if it is older than the last forty. */
export async function findBodies({ control }: WorldClient, { method, path, status, at }: JournalEntry) {
  const calls = await control<RedactedCall[]>('GET /calls')
  const isSame = (one: RedactedCall) =>
    one.method === method &&
    one.path === path &&
    one.status === status &&
    Math.floor(at / 1000) === Math.floor(one.at / 1000)
  return calls.find(isSame)
}

const toLine = ({ id, at, method, path, operation, member, status, code }: JournalEntry) =>
  [id, new Date(at).toISOString(), operation ?? `${method} ${path}`, member ?? 'guest', status, code]
    .filter((one) => one !== undefined)
    .join(' ')

async function describe(world: WorldClient, entries: JournalEntry[], id: number) {
  const entry = entries.find((one) => one.id === id)
  if (!entry) throw new ToolFailure(`id: there is no request ${id}`, `requests {"world":"${world.name}"}`)
  const bodies = await findBodies(world, entry)
  return {
    ...entry,
    at: new Date(entry.at).toISOString(),
    request: bodies?.request ?? 'not stored: only the last forty requests have bodies',
    response: bodies?.response,
  }
}

export const requests = defineTool({
  name: 'requests',
  title: 'What the app sent',
  description:
    'Lists the requests to a world, the newest first, without secrets: number, time, operation, member, status, error code. With an id it shows the fields of one request and of its response.',
  isReadOnly: true,
  schema: v.strictObject({
    world: worldField,
    id: v.optional(v.pipe(v.number('must be a number'), v.integer(), v.description('the number of one request'))),
    operation: optionalText('an operationId'),
    member: optionalText('an account'),
    status: v.optional(v.pipe(v.number('must be a number'), v.integer())),
    text: optionalText('a part of method, path, operation, member or code'),
    unmatched: v.optional(v.pipe(v.boolean(), v.description('only requests that match no operation')), false),
    count: v.optional(
      v.pipe(v.number('must be a number'), v.integer(), v.minValue(1), v.maxValue(1000)),
      DEFAULT_COUNT,
    ),
  }),
  async run({ world: name, id, count, unmatched, ...search }, context) {
    const world = await context.openWorld(name)
    if (search.operation !== undefined) await assertOperation(search.operation)
    const given = Object.entries(search).flatMap(([key, one]) => (one === undefined ? [] : [[key, String(one)]]))
    const entries = await world.control<JournalEntry[]>(
      unmatched ? 'GET /requests/unmatched' : `GET /requests?${new URLSearchParams(given)}`,
    )
    if (id !== undefined) return { value: await describe(world, entries, id) }
    const shown = entries.slice(-count).toReversed()
    const refused = shown.find(({ status }) => status >= 400)
    return {
      value: { found: entries.length, requests: shown.map(toLine) },
      next: refused && `explain_failure {"world":"${name}","id":${refused.id}}`,
    }
  },
})
