import type { Http } from '@longan/sdk'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { type Api, type InputOf, type Method, send, type ValueOf } from './api.ts'
import { beginChange, OptimisticChange, undoChange } from './optimistic-change.ts'

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
}

/** Marks all responses of these reads as stale; those in use are fetched again. */
export const invalidate = (client: QueryClient, reads: readonly string[]) =>
  Promise.all(reads.map((id) => client.invalidateQueries({ queryKey: [id] }))).then(() => undefined)

/** Defines the mutation of one command, which makes `reads` stale. `position` is the number of inputs before the options of the call. */
export function command<M extends Method>(
  id: string,
  [methodOf, position]: [(http: Http) => M, number],
  reads: readonly string[],
) {
  type Variables = CommandVariables<InputOf<M>>
  /** The keys of commands without one of the caller: an automatic retry of a mutation sends the same. */
  const keys = new WeakMap<object, string>()
  const keyFor = (variables: Variables) => {
    const key = variables.idempotencyKey ?? keys.get(variables) ?? crypto.randomUUID()
    keys.set(variables, key)
    return key
  }

  return {
    /** The operations whose responses become stale. */
    invalidates: reads,
    mutationKey: [id] as const,
    /** Options for `useMutation`. The mutation ends when the stale queries in use have been fetched again. */
    mutationOptions: (api: Api, { optimistic }: Options<Variables> = {}) =>
      mutationOptions<ValueOf<M>, Error, Variables, OptimisticChange | undefined>({
        mutationKey: [id],
        mutationFn: (variables) =>
          send(methodOf(api.http), position, [[variables.input], { idempotencyKey: keyFor(variables) }]),
        onMutate: (variables, { client }) =>
          optimistic && beginChange(client, { reads, apply: () => optimistic(client, variables) }),
        onError: (...[, , change, { client }]) => change && undoChange(client, change),
        onSettled: (...[, , , , { client }]) => invalidate(client, reads),
      }),
  }
}

/** The mutation of one method. */
export type Command<M extends Method> = ReturnType<typeof command<M>>
