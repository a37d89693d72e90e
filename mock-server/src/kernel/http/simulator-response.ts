import type { RequestContext } from './answer.ts'
import { type Call, jsonReply, type Reply } from './http.ts'
import { runOnce } from './idempotency.ts'
import { readJson } from '../validation/json.ts'
import { toQueryValues } from '../validation/query-values.ts'
import { assertBodySize } from '../validation/refusal.ts'
import { parseInput, toFieldError } from '../validation/validation-error.ts'
import { assertReadable } from '../validation/readable-text.ts'
import type { World } from '../world/world.ts'
import type { OpenedBy, SimulatorRoute } from '../world/simulator.ts'

type SimulatorContext = {
  world: World
  admit(): void
  /** Throws a Refusal if the launch is invalid for this simulator. */
  openedBy(launch: string, simulator: string): OpenedBy
  context: RequestContext
}

/**
 * Answers a call of a simulator's client. Its frame has an opaque origin, so any origin may read; the launch is the credential.
 * A stored reply is returned by its idempotency key even while the site is closed.
 */
export async function answerSimulatorCall(
  { world, admit, openedBy, context }: SimulatorContext,
  route: SimulatorRoute,
  call: Call,
) {
  const { launch, ...content } = inputOf(route, call)
  const { member, game } = openedBy(launch, simulatorNameOf(route))
  if (member) context.member = member.account
  const command = { call, memberId: member?.id, content: () => JSON.stringify([game, content]) }
  return runOnce(world, command, async (): Promise<Reply> => {
    admit()
    return jsonReply(200, await route.handle({ input: { launch, ...content } as never, world }))
  })
}

const simulatorNameOf = ({ path }: SimulatorRoute) => path.split('/')[2]!

function inputOf({ schema }: SimulatorRoute, call: Call) {
  assertBodySize(call.body)
  const parsed = parseInput(schema, call.method === 'GET' ? toQueryValues(call.query) : readJson(call.body))
  if (!parsed.success) throw toFieldError(parsed.issues)
  assertReadable(parsed.output)
  return parsed.output
}
