import * as v from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import { toMinor } from '../money/money.ts'

export type ProviderState = { schema: GenericSchema; run(params: never): unknown }
export type ProviderStates = Record<string, ProviderState>

export const defineProviderState = <Schema extends GenericSchema>(
  schema: Schema,
  run: (params: InferOutput<Schema>) => unknown,
): ProviderState => ({ schema, run })

/** Amount parameter of a state: a decimal in the contract, minor units in `run`. */
export const amountSchema = v.pipe(
  v.number(),
  v.transform(toMinor),
  v.number('must have at most two decimals'),
  v.minValue(0, 'must be 0 or more'),
)
