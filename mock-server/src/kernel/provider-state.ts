import type { GenericSchema, InferOutput } from 'valibot'

/** Brings a world into a state that a contract names. Its parameters must fit `schema`. */
export type ProviderState = { schema: GenericSchema; run(params: never): unknown }
export type ProviderStates = Record<string, ProviderState>

/** Types a state by the schema of its parameters. */
export const state = <Schema extends GenericSchema>(
  schema: Schema,
  run: (params: InferOutput<Schema>) => unknown,
): ProviderState => ({ schema, run })
