import * as v from 'valibot'
import type { RequestContext } from './answer.ts'
import type { Caller } from './caller.ts'
import { type Call, jsonReply, type Reply } from './http.ts'
import { once } from './idempotency.ts'
import { readJson } from './json.ts'
import { toFieldError } from './validation-error.ts'
import { refuseUnreadable } from './texts.ts'
import type { World } from './world.ts'
import type { PartnerRoute } from './simulator.ts'

type Around = {
  world: World
  /** Refuses what is new while the site is closed. */
  admit(): void
  /** Whose launch this is, a guest's being nobody's; refuses one that does not work at this partner. */
  memberOf(launch: string, partner: string): Caller | undefined
  heard: RequestContext
}

/**
 * Answers a partner's call; its frame has an opaque origin, so any origin may read (it must know the launch session).
 * What became of a command can be asked for by its key also while the site is closed.
 */
export async function answerPartner({ world, admit, memberOf, heard }: Around, route: PartnerRoute, call: Call) {
  const { launch, ...said } = inputOf(route, call)
  const member = memberOf(launch, partnerOf(route))
  if (member) heard.member = member.account
  return once(world, { call, memberId: member?.id, said: JSON.stringify(said) }, async (): Promise<Reply> => {
    admit()
    return jsonReply(200, await route.handle({ input: { launch, ...said } as never, world }))
  })
}

/** `/partners/<partner>/<call>` */
const partnerOf = ({ path }: PartnerRoute) => path.split('/')[2]!

function inputOf({ schema }: PartnerRoute, call: Call) {
  const parsed = v.safeParse(schema, call.method === 'GET' ? Object.fromEntries(call.query) : readJson(call.body))
  if (!parsed.success) throw toFieldError(parsed.issues)
  refuseUnreadable(parsed.output)
  return parsed.output
}
