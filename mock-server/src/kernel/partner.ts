import type { GenericSchema, InferOutput } from 'valibot'
import type { World } from './world.ts'

export type PartnerCall<Input> = { input: Input; world: World }

/** A call between a partner's client (a game in its frame) and the world: JSON in, JSON out, not part of the gateway. */
export type PartnerRoute = {
  method: 'GET' | 'POST'
  /** `/partners/<partner>/<call>` */
  path: string
  schema: GenericSchema
  handle(call: PartnerCall<never>): unknown
}

/** Types a route by its schema: `handle` receives what the schema lets through (query of a GET, body of a POST). */
export const partnerRoute = <Schema extends GenericSchema>(
  method: 'GET' | 'POST',
  path: string,
  { schema, handle }: { schema: Schema; handle(call: PartnerCall<InferOutput<Schema>>): unknown },
): PartnerRoute => ({ method, path, schema, handle })
