import type { Call, Http, Page } from '@longan/sdk'

/** The gateway of an app, and whose responses it caches. */
export type Api = {
  readonly http: Http
  /** The name of the logged-in member; undefined for a guest. Responses are cached by account. */
  account?: () => string | undefined
}

// oxlint-disable-next-line typescript/no-explicit-any -- no method accepts `unknown`
export type Method = (...input: any[]) => Promise<unknown>
/** A method that lists rows page by page. */
export type ListMethod = Method & ((...input: never[]) => Promise<Page<unknown, unknown>>)

/** The parameters of a method without the options of the call. */
export type InputOf<M extends Method> = Parameters<M> extends [...infer Input, call?: Call] ? Input : Parameters<M>
export type ValueOf<M extends Method> = Awaited<ReturnType<M>>

/** Calls a method, whose options are its parameter number `position`. */
export const send = <M extends Method>(method: M, position: number, [input, call]: [readonly unknown[], Call]) =>
  method(...Array.from({ length: position }, (_, index) => input[index]), call) as Promise<ValueOf<M>>
