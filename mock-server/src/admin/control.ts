import * as v from 'valibot'
import { failure } from '../kernel/failure.ts'
import { type Call, jsonReply, type Reply } from '../kernel/http.ts'
import { readJson } from '../kernel/json.ts'
import { toFieldError } from '../kernel/validation-error.ts'
import { unknownOperation } from '../kernel/refusal.ts'
import { createRouter } from '../kernel/router.ts'
import { capsuleCommands } from './recording-file-commands.ts'
import { cashierCommands } from './cashier-commands.ts'
import { clockCommands } from './clock-commands.ts'
import type { ControlCall, ControlRoute } from './control-route.ts'
import { faultCommands } from './fault-commands.ts'
import { identityCommands } from './identity-commands.ts'
import { journalCommands } from './journal-commands.ts'
import { outboxCommands } from './outbox-commands.ts'
import { providerStateCommands } from './provider-state-commands.ts'
import { recordingCommands } from './recording-commands.ts'
import { siteCommands } from './site-commands.ts'
import { wholeSnapshotSchema } from './snapshot-schema.ts'
import { stateCommandsOf } from './state-commands.ts'
import { watchCommands } from './watch-commands.ts'
import { worldCommands } from './world-commands.ts'

/** Every command of the control API. */
export const commands: ControlRoute[] = [
  ...worldCommands,
  ...clockCommands,
  ...siteCommands,
  ...cashierCommands,
  ...outboxCommands,
  ...identityCommands,
  ...faultCommands,
  ...journalCommands,
  ...stateCommandsOf(wholeSnapshotSchema),
  ...recordingCommands,
  ...providerStateCommands,
  ...capsuleCommands,
  ...watchCommands,
]

/**
 * The control API under `/__admin`: what a test, a demo panel or a person with curl does to a world from outside.
 * Commands to a world take their turn among its requests. Who may call it is the door's to decide.
 */
export const createControl = (around: ControlAround) => controlBy(commands, around)

type ControlAround = Pick<ControlCall<never>, 'worlds' | 'make' | 'watch'>

/** A control API of these commands. */
export function controlBy(own: readonly ControlRoute[], { worlds, make, watch }: ControlAround) {
  const router = createRouter(own)
  return async (name: string, call: Call): Promise<Reply> => {
    try {
      const route = router.find(call.method, call.path)
      if (!route) throw unknownOperation(call.method, call.path)
      const input = parse(route.target.schema, call)
      return await worlds.use(name, async (site) => {
        const around = { input: input as never, site, worlds, make, watch }
        const run = async () => jsonReply(200, (await route.target.run(around)) ?? { done: true })
        if (route.target.isAside) return run()
        const reply = await site.world.run(() => (isTaped(call) ? site.tape.hear(call, run) : run()))
        if (call.method !== 'GET' && !call.path.endsWith('/stage')) watch.commanded()
        return reply
      })
    } catch (error) {
      return failure(error)
    }
  }
}

/** What is about worlds as such is on no tape: it happens beside what happens in one. */
const BESIDE = /^\/__admin\/(worlds|reset|capsule|link|stage)(\/|$)/
const isTaped = ({ method, path }: Call) => method !== 'GET' && !BESIDE.test(path)

function parse(schema: v.GenericSchema, call: Call): unknown {
  const parsed = v.safeParse(schema, call.method === 'GET' ? Object.fromEntries(call.query) : bodyOf(call))
  if (parsed.success) return parsed.output
  throw toFieldError(parsed.issues)
}

function bodyOf(call: Call): unknown {
  return call.body ? readJson(call.body) : {}
}
