import type { Caller } from './caller.ts'
import type { Operation } from './openapi-document.ts'
import { type AnyHandler, type Call, jsonReply, type Reply, textReply } from './http.ts'
import { runOnce } from './idempotency.ts'
import { readJson } from './json.ts'
import { languageOf } from './language.ts'
import type { LoggedPayload } from './journal.ts'
import { decryptBody } from './payload-cipher.ts'
import { MAX_LOGGED_BODY, redactInput } from './redact-input.ts'
import { bodyMissing, notLoggedIn, Refusal, assertBodySize, responseInvalid, MAX_ENCRYPTED_BODY } from './refusal.ts'
import type { Validation } from './validation.ts'
import type { World } from './world.ts'

/** The dependencies of `answer`: the world, its handlers, and the checks of admission and tokens. */
export type AnswerContext = {
  world: World
  handlerOf(operation: Operation): AnyHandler
  admit(operation: Operation, call: Call): void
  authenticate(token: string): Promise<Caller>
  isStrict: boolean
  validation: Validation
}
/** Facts about a call that the journal logs: the member's account and the redacted input. */
export type RequestContext = { member?: string; payload?: LoggedPayload }
type OperationCall = { operation: Operation; params: Record<string, string>; context: RequestContext }

/** Answers one call: validates it, runs its handler, wraps the result and validates the response. Throws a Refusal for an invalid call. */
export async function answer(
  answering: AnswerContext,
  { operation, params, context }: OperationCall,
  call: Call,
): Promise<Reply> {
  const { parseParameters, checkHeaders } = answering.validation
  answering.admit(operation, call)
  const member = await identify(answering, operation, call)
  if (member) context.member = member.account
  const query = parseParameters(operation, 'query', Object.fromEntries(call.query))
  const path = parseParameters(operation, 'path', params)
  checkHeaders(operation, call.header)
  const body = readBody(answering.validation, operation, call)
  if (call.body.length < MAX_LOGGED_BODY) context.payload = redactInput(query, path, body)
  // Each encryption of the same command differs, so the decrypted body is compared.
  const content = JSON.stringify([declaredQuery(operation, query), operation.encrypted ? body : call.body])
  // Responses of session operations contain credentials, so they are never stored for replay.
  const memberId = operation.domain === 'session' ? undefined : member?.id
  return runOnce(answering.world, { call, memberId, content }, () =>
    perform(answering, operation, { query, path, body, member, call, context }),
  )
}

/** Returns the parameters that the operation reads: a repetition may differ in others, such as the time of the attempt. */
const declaredQuery = ({ parameters }: Operation, query: Record<string, unknown>) =>
  parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => query[name])

type HandlerInput = {
  query: unknown
  path: unknown
  body: unknown
  member: Caller | undefined
  call: Call
  context: RequestContext
}

async function perform(
  answering: AnswerContext,
  operation: Operation,
  { query, path, body, member, call, context }: HandlerInput,
) {
  const headers: Record<string, string> = {}
  const value = await answering.handlerOf(operation)({
    query,
    params: path,
    body,
    header: call.header,
    language: languageOf(call.header('language'), 'vi'),
    member: () => member ?? throwNotLoggedIn(),
    memberOrGuest: () => member,
    recordSignIn: (account: string) => void (context.member = account),
    token: call.header('authorization'),
    world: answering.world,
    setHeader: (name: string, text: string) => void (headers[name] = text),
  } as never)
  return toSuccessReply(answering, operation, { value, headers })
}

function throwNotLoggedIn(): never {
  throw notLoggedIn()
}

/** Returns the caller of a call. If the token is optional, an invalid token counts as a guest: public content stays readable. */
async function identify(answering: AnswerContext, operation: Operation, call: Call): Promise<Caller | undefined> {
  const token = call.header('authorization')
  if (operation.token === 'none') return undefined
  if (operation.token === 'required') return token ? answering.authenticate(token) : throwNotLoggedIn()
  return token ? answering.authenticate(token).catch(ignoreRefusal) : undefined
}

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}

function readBody({ checkBody }: Validation, operation: Operation, call: Call): unknown {
  if (!operation.body) return undefined
  assertBodySize(call.body, operation.encrypted ? MAX_ENCRYPTED_BODY : operation.maxBody)
  const body = operation.encrypted ? decryptBody(call.body, call.header('encryption')) : parsePlainBody(operation, call)
  if (body !== undefined) checkBody(operation, body)
  return body
}

/** Parses an unencrypted body: JSON or a form. Throws a Refusal if a required body is missing. */
export function parsePlainBody(operation: Operation, call: Call): unknown {
  if (!call.body && !operation.body!.required) return undefined
  if (!call.body) throw bodyMissing()
  if (call.header('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(call.body))
  }
  return readJson(call.body)
}

function toSuccessReply(
  { isStrict, validation }: AnswerContext,
  operation: Operation,
  { value, headers }: { value: unknown; headers: Record<string, string> },
): Reply {
  if (operation.responses['204']) return { status: 204, headers, body: '' }
  const { contentType, status = 200 } = operation.responses['200'] ?? {}
  const body = operation.enveloped ? { success: true, value } : value
  const violation = validation.findViolation(operation, body)
  if (violation && isStrict) throw responseInvalid(violation)
  const isText = contentType?.startsWith('text/plain')
  const reply = isText ? textReply(String(body)) : jsonReply(status, body)
  Object.assign(reply.headers, headers, violation && { 'x-mock-violations': violation })
  return reply
}
