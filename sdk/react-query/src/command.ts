import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { type Api, type Definition, type InputOf, type Method, send, type ValueOf } from './api.ts'
import { beginChange, endChange, type OptimisticChange, undoChange } from './optimistic-change.ts'

/** What `mutate` takes: the input of the method, and the key that makes it safe to send the command again. */
export type CommandVariables<Input extends unknown[]> = ([] extends Input
  ? { input?: Input[0] }
  : { input: Input[0] }) & {
  /** Keep it for as long as the user means the same command, also over a reload. By default each `mutate` has its own. */
  idempotencyKey?: string
}

type Options<Variables> = {
  /** Changes the cached responses as the gateway will. An error restores them. */
  optimistic?: (client: QueryClient, variables: Variables) => void
  /** True if the mutation ends without waiting for the stale queries. */
  isBackground?: boolean
}

/** Options of a mutation of your own, which makes `reads` stale: spread them beside its `mutationFn`. */
export const invalidating = <Variables = unknown>(
  reads: readonly Read[],
  { optimistic, isBackground }: Options<Variables> = {},
) => ({
  onMutate: (variables: Variables, { client }: { client: QueryClient }) =>
    beginChange(client, {
      reads: optimistic ? reads.map(idOf) : [],
      apply: () => optimistic?.(client, variables),
    }),
  onError: (...[, , change, { client }]: [unknown, unknown, OptimisticChange | undefined, { client: QueryClient }]) =>
    change && undoChange(client, change),
  onSettled: (
    ...[, , , change, { client }]: [unknown, unknown, unknown, OptimisticChange | undefined, { client: QueryClient }]
  ) => {
    const fetched = invalidate(client, endChange(client, reads.map(idOf), change))
    return isBackground ? undefined : fetched
  },
})

/** `randomUUID` needs a secure context, which a phone that opens a development server does not have. */
const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** A read, or the operationId of one. */
export type Read = string | { readonly operation: string }
const idOf = (read: Read) => (typeof read === 'string' ? read : read.operation)

/** Marks all responses of these reads as stale; those in use are fetched again. */
export const invalidate = (client: QueryClient, reads: readonly Read[]) =>
  Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: [idOf(read)] }))).then(() => undefined)

/** Defines the mutation of one command, which makes `reads` stale. `takesKey` is false if the gateway ignores idempotency keys of this command. */
export function command<M extends Method>(definition: Definition, reads: readonly string[], takesKey = true) {
  type Variables = CommandVariables<InputOf<M>>
  const [id] = definition
  /** The keys of commands without one of the caller: an automatic retry of a mutation sends the same. */
  const keys = new WeakMap<object, string | undefined>()
  const keyFor = (variables: Variables) => {
    const key = variables.idempotencyKey ?? keys.get(variables) ?? (takesKey ? randomKey() : undefined)
    keys.set(variables, key)
    return { idempotencyKey: key }
  }

  return {
    /** The operations whose responses become stale. */
    invalidates: reads,
    mutationKey: [id] as const,
    /** Options for `useMutation`. The mutation ends when the stale queries in use have been fetched again. */
    mutationOptions: (api: Api, options?: Options<Variables>) =>
      mutationOptions<ValueOf<M>, Error, Variables, OptimisticChange>({
        mutationKey: [id],
        mutationFn: (variables) => send<M>(api.http, definition, [[variables.input], keyFor(variables)]),
        ...invalidating(reads, options),
      }),
  }
}

/** The mutation of one method. */
export type Command<M extends Method> = ReturnType<typeof command<M>>
