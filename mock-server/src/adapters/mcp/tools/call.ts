import * as v from 'valibot'
import { describeCause, type GatewayRequest, type WorldClient } from '../mcp-context.ts'
import { exampleOfBody, exampleOfParameter, type FoundOperation, getOperation, parametersOf } from '../operations.ts'
import { defineTool, optionalText, text, type ToolResult, worldField } from '../tool.ts'
import { ToolFailure } from '../tool-failure.ts'

type Input = {
  world: string
  operation: string
  as?: string | undefined
  token?: string | undefined
  params: Record<string, unknown>
  body?: unknown
  example: boolean
  idempotencyKey?: string | undefined
}

const describeCommand = (operation: string) => `find_operation {"operation":"${operation}"}`

function tokenOf({ as: account, token, operation, world: name }: Input, world: WorldClient, found: FoundOperation) {
  if (token !== undefined) return token
  if (account !== undefined) {
    const session = world.session(account)
    if (session) return session.token
    throw new ToolFailure(`as: ${account} is not logged in here`, `act_as {"world":"${name}","account":"${account}"}`)
  }
  if (found.operation.token !== 'required') return undefined
  throw new ToolFailure(
    `as: is missing, and ${operation} needs a session`,
    `act_as {"world":"${name}","account":"demo01"}, then call with "as": "demo01"`,
  )
}

/** Returns the values of all parameters by place. Throws a {@link ToolFailure} for an unknown or a missing one. */
function placeParameters(input: Input, found: FoundOperation) {
  const known = parametersOf(found)
  const unknown = Object.keys(input.params).find((name) => !known.some((one) => one.name === name))
  if (unknown !== undefined)
    throw new ToolFailure(
      `params.${unknown}: is not a parameter of ${input.operation}${known.length > 0 ? `; there are ${known.map(({ name }) => name).join(', ')}` : ''}`,
      describeCommand(input.operation),
    )
  const placed: Record<'path' | 'query' | 'header', Record<string, string>> = { path: {}, query: {}, header: {} }
  for (const parameter of known) {
    const { name, in: place, required } = parameter
    const example = exampleOfParameter(parameter)
    const value = input.params[name] ?? (input.example ? example : undefined)
    if (value !== undefined) placed[place][name] = typeof value === 'string' ? value : JSON.stringify(value)
    else if (required)
      throw new ToolFailure(
        `params.${name}: is missing${example === undefined ? '' : `; an example is ${JSON.stringify(example)}`}`,
        describeCommand(input.operation),
      )
  }
  return placed
}

async function requestOf(input: Input, world: WorldClient, found: FoundOperation): Promise<GatewayRequest> {
  const { operation } = found
  const token = tokenOf(input, world, found)
  const { path, query, header } = placeParameters(input, found)
  const address = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(path[name] ?? ''))
  const headers = {
    ...header,
    ...(token !== undefined && { authorization: token }),
    ...(operation.module !== undefined && { moduleid: operation.module }),
    ...(input.idempotencyKey !== undefined && { 'idempotency-key': input.idempotencyKey }),
  }
  const search = new URLSearchParams(query).toString()
  const request = { method: operation.method, path: search ? `${address}?${search}` : address, headers }
  const body = input.body ?? (input.example ? exampleOfBody(found) : undefined)
  if (body === undefined) return request
  if (!operation.body) throw new ToolFailure(`body: ${operation.id} has none`, describeCommand(operation.id))
  const json = { ...headers, 'content-type': 'application/json' }
  if (!operation.encrypted) return { ...request, headers: json, body: JSON.stringify(body) }
  const { encryption, body: encrypted } = await world.encrypt(JSON.stringify(body))
  return { ...request, headers: { ...json, ...(encryption !== undefined && { encryption }) }, body: encrypted }
}

type Envelope = { success?: boolean; value?: unknown; errorCode?: string; message?: string }

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

function describeReply({ operation, world }: Input, status: number, body: unknown): ToolResult {
  const envelope = typeof body === 'object' && body !== null ? (body as Envelope) : {}
  const isRefused = status >= 400 || envelope.success === false
  if (!isRefused) return { value: { status, value: envelope.success === true ? envelope.value : body } }
  const { errorCode: code, message, value } = envelope
  return {
    value: { status, refused: code, message, ...(typeof value === 'object' ? value : { body }) },
    next: `explain_failure {"world":"${world}","operation":"${operation}"}`,
  }
}

export const call = defineTool({
  name: 'call',
  title: 'Call an operation',
  description:
    'Sends an operation of the gateway as the app does (encrypted where it must be) and returns its value or its refusal. as is an account that act_as logged in. example fills in the examples of the document for what you leave out.',
  schema: v.strictObject({
    world: worldField,
    operation: text('an operationId: find_operation finds it'),
    as: optionalText('an account that act_as logged in'),
    token: optionalText('a session token instead of as'),
    params: v.optional(
      v.pipe(
        v.record(v.string(), v.unknown(), 'must be an object'),
        v.description('values by name: path, query, headers'),
      ),
      {},
    ),
    body: v.optional(v.pipe(v.unknown(), v.description('the plain JSON body'))),
    example: v.optional(v.boolean(), false),
    idempotencyKey: optionalText('the same key repeats a command without a second effect'),
  }),
  async run(input, context) {
    const world = await context.openWorld(input.world)
    const found = await getOperation(input.operation)
    const request = await requestOf(input, world, found)
    try {
      const { status, text: body } = await world.send(request)
      return describeReply(input, status, parse(body))
    } catch (error) {
      throw new ToolFailure(
        `${input.operation} had no response (${describeCause(error)}): a fault may cause this`,
        `faults {"action":"list","world":"${input.world}"}`,
      )
    }
  },
})
