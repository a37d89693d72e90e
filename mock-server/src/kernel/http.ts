import type { operations } from '@longan/sdk'
import type { Caller } from './caller.ts'
import type { OperationId } from './openapi-document.ts'
import type { Language } from './language.ts'
import type { World } from './world.ts'

/** A request as every door hands it in. */
export type Call = {
  method: string
  path: string
  query: URLSearchParams
  /** A header by its lower-case name. */
  header(name: string): string | undefined
  /** The body's text; a door may cut what is longer than `mostBytesFor` the call. */
  body: string
}

/** An answer as every door sends it. What stands below `body` is for the door to act out. */
export type Reply = {
  status: number
  headers: Record<string, string>
  body: string
  latencyMs?: number
  connectionReset?: boolean
  /** The body leaves so long after the headers. */
  firstByteMs?: number
  /** The caller waits in vain. */
  noResponse?: boolean
  /** The connection breaks in the middle of the body. */
  truncatedBody?: boolean
}

type Content<Answer> = Answer extends { content: infer Types } ? Types[keyof Types] : never
type Success<Id extends OperationId> = operations[Id] extends { responses: { 200: infer Answer } }
  ? Content<Answer>
  : never
/** What a handler returns: the envelope's `value`, or the whole body where there is no envelope. */
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
/** What a body says; of an encrypted one, what is inside. */
type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer Sent }
  ? Content<NonNullable<Sent>>
  : undefined

export type HandlerCall<Id extends OperationId = OperationId> = {
  query: Query<Id>
  params: Path<Id>
  body: Body<Id>
  header(name: string): string | undefined
  /** The language of the request's `Language` header. */
  language: Language
  /** The member whose token came with the request; refuses a guest. */
  member(): Caller
  /** The same, or nothing for a guest. */
  memberOrGuest(): Caller | undefined
  /** Says who has come in by this call, by account: the journal names them. */
  cameIn(account: string): void
  token: string | undefined
  world: World
  /** Adds a header to the answer. */
  reply(name: string, value: string): void
}

export type Handler<Id extends OperationId> = (call: HandlerCall<Id>) => Value<Id> | Promise<Value<Id>>
/** A handler once it is found by its operation: the compiler has checked it where it was written. */
export type AnyHandler = (call: HandlerCall) => unknown
export type Handlers<Id extends OperationId> = { [Name in Id]: Handler<Name> }

export const textReply = (body: string): Reply => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
})

const JSON_TYPE = 'application/json; charset=utf-8'

export const jsonReply = (status: number, body: unknown): Reply => ({
  status,
  headers: { 'content-type': JSON_TYPE },
  body: JSON.stringify(body),
})
