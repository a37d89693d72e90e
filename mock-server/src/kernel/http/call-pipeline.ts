import type { Operation } from '../validation/openapi-document.ts'
import { toFailure, languageOfCall, findForcedReply } from './failure.ts'
import type { Fault } from '../world/faults.ts'
import type { Call, Reply } from './http.ts'
import type { Language } from '../validation/language.ts'
import { Refusal, responseInvalid } from '../validation/refusal.ts'
import type { World } from '../world/world.ts'

/** Returns the body with empty strings and empty lists. Bodies of errors stay unchanged. */
function emptyBody({ status, headers, body }: Reply): string {
  if (status >= 400 || body === '') return body
  return headers['content-type']?.includes('json') ? JSON.stringify(toEmpty(JSON.parse(body))) : ''
}

function toEmpty(value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toEmpty(one)]))
}

type Json = Record<string, unknown>

/** A JSON body with more fields. Those for a list are for its rows, one after another; rows and fields that are missing are added. */
export const withFields = (body: string, fields: Json): string => JSON.stringify(merge(JSON.parse(body), fields))

function merge(value: unknown, added: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(added)) {
    const rows = Array.from({ length: Math.max(value.length, added.length) })
    return rows.map((_row, at) => (at in added ? merge(value[at], added[at]) : (value[at] as unknown)))
  }
  if (!isObject(value) || !isObject(added)) return added
  return { ...value, ...Object.fromEntries(Object.entries(added).map(([key, part]) => [key, merge(value[key], part)])) }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

export function createCallPipeline(world: World, { isStrict }: { isStrict: boolean }) {
  /** Converts thrown errors to failures. A violated ledger invariant replaces every reply. */
  async function catchFailures(task: () => Promise<Reply>, call: Call, operation?: Operation): Promise<Reply> {
    let reply: Reply
    try {
      reply = await task()
    } catch (error) {
      reply = toCheckedFailure(error, languageOfCall(call), operation)
    }
    const broken = world.ledgerInvariants.check()
    return broken
      ? toFailure(new Refusal(500, 'ledger.broken', `The ledger does not balance: ${broken}`), languageOfCall(call))
      : reply
  }

  function toCheckedFailure(error: unknown, language: Language, operation?: Operation): Reply {
    const reply = toFailure(error, language)
    const violation = operation && findUndeclaredError(operation, error)
    if (!violation) return reply
    if (isStrict) return toFailure(responseInvalid(violation), language)
    reply.headers['x-mock-violations'] = violation
    return reply
  }

  function withFaults(name: string, call: Call, work: () => Promise<Reply>): Promise<Reply> {
    const fault = world.faults.consume(name, () => world.random('fault', world.ids.next('fault')).next())
    return fault ? runWithFault(fault, call, work) : work()
  }

  async function runWithFault(fault: Fault, call: Call, work: () => Promise<Reply>): Promise<Reply> {
    const { status, drop, timeout } = fault
    const isReplaced = status !== undefined || drop === 'before' || timeout === 'before'
    return applyFault(isReplaced ? toFailure(faultRefusal(fault), languageOfCall(call)) : await work(), fault)
  }

  return {
    async runOperation(operation: Operation, call: Call, task: () => Promise<Reply>): Promise<Reply> {
      return (
        findForcedReply(operation, call) ?? withFaults(operation.id, call, () => catchFailures(task, call, operation))
      )
    },
    runSimulatorCall: (name: string, call: Call, task: () => Promise<Reply>) =>
      withFaults(name, call, () => catchFailures(task, call)),
  }
}

function findUndeclaredError({ id, responses }: Operation, error: unknown): string | undefined {
  // Errors of the mock itself are never declared.
  if (!(error instanceof Refusal) || error.code === 'response.invalid') return undefined
  // `default`, and a status without codes, allow any code.
  const declared = responses[error.status] ?? responses['default']
  if (declared && (!declared.codes || declared.codes.includes(error.code))) return undefined
  return `${id} does not declare ${error.status} ${error.code}`
}

/** Changes the reply as the fault says. Adapters apply delays and connection faults. */
const applyFault = (reply: Reply, { latencyMs, firstByteMs, drop, timeout, body, adds }: Fault): Reply => ({
  ...reply,
  ...(adds && { body: withFields(reply.body, adds) }),
  ...(body === 'malformed' && { body: reply.body.slice(0, -1) }),
  ...(body === 'blank' && { body: emptyBody(reply) }),
  ...(latencyMs !== undefined && { latencyMs }),
  ...(firstByteMs !== undefined && { firstByteMs }),
  connectionReset: drop !== undefined,
  noResponse: timeout !== undefined,
  truncatedBody: body === 'half',
})

const faultRefusal = ({ status = 503, code = 'system.error' }: Fault) =>
  new Refusal(status, code, `Injected fault: ${code}`)
