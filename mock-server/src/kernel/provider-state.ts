import * as v from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import { toMinor } from './money.ts'

/** Brings a world into a state that a contract names. Its parameters must fit `schema`. */
export type ProviderState = { schema: GenericSchema; run(params: never): unknown }
export type ProviderStates = Record<string, ProviderState>

/** Types a state by the schema of its parameters. */
export const state = <Schema extends GenericSchema>(
  schema: Schema,
  run: (params: InferOutput<Schema>) => unknown,
): ProviderState => ({ schema, run })

/** An amount as states name it, a decimal; in minor units for whoever brings the state about. */
export const amount = v.pipe(
  v.number(),
  v.transform(toMinor),
  v.number('must have at most two decimals'),
  v.minValue(0, 'must be 0 or more'),
)
