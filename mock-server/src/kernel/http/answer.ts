import type { Caller } from '../world/caller.ts'
import type { Operation } from '../validation/openapi-document.ts'
import { type AnyHandler, type Call, jsonReply, type Reply, textReply, textsOf, toJsonReply } from './http.ts'
import { runOnce } from './idempotency.ts'
import { languageOf } from '../validation/language.ts'
import type { LoggedPayload } from '../world/journal.ts'
import { decryptBody } from './payload-cipher.ts'
import { parseMultipart } from './multipart.ts'
import { maxBodyOf } from './operations.ts'
import { isDeclaredForm, isDeclaredMultipart, parsePlainBody } from './plain-body.ts'
import { MAX_LOGGED_BODY, redactInput } from './redact-input.ts'
import {
  notLoggedIn,
  Refusal,
  assertBodySize,
  bodyTooLarge,
  responseInvalid,
  MAX_ENCRYPTED_BODY,
  MAX_BODY,
} from '../validation/refusal.ts'
import { toQueryValues } from '../validation/query-values.ts'
import type { Validation } from '../validation/validation.ts'
import type { World } from '../world/world.ts'

export type AnswerContext = {
  world: World
  handlerOf(operation: Operation): AnyHandler
  admit(operation: Operation, call: Call): void
  authenticate(token: string): Promise<Caller>
  isStrict: boolean
  validation: Validation
}
export type RequestContext = { member?: string; payload?: LoggedPayload }
type OperationCall = { operation: Operation; params: Record<string, string>; context: RequestContext }

export async function answer(
  answering: AnswerContext,
  { operation, params, context }: OperationCall,
  call: Call,
): Promise<Reply> {
  const { parseParameters, checkHeaders } = answering.validation
  answering.admit(operation, call)
  const member = await identify(answering, operation, call)
  if (member) context.member = member.account
  const query = parseParameters(operation, 'query', toQueryValues(call.query, isDeclared(operation)))
  const path = parseParameters(operation, 'path', params)
  checkHeaders(operation, call.header)
  const body = operation.body && (await readBody(answering.validation, operation, call))
  if (call.body.length < MAX_LOGGED_BODY) context.payload = redactInput(query, path, body)
  const content = () =>
    contentOf(operation, {
      query,
      body,
      text: isDeclaredMultipart(operation, call) ? JSON.stringify(body) : call.body,
    })
  // Responses of session operations contain credentials, so they are never stored for replay.
  const memberId = operation.domain === 'session' ? undefined : member?.id
  return runOnce(answering.world, { call, memberId, content }, () =>
    perform(answering, operation, { query, path, body, member, call, context }),
  )
}

const isDeclared =
  ({ parameters }: Operation) =>
  (name: string) =>
    parameters.some((one) => one.in === 'query' && one.name === name)

type Content = { query: Record<string, unknown>; body: unknown; text: string }

/**
 * Returns what a repetition of a command must have in common: the body and the declared parameters without the token. A repetition may differ in
 * others, such as the time of the attempt. Each encryption of the same command differs, so the decrypted body is compared.
 */
function contentOf({ parameters, encrypted, tokenInBody }: Operation, { query, body, text }: Content): string {
  const names = parameters.flatMap((one) => (one.in === 'query' && one.name !== 'token' ? [one.name] : []))
  const values = names.map((name) => query[name])
  if (encrypted) return JSON.stringify([values, body])
  const { token, ...fields } = ((tokenInBody ? body : undefined) as { token?: unknown }) ?? {}
  return JSON.stringify([values, token === undefined ? text : fields])
}

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
    token: sessionTokenOf(operation, call),
    world: answering.world,
    setHeader: (name: string, text: string) => void (headers[name] = text),
  } as never)
  return toSuccessReply(answering, operation, { value, headers })
}

function throwNotLoggedIn(): never {
  throw notLoggedIn()
}

/** Returns the caller of a call. If the token is optional, an invalid token counts as a guest: public content stays readable. */
function identify(answering: AnswerContext, operation: Operation, call: Call): Promise<Caller | undefined> | undefined {
  if (operation.token === 'none') return undefined
  const token = sessionTokenOf(operation, call)
  if (operation.token === 'required') return token ? answering.authenticate(token) : throwNotLoggedIn()
  return token ? answering.authenticate(token).catch(ignoreRefusal) : undefined
}

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}

async function readBody(validation: Validation, operation: Operation, call: Call): Promise<unknown> {
  if (isDeclaredMultipart(operation, call)) return readMultipart(validation, operation, call)
  const { checkBody, checkForm } = validation
  assertBodySize(call.body, operation.encrypted ? MAX_ENCRYPTED_BODY : operation.maxBody)
  const body = operation.encrypted ? decryptBody(call.body, call.header('encryption')) : parsePlainBody(operation, call)
  if (body !== undefined) (isDeclaredForm(operation, call) ? checkForm : checkBody)(operation, body)
  return body
}

async function readMultipart({ checkBody }: Validation, operation: Operation, call: Call): Promise<unknown> {
  const maxBytes = maxBodyOf(operation, true)
  if (call.body.length > maxBytes) throw bodyTooLarge(maxBytes)
  const body = await parseMultipart(call.body, call.header('content-type')!)
  checkBody(operation, body)
  return body
}

function toSuccessReply(
  { isStrict, validation }: AnswerContext,
  operation: Operation,
  { value, headers }: { value: unknown; headers: Record<string, string> },
): Reply {
  if (operation.responses['204']) return { status: 204, headers, body: '' }
  const { contentType, status = 200 } = operation.responses['200'] ?? {}
  const texts = textsOf(value)
  const known = texts?.get(operation.id)
  if (known !== undefined) return withHeaders(toJsonReply(status, known), headers)
  const body = operation.enveloped ? { success: true, value } : value
  const violation = validation.findViolation(operation, body)
  if (violation && isStrict) throw responseInvalid(violation)
  const isText = contentType?.startsWith('text/plain')
  const reply = isText ? textReply(String(body)) : jsonReply(status, body)
  if (violation) return withHeaders(reply, { ...headers, 'x-mock-violations': violation })
  texts?.set(operation.id, reply.body)
  return withHeaders(reply, headers)
}

function withHeaders(reply: Reply, headers: Record<string, string>): Reply {
  Object.assign(reply.headers, headers)
  return reply
}

/** Returns the token of a call: of its header, else of the query or the body if the operation declares a field `token` there. */
const sessionTokenOf = (operation: Operation, call: Call): string | undefined =>
  call.header('authorization') ?? queryToken(operation, call) ?? bodyToken(operation, call)

const queryToken = ({ parameters }: Operation, { query }: Call) =>
  parameters.some((parameter) => parameter.in === 'query' && parameter.name === 'token')
    ? query.get('token') || undefined
    : undefined

function bodyToken(operation: Operation, call: Call) {
  if (!operation.tokenInBody || call.body === '' || call.body.length > MAX_BODY) return undefined
  const { token } = withoutRefusal(() => parsePlainBody(operation, call)) ?? {}
  return typeof token === 'string' && token !== '' ? token : undefined
}

/** An unreadable body has no token; a call that has one in its header gets the error of the body. */
function withoutRefusal(read: () => unknown): { token?: unknown } | undefined {
  try {
    return read() as { token?: unknown } | undefined
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
