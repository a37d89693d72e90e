import * as v from 'valibot'
import { errorMessages } from '../../../kernel/validation/error-messages.ts'
import { operationById } from '../../../kernel/http/operations.ts'
import type { JournalEntry } from '../../../kernel/world/journal.ts'
import type { WorldClient } from '../mcp-context.ts'
import { assertOperation, getOperation } from '../operations.ts'
import { remedyOf } from '../remedies.ts'
import { defineTool, optionalText, worldField } from '../tool.ts'
import { ToolFailure } from '../tool-failure.ts'
import { findBodies } from './requests.ts'

const isRefused = ({ status }: JournalEntry) => status >= 400

async function findRefused(
  world: WorldClient,
  { id, operation }: { id?: number | undefined; operation?: string | undefined },
) {
  if (operation !== undefined) await assertOperation(operation)
  const search = operation === undefined ? '' : `?${new URLSearchParams({ operation })}`
  const entries = await world.control<JournalEntry[]>(`GET /requests${search}`)
  const found = id === undefined ? entries.findLast(isRefused) : entries.find((one) => one.id === id)
  const list = `requests {"world":"${world.name}"}`
  if (!found && id !== undefined) throw new ToolFailure(`id: there is no request ${id}`, list)
  if (!found)
    throw new ToolFailure(
      `operation: no request${operation === undefined ? '' : ` of ${operation}`} was refused in this world`,
      list,
    )
  if (!isRefused(found)) throw new ToolFailure(`id: request ${found.id} was answered with ${found.status}`, list)
  return found
}

type RefusalValue = { reason?: string; field?: string; data?: unknown }

const refusalValueOf = (response: unknown): RefusalValue =>
  (response as { value?: RefusalValue | null } | undefined)?.value ?? {}

/** What the document says about the operation and this status. */
async function readRule({ operation, status }: JournalEntry) {
  if (operation === undefined || !operationById.has(operation)) return {}
  const { documented } = await getOperation(operation)
  return {
    rule: documented.description?.trim(),
    meaningOfStatus: documented.responses[String(status)]?.description,
  }
}

const meaningOf = (code: string | undefined) =>
  code !== undefined && Object.hasOwn(errorMessages, code)
    ? errorMessages[code as keyof typeof errorMessages].en
    : undefined

export const explainFailure = defineTool({
  name: 'explain_failure',
  title: 'Why a call was refused',
  description:
    'Explains the last refused call of a world, or of one operation, or the request of an id: the reason, the invalid field, the rule of the document, and what to change.',
  isReadOnly: true,
  schema: v.strictObject({
    world: worldField,
    id: v.optional(v.pipe(v.number('must be a number'), v.integer(), v.description('of requests'))),
    operation: optionalText('an operationId'),
  }),
  async run({ world: name, ...search }, context) {
    const world = await context.openWorld(name)
    const entry = await findRefused(world, search)
    const bodies = await findBodies(world, entry)
    const { reason, field, data, ...more } = refusalValueOf(bodies?.response)
    const isInjected = reason?.startsWith('Injected fault') === true
    const value = {
      request: { id: entry.id, at: new Date(entry.at).toISOString(), operation: entry.operation, member: entry.member },
      sent: bodies?.request,
      status: entry.status,
      code: entry.code,
      meaning: meaningOf(entry.code),
      reason,
      field,
      data,
      ...(Object.keys(more).length > 0 && { more }),
      violations: entry.violations,
      ...(isInjected ? { rule: 'A fault of this world answered, not the operation.' } : await readRule(entry)),
    }
    return { value, next: isInjected ? `faults {"action":"clear","world":"${name}"}` : remedyOf(name, entry) }
  },
})
