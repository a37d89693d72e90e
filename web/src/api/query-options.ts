import type { QueryFunctionContext } from '@tanstack/react-query'

// oxlint-disable-next-line typescript/no-explicit-any -- the context depends on the key
type Context = QueryFunctionContext<any>
type Fetch = (context: Context) => unknown
type Fetched<Options> = Options extends { queryFn?: infer Own } ? Awaited<ReturnType<Extract<Own, Fetch>>> : never

type Steps<Options> = {
  before?: (context: Context) => Promise<unknown>
  /** Gets each response that arrives. */
  after?: (response: Fetched<Options>, context: Context) => unknown
}

/** A query with steps around its request. */
export const around = <Options extends { queryFn?: unknown }>(
  options: Options,
  { before, after }: Steps<Options>,
): Options => ({
  ...options,
  queryFn: async (context: Context) => {
    if (before) await before(context)
    const response = (await (options.queryFn as Fetch)(context)) as Fetched<Options>
    await after?.(response, context)
    return response
  },
})
