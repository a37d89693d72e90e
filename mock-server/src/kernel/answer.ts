import { decryptBody } from './payload-cipher.ts'
import { description, type Operation } from './description.ts'
import { type AnyHandler, type Call, jsonReply, type Reply, textReply } from './http.ts'
import { once } from './idempotency.ts'
import type { Member } from '../domains/member/member.model.ts'
import { badField, bodyMissing, notLoggedIn, Refusal, refuseTooLarge } from './refusal.ts'
import { refuseWhileClosed } from '../domains/system/site-status.ts'
import { checkBody, checkHeaders, parseParameters, violationOf } from './validation.ts'
import type { World } from './world.ts'

/** What answering needs to know beyond the world: the handlers and who a token belongs to. */
export type Backend = {
  world: World
  handlers: Record<string, AnyHandler>
  authenticate(token: string): Promise<Member>
  isStrict: boolean
}
type Route = { operation: Operation; params: Record<string, string> }

/** Answers one call of the description: check, do, envelope, check again. Refusals are thrown. */
export async function answer(backend: Backend, { operation, params }: Route, call: Call): Promise<Reply> {
  const { world } = backend
  refuseForeignMerchant(world, call)
  if (operation.domain !== 'system') refuseWhileClosed(world)
  const member = await identify(backend, operation, call)
  const query = parseParameters(operation, 'query', Object.fromEntries(call.query))
  const path = parseParameters(operation, 'path', params)
  checkHeaders(operation, call.header)
  const body = readBody(operation, call)
  return once(world, call, () => perform(backend, operation, { query, path, body, member, call }))
}

type Input = { query: unknown; path: unknown; body: unknown; member: Member | undefined; call: Call }

async function perform(backend: Backend, operation: Operation, { query, path, body, member, call }: Input) {
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

/** Where a token is optional, one that no longer works makes its bearer a guest: public content is refused to nobody. */
async function identify(backend: Backend, operation: Operation, call: Call): Promise<Member | undefined> {
  const token = call.header('authorization')
  if (operation.token === 'none') return undefined
  if (operation.token === 'required') return token ? backend.authenticate(token) : refuseGuest()
  return token ? backend.authenticate(token).catch(asGuest) : undefined
}

function asGuest(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}

function readBody(operation: Operation, call: Call): unknown {
  refuseTooLarge(call.body)
  if (!operation.body) return undefined
  const body = operation.encrypted ? decryptBody(call.body, call.header('encryption')) : parseJson(operation, call)
  if (body !== undefined) checkBody(operation, body)
  return body
}

function parseJson(operation: Operation, call: Call): unknown {
  if (!call.body && !operation.body!.required) return undefined
  if (!call.body) throw bodyMissing()
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
  const body = operation.enveloped ? { success: true, value } : value
  const violation = violationOf(operation, 200, body)
  if (violation && isStrict) {
    throw new Refusal(500, 'response.invalid', `The mock broke its own description: ${violation}`)
  }
  const isText = contentType?.startsWith('text/plain')
  const reply = isText ? textReply(String(body)) : jsonReply(200, body)
  Object.assign(reply.headers, headers, violation && { 'x-mock-violations': violation })
  return reply
}

export const operationById = new Map<string, Operation>(description.operations.map((one) => [one.id, one]))
