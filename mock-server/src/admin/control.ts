import * as v from 'valibot'
import { toFailure } from '../kernel/http/failure.ts'
import { type Call, jsonReply, type Reply } from '../kernel/http/http.ts'
import { readJson } from '../kernel/validation/json.ts'
import { toFieldError } from '../kernel/validation/validation-error.ts'
import { unknownOperation } from '../kernel/validation/refusal.ts'
import { createRouter } from '../kernel/http/router.ts'
import { recordingCommands } from './recording-commands.ts'
import { cashierCommands } from './cashier-commands.ts'
import { clockCommands } from './clock-commands.ts'
import type { ControlCall, ControlRoute } from './control-route.ts'
import { faultCommands } from './fault-commands.ts'
import { identityCommands } from './identity-commands.ts'
import { journalCommands } from './journal-commands.ts'
import { outboxCommands } from './outbox-commands.ts'
import { providerStateCommands } from './provider-state-commands.ts'
import { rewindCommands } from './rewind-commands.ts'
import { siteCommands } from './site-commands.ts'
import { gatewaySnapshotSchema } from './snapshot-schema.ts'
import { stateCommandsOf } from './state-commands.ts'
import { panelCommands } from './panel-commands.ts'
import { worldCommands } from './world-commands.ts'

export const commands: ControlRoute[] = [
  ...worldCommands,
  ...clockCommands,
  ...siteCommands,
  ...cashierCommands,
  ...outboxCommands,
  ...identityCommands,
  ...faultCommands,
  ...journalCommands,
  ...stateCommandsOf(gatewaySnapshotSchema),
  ...rewindCommands,
  ...providerStateCommands,
  ...recordingCommands,
  ...panelCommands,
]

/**
 * The control API under `/__admin`, for tests, the demo panel and curl. Commands to a world run one after another with its requests.
 * The adapter decides who may call it.
 */
export const createControl = (context: ControlContext) => createControlFrom(commands, context)

type ControlContext = Pick<ControlCall<never>, 'worlds' | 'createMock' | 'panel'>

export function createControlFrom(routes: readonly ControlRoute[], { worlds, createMock, panel }: ControlContext) {
  const router = createRouter(routes)
  return async (name: string, call: Call): Promise<Reply> => {
    try {
      const route = router.find(call.method, call.path)
      if (!route) throw unknownOperation(call.method, call.path)
      const input = parse(route.target, call)
      return await worlds.use(name, async (site) => {
        const context = { input: input as never, site, worlds, createMock, panel }
        const run = async () => jsonReply(200, (await route.target.run(context)) ?? { done: true })
        if (route.target.isConcurrent) return run()
        const reply = await site.world.run(() => (isRecorded(call) ? site.recorder.record(call, run) : run()))
        if (call.method !== 'GET' && !call.path.endsWith('/panel/state')) panel.notifyAll()
        return reply
      })
    } catch (error) {
      return toFailure(error)
    }
  }
}

/** Commands that manage worlds and recordings, and reports of the app, are not part of a world's recording. */
const NOT_RECORDED = /^\/__admin\/(errors|worlds|reset|recording|link|panel)(\/|$)/
const isRecorded = ({ method, path }: Call) => method !== 'GET' && !NOT_RECORDED.test(path)

function parse({ schema, migrate = (input) => input }: ControlRoute, call: Call): unknown {
  const input = call.method === 'GET' ? Object.fromEntries(call.query) : bodyOf(call)
  const parsed = v.safeParse(schema, migrate(input))
  if (parsed.success) return parsed.output
  throw toFieldError(parsed.issues)
}

function bodyOf(call: Call): unknown {
  return call.body ? readJson(call.body) : {}
}
