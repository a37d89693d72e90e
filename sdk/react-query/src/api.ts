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

/** The operation, the resource of the SDK that has its method, the number of inputs before the options of the call, and the method's name if it is not the operation's. */
export type Definition = readonly [id: string, resource: (http: Http) => object, position: number, name?: string]

/** Calls the method of an operation. */
export const send = <M extends Method>(
  http: Http,
  [id, resource, position, name = id]: Definition,
  [input, call]: [readonly unknown[], Call],
) =>
  (resource(http) as Record<string, M>)[name]!(...Array.from<unknown>({ ...input, length: position }), call) as Promise<
    ValueOf<M>
  >
