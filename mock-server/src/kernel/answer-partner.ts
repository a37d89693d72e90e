import * as v from 'valibot'
import { type Call, jsonReply, type Reply } from './http.ts'
import { readJson } from './json.ts'
import { badField } from './refusal.ts'
import type { World } from './world.ts'
import type { PartnerRoute } from './partner.ts'

/** Answers a partner's call; its frame has an opaque origin, so any origin may read (it must know the launch session). */
export async function answerPartner(world: World, route: PartnerRoute, call: Call): Promise<Reply> {
  const parsed = v.safeParse(route.schema, inputOf(call))
  if (!parsed.success) throw badField(v.getDotPath(parsed.issues[0]) ?? 'body', parsed.issues[0].message)
  return jsonReply(200, await route.handle({ input: parsed.output as never, world }))
}

function inputOf(call: Call): unknown {
  if (call.method === 'GET') return Object.fromEntries(call.query)
  return readJson(call.body)
}
