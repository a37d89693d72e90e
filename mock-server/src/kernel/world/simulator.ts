import * as v from 'valibot'
import type { GenericSchema, InferOutput, ObjectEntries, ObjectSchema } from 'valibot'
import type { Caller } from './caller.ts'
import type { Language } from '../validation/language.ts'
import type { World } from './world.ts'

export type SimulatorCall<Input> = { input: Input; world: World }

/** The opened game and its member (undefined for a guest). The game is equal for every launch of it. */
export type OpenedBy = { member?: Caller | undefined; game: readonly (string | number | undefined)[] }

type LaunchSchema = GenericSchema<unknown, { launch: string }>

const launch = v.pipe(v.string('is missing'), v.maxLength(64, 'is too long'))

/** A route between a simulator's client (a game in its frame) and the world: JSON in, JSON out, not part of the gateway. */
export type SimulatorRoute = {
  method: 'GET' | 'POST'
  /** `/partners/<simulator>/<call>` */
  path: string
  schema: LaunchSchema
  handle(call: SimulatorCall<never>): unknown
}

type Input<Fields extends ObjectEntries> = InferOutput<ObjectSchema<Fields & { launch: typeof launch }, undefined>>

/**
 * Returns the functions that define routes of a simulator: `post('bet', fields, handle)` is `POST /partners/<simulator>/bet`. `handle` receives
 * the launch and these fields, of the query of a GET or of the body of a POST.
 */
export function simulatorRoutes(simulator: string) {
  const define =
    (method: 'GET' | 'POST') =>
    <Fields extends ObjectEntries>(
      call: string,
      fields: Fields,
      handle: (call: SimulatorCall<Input<Fields>>) => unknown,
    ): SimulatorRoute => ({
      method,
      path: `/partners/${simulator}/${call}`,
      schema: v.object({ launch, ...fields }) as unknown as LaunchSchema,
      handle,
    })
  return { get: define('GET'), post: define('POST') }
}

type SimulatorPage = { page: string; launch: string; language: Language; extra?: Record<string, string> }

/** Returns the URL of a simulator's page. It includes the world's name, so that the page's calls reach the same world. */
export const simulatorUrl = ({ name: world }: World, { page, launch, language, extra }: SimulatorPage): string =>
  `/partners/${page}/?${new URLSearchParams({ launch, world, language, ...extra })}`
