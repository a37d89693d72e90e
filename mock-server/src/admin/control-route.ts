import type { GenericSchema, InferOutput } from 'valibot'
import type { Services, Settings, Site } from '../gateway.ts'
import type { Worlds } from '../kernel/worlds.ts'
import type { CreateMock } from './recording/replay-session.ts'
import type { EventFeed } from './events/event-feed.ts'
import type { PanelFeed } from './panel-feed.ts'

export type ControlCall<Input> = {
  input: Input
  site: Site
  worlds: Worlds<Services, Settings>
  createMock: CreateMock
  panel: PanelFeed
  events: EventFeed
}

/** One command of the control API. `schema` validates its body (of a GET: its query); `run` returns the JSON response. */
export type ControlRoute = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  schema: GenericSchema
  /** Converts an input of an older version before it is validated. */
  migrate?: (input: unknown) => unknown
  /** Texts may have control characters: it takes what was recorded or reported, not what is shown to members. */
  allowsUnreadableText?: boolean
  /** Can run before its world exists, and does not create it: `site` is undefined then. */
  needsNoWorld?: boolean
  /** Runs outside the world's serial queue. */
  isConcurrent?: boolean
  run(call: ControlCall<never>): unknown
}

export const command = <Schema extends GenericSchema>(
  name: `${ControlRoute['method']} ${string}`,
  schema: Schema,
  run: (call: ControlCall<InferOutput<Schema>>) => unknown,
): ControlRoute => {
  const [method, path] = name.split(' ') as [ControlRoute['method'], string]
  return { method, path: `/__admin${path}`, schema, run }
}
