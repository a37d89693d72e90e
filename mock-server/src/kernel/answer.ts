import type { Caller } from './caller.ts'
import type { Operation } from './openapi-document.ts'
import { type AnyHandler, type Call, jsonReply, type Reply, textReply } from './http.ts'
import { once } from './idempotency.ts'
import { readJson } from './json.ts'
import { languageOf } from './language.ts'
import type { LoggedPayload } from './journal.ts'
import { decryptBody } from './payload-cipher.ts'
import { MAX_LOGGED_BODY, redactInput } from './redact-input.ts'
import { bodyMissing, notLoggedIn, Refusal, refuseTooLarge, responseInvalid, MAX_SEALED_BODY } from './refusal.ts'
import type { Validation } from './validation.ts'
import type { World } from './world.ts'

/** What answering needs to know beyond the world: the handlers, who is let in, and who a token belongs to. */
export type Backend = {
  world: World
  handlerOf(operation: Operation): AnyHandler
  admit(operation: Operation, call: Call): void
  authenticate(token: string): Promise<Caller>
  isStrict: boolean
  validation: Validation
}
/** What is heard of a call on the way: who asks, by account, and what is said. */
export type RequestContext = { member?: string; said?: LoggedPayload }
type Route = { operation: Operation; params: Record<string, string>; heard: RequestContext }

/** Answers one call of the description: check, do, envelope, check again. Refusals are thrown. */
export async function answer(backend: Backend, { operation, params, heard }: Route, call: Call): Promise<Reply> {
  const { parseParameters, checkHeaders } = backend.validation
  backend.admit(operation, call)
  const member = await identify(backend, operation, call)
  if (member) heard.member = member.account
  const query = parseParameters(operation, 'query', Object.fromEntries(call.query))
  const path = parseParameters(operation, 'path', params)
  checkHeaders(operation, call.header)
  const body = readBody(backend.validation, operation, call)
  if (call.body.length < MAX_LOGGED_BODY) heard.said = redactInput(query, path, body)
  // The same command travels differently encrypted each time: what it says is compared.
  const said = operation.encrypted ? JSON.stringify(body) : call.body
  // What a session answers opens something: it is said once, and kept nowhere.
  const memberId = operation.domain === 'session' ? undefined : member?.id
  return once(backend.world, { call, memberId, said }, () =>
    perform(backend, operation, { query, path, body, member, call, heard }),
  )
}

type Input = { query: unknown; path: unknown; body: unknown; member: Caller | undefined; call: Call; heard: RequestContext }

async function perform(backend: Backend, operation: Operation, { query, path, body, member, call, heard }: Input) {
  const headers: Record<string, string> = {}
  const value = await backend.handlerOf(operation)({
    query,
    params: path,
    body,
    header: call.header,
    language: languageOf(call.header('language'), 'vi'),
    member: () => member ?? refuseGuest(),
    memberOrGuest: () => member,
    cameIn: (account: string) => void (heard.member = account),
    token: call.header('authorization'),
    world: backend.world,
    reply: (name: string, text: string) => void (headers[name] = text),
  } as never)
  return succeed(backend, operation, { value, headers })
}

function refuseGuest(): never {
  throw notLoggedIn()
}

/** Where a token is optional, one that no longer works makes its bearer a guest: public content is refused to nobody. */
async function identify(backend: Backend, operation: Operation, call: Call): Promise<Caller | undefined> {
  const token = call.header('authorization')
  if (operation.token === 'none') return undefined
  if (operation.token === 'required') return token ? backend.authenticate(token) : refuseGuest()
  return token ? backend.authenticate(token).catch(asGuest) : undefined
}

function asGuest(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}

function readBody({ checkBody }: Validation, operation: Operation, call: Call): unknown {
  if (!operation.body) return undefined
  refuseTooLarge(call.body, operation.encrypted ? MAX_SEALED_BODY : operation.maxBody)
  const body = operation.encrypted ? decryptBody(call.body, call.header('encryption')) : plainBody(operation, call)
  if (body !== undefined) checkBody(operation, body)
  return body
}

/** What a body that is not encrypted says: JSON, or a form. A missing one that is required is refused. */
export function plainBody(operation: Operation, call: Call): unknown {
  if (!call.body && !operation.body!.required) return undefined
  if (!call.body) throw bodyMissing()
  if (call.header('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(call.body))
  }
  return readJson(call.body)
}

function succeed(
  { isStrict, validation }: Backend,
  operation: Operation,
  { value, headers }: { value: unknown; headers: Record<string, string> },
): Reply {
  if (operation.responses['204']) return { status: 204, headers, body: '' }
  const { contentType, status = 200 } = operation.responses['200'] ?? {}
  const body = operation.enveloped ? { success: true, value } : value
  const violation = validation.violationOf(operation, body)
  if (violation && isStrict) throw responseInvalid(violation)
  const isText = contentType?.startsWith('text/plain')
  const reply = isText ? textReply(String(body)) : jsonReply(status, body)
  Object.assign(reply.headers, headers, violation && { 'x-mock-violations': violation })
  return reply
}
