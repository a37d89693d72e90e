import type { ErrorCode } from '@longan/sdk'
import { Refusal } from '../kernel/validation/refusal.ts'
import type { Caller } from '../kernel/world/caller.ts'
import type { Language } from '../kernel/validation/language.ts'
import type { World } from '../kernel/world/world.ts'

export type { Caller } from '../kernel/world/caller.ts'
export { type Domain, defineDomain } from '../kernel/world/domain.ts'
export { defineLog, defineTable, type Table } from '../kernel/tables/table.ts'
export {
  createInsertEvents,
  createStateEvents,
  type DomainEvent,
  type EventSource,
} from '../kernel/world/domain-events.ts'
export type { World } from '../kernel/world/world.ts'
export { createMockServer, type CustomGatewayOptions, type FailureDetails } from '../custom-gateway/custom-server.ts'

/** The argument of a handler; name the types of its parts as in your document. */
export type HandlerCall<Asked extends { query?: object; params?: object; body?: unknown } = object> = {
  query: Asked extends { query: infer Query } ? Query : Record<string, unknown>
  params: Asked extends { params: infer Params } ? Params : Record<string, string>
  body: Asked extends { body: infer Body } ? Body : unknown
  /** A header by its lower-case name. */
  header(name: string): string | undefined
  language: Language
  /** The member of the call's token; refuses a guest. */
  member(): Caller
  /** The same, or nothing for a guest. */
  memberOrGuest(): Caller | undefined
  world: World
  /** Adds a header to the answer. */
  setHeader(name: string, value: string): void
}

/** Creates the error that a service throws to refuse a call: the status, a code of your document and a sentence. */
export const refusal = (status: number, code: string, message: string): Error =>
  new Refusal(status, code as ErrorCode, message)
