import * as v from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Language } from './language.ts'
import type { World } from './world.ts'

export type PartnerCall<Input> = { input: Input; world: World }

type LaunchSchema = GenericSchema<unknown, { launch: string }>

/** The launch that a call belongs to, as every partner's call names it. */
export const launch = v.pipe(v.string('is missing'), v.maxLength(64, 'is too long'))

/** A call between a partner's client (a game in its frame) and the world: JSON in, JSON out, not part of the gateway. */
export type PartnerRoute = {
  method: 'GET' | 'POST'
  /** `/partners/<partner>/<call>` */
  path: string
  /** Every call names the launch it belongs to. */
  schema: LaunchSchema
  handle(call: PartnerCall<never>): unknown
}

/** Types a route by its schema: `handle` receives what the schema lets through (query of a GET, body of a POST). */
export const partnerRoute = <Schema extends LaunchSchema>(
  method: 'GET' | 'POST',
  path: string,
  { schema, handle }: { schema: Schema; handle(call: PartnerCall<InferOutput<Schema>>): unknown },
): PartnerRoute => ({ method, path, schema, handle })

type Opening = { page: string; launch: string; language: Language; extra?: Record<string, string> }

/** Where a partner's page opens. The world's name travels too, so that the page's calls reach the world that opened it. */
export const partnerAddress = ({ name: world }: World, { page, launch, language, extra }: Opening): string =>
  `/partners/${page}/?${new URLSearchParams({ launch, world, language, ...extra })}`
