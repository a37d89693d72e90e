import type { GenericSchema, InferOutput } from 'valibot'
import type { Services, Settings, Site } from '../gateway.ts'
import type { Worlds } from '../kernel/worlds.ts'
import type { Make } from './replayed-calls.ts'
import type { Watch } from './watch.ts'

export type ControlCall<Input> = {
  input: Input
  site: Site
  worlds: Worlds<Services, Settings>
  /** Makes a mock of its own, beside the one that is controlled. */
  make: Make
  watch: Watch
}

/** One command of the control API. Its body (or a GET's query) must fit `schema`; what `run` returns is the JSON answer. */
export type ControlRoute = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  schema: GenericSchema
  /** It takes no turn among the requests of the world. */
  isAside?: boolean
  run(call: ControlCall<never>): unknown
}

/** Types a command by its schema. */
export const command = <Schema extends GenericSchema>(
  name: `${ControlRoute['method']} ${string}`,
  schema: Schema,
  run: (call: ControlCall<InferOutput<Schema>>) => unknown,
): ControlRoute => {
  const [method, path] = name.split(' ') as [ControlRoute['method'], string]
  return { method, path: `/__admin${path}`, schema, run }
}
