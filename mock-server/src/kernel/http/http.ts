import type { operations } from '@longan/sdk'
import type { Caller } from '../world/caller.ts'
import type { OperationId } from '../validation/openapi-document.ts'
import type { Language } from '../validation/language.ts'
import type { World } from '../world/world.ts'

export type Call = {
  method: string
  path: string
  query: URLSearchParams
  /** Returns a header by its lower-case name. */
  header(name: string): string | undefined
  /** Body as text; of a multipart form one character per byte. An adapter may cut it after `maxBodyBytes` of the call. */
  body: string
}

export type Reply = {
  status: number
  headers: Record<string, string>
  body: string
  /** Error code of a failure, for the journal. */
  code?: string
  latencyMs?: number
  connectionReset?: boolean
  firstByteMs?: number
  noResponse?: boolean
  truncatedBody?: boolean
}

type Content<Answer> = Answer extends { content: infer Types } ? Types[keyof Types] : never
type Success<Id extends OperationId> = operations[Id] extends { responses: { 200: infer Answer } }
  ? Content<Answer>
  : never
/** Result of a handler: the envelope's `value`, or the whole body without an envelope. */
export type Value<Id extends OperationId> =
  Success<Id> extends { success: true }
    ? Success<Id> extends { value?: infer Inner }
      ? Inner
      : undefined
    : Success<Id>

type Query<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Fields }
  ? NonNullable<Fields>
  : Record<string, never>
type Path<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Fields }
  ? Fields
  : Record<string, never>
/** The texts of a form are converted to the types of the JSON body. */
type SentContent<Sent> = Sent extends { content: { 'application/json': infer Json } } ? Json : Content<Sent>
type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer Sent }
  ? SentContent<NonNullable<Sent>>
  : undefined

export type HandlerCall<Id extends OperationId = OperationId> = {
  query: Query<Id>
  params: Path<Id>
  body: Body<Id>
  header(name: string): string | undefined
  language: Language
  /** Returns the member of the request's token. Throws a Refusal for a guest. */
  member(): Caller
  memberOrGuest(): Caller | undefined
  recordSignIn(account: string): void
  token: string | undefined
  world: World
  setHeader(name: string, value: string): void
}

export type Handler<Id extends OperationId> = (call: HandlerCall<Id>) => Value<Id> | Promise<Value<Id>>
/** A handler found by its operation id. The compiler checks its type at its declaration. */
export type AnyHandler = (call: HandlerCall) => unknown
export type Handlers<Id extends OperationId> = { [Name in Id]: Handler<Name> }

export const textReply = (body: string): Reply => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
})

const JSON_TYPE = 'application/json; charset=utf-8'

export const jsonReply = (status: number, body: unknown): Reply => toJsonReply(status, JSON.stringify(body))

export const toJsonReply = (status: number, text: string): Reply => ({
  status,
  headers: { 'content-type': JSON_TYPE },
  body: text,
})

const constants = new WeakMap<object, Map<string, string>>()

/**
 * Marks a value that a handler returns again and again: each operation checks and serialises it once. The value must not change
 * afterwards; a handler with another value makes a new object.
 */
export function constant<Value extends object>(value: Value): Value {
  if (!constants.has(value)) constants.set(value, new Map())
  return value
}

/** Serialised responses of a constant by operation id. Other values have none. */
export const textsOf = (value: unknown): Map<string, string> | undefined =>
  typeof value === 'object' && value !== null ? constants.get(value) : undefined
