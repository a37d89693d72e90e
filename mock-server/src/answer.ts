import { decryptBody } from './payload-cipher.ts'
import { description, type Operation } from './description.ts'
import { type Call, type Handler, jsonReply, MAX_BODY, type Reply } from './http.ts'
import type { Member } from './member/member.model.ts'
import { badField, notLoggedIn, Refusal } from './refusal.ts'
import { checkBody, parseParameters, violationOf } from './validation.ts'
import type { World } from './world.ts'

/** What answering needs to know beyond the world: the handlers and who a token belongs to. */
export type Backend = {
  world: World
  handlers: Record<string, Handler>
  authenticate(token: string): Promise<Member>
  isStrict: boolean
}
type Route = { operation: Operation; params: Record<string, string> }

/** Answers one call of the description: check, do, envelope, check again. Refusals are thrown. */
export async function answer(backend: Backend, { operation, params }: Route, call: Call): Promise<Reply> {
  refuseForeignMerchant(backend.world, call)
  refuseDuringMaintenance(backend.world, operation)
  const query = parseParameters(operation, 'query', Object.fromEntries(call.query))
  const path = parseParameters(operation, 'path', params)
  const member = await identify(backend, operation, call)
  const body = readBody(operation, call)
  const headers: Record<string, string> = {}
  const value = await backend.handlers[operation.id]!({
    query,
    params: path,
    body,
    header: call.header,
    language: call.header('language')?.toUpperCase() === 'EN' ? 'en' : 'vi',
    member: () => member ?? refuseGuest(),
    memberOrGuest: () => member,
    token: call.header('authorization'),
    world: backend.world,
    reply: (name: string, text: string) => void (headers[name] = text),
  } as never)
  return succeed(backend, operation, { value, headers })
}

function refuseGuest(): never {
  throw notLoggedIn()
}

/** Facts A.3: a wrong or missing Merchant header is answered with `function.not.available`. */
function refuseForeignMerchant(world: World, call: Call) {
  const sent = call.header('merchant')
  if (sent === world.settings.merchant || !call.path.startsWith('/wps/')) return
  const reason = sent ? 'is not the merchant of this site' : 'is missing'
  throw new Refusal(400, 'function.not.available', `Merchant: ${reason}`, { field: 'Merchant', reason })
}

/** In maintenance only the system's own calls answer, so that an app can tell. */
function refuseDuringMaintenance({ settings }: World, operation: Operation) {
  if (!settings.status.maintenance || operation.domain === 'system') return
  throw new Refusal(503, 'system.maintenance', 'System upgrading, please try again later', {
    until: settings.status.until,
  })
}

async function identify(backend: Backend, operation: Operation, call: Call): Promise<Member | undefined> {
  const token = call.header('authorization')
  if (operation.token === 'none') return undefined
  if (token) return backend.authenticate(token)
  if (operation.token === 'required') throw notLoggedIn()
  return undefined
}

function readBody(operation: Operation, call: Call): unknown {
  if (call.body.length > MAX_BODY) {
    throw new Refusal(413, 'request.too.large', `The body is larger than ${MAX_BODY} bytes`, {
      field: 'body',
      reason: 'is too large',
    })
  }
  if (!operation.body) return undefined
  const body = operation.encrypted ? decryptBody(call.body, call.header('encryption')) : parseJson(operation, call)
  if (body !== undefined) checkBody(operation, body)
  return body
}

function parseJson(operation: Operation, call: Call): unknown {
  if (!call.body && !operation.body!.required) return undefined
  if (!call.body)
    throw new Refusal(400, 'request_body_required', 'The body is missing', { field: 'body', reason: 'is missing' })
  if (call.header('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(call.body))
  }
  try {
    return JSON.parse(call.body) as unknown
  } catch {
    throw badField('body', 'is not JSON')
  }
}

function succeed(
  { isStrict }: Backend,
  operation: Operation,
  { value, headers }: { value: unknown; headers: Record<string, string> },
): Reply {
  const { contentType } = operation.responses['200'] ?? {}
  if (contentType?.startsWith('text/plain'))
    return { status: 200, headers: { 'content-type': contentType, ...headers }, body: String(value) }
  const body = operation.enveloped ? { success: true, value } : value
  const violation = violationOf(operation, 200, body)
  if (violation && isStrict)
    throw new Refusal(500, 'response.invalid', `The mock broke its own description: ${violation}`)
  const reply = jsonReply(200, body)
  Object.assign(reply.headers, headers, violation && { 'x-mock-violations': violation })
  return reply
}

export const operationById = new Map<string, Operation>(description.operations.map((one) => [one.id, one]))
