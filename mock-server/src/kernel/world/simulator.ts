import * as v from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Caller } from './caller.ts'
import type { Language } from '../validation/language.ts'
import type { World } from './world.ts'

export type SimulatorCall<Input> = { input: Input; world: World }

/** The opened game and its member (undefined for a guest). The game is equal for every launch of it. */
export type OpenedBy = { member?: Caller | undefined; game: readonly (string | number | undefined)[] }

type LaunchSchema = GenericSchema<unknown, { launch: string }>

export const launchSchema = v.pipe(v.string('is missing'), v.maxLength(64, 'is too long'))

/** A route between a simulator's client (a game in its frame) and the world: JSON in, JSON out, not part of the gateway. */
export type SimulatorRoute = {
  method: 'GET' | 'POST'
  /** `/partners/<simulator>/<call>` */
  path: string
  schema: LaunchSchema
  handle(call: SimulatorCall<never>): unknown
}

/** Defines a route. `handle` receives the parsed input: the query of a GET, the body of a POST. */
export const defineSimulatorRoute = <Schema extends LaunchSchema>(
  method: 'GET' | 'POST',
  path: string,
  { schema, handle }: { schema: Schema; handle(call: SimulatorCall<InferOutput<Schema>>): unknown },
): SimulatorRoute => ({ method, path, schema, handle })

type SimulatorPage = { page: string; launch: string; language: Language; extra?: Record<string, string> }

/** Returns the URL of a simulator's page. It includes the world's name, so that the page's calls reach the same world. */
export const simulatorUrl = ({ name: world }: World, { page, launch, language, extra }: SimulatorPage): string =>
  `/partners/${page}/?${new URLSearchParams({ launch, world, language, ...extra })}`
