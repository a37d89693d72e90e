import * as v from 'valibot'
import { momentSchema, seedSchema } from '../kernel/limits.ts'
import { description } from '../kernel/openapi-document.ts'
import { invalidField } from '../kernel/refusal.ts'
import { ledgerDigest } from '../kernel/call-log.ts'
import type { World } from '../kernel/world.ts'
import type { Capsule } from './recording.ts'
import { changingCalls, MARK, opaqueIn, PASSWORD_MARK } from './link-calls.ts'
import { pack, unpack } from './url-encoding.ts'
import { type AskedCall, begin, type Make } from './replayed-calls.ts'

/** More characters than these no messenger keeps whole. */
const LONGEST = 8000
/** Every persona's password. */
const PASSWORD = 'Demo@123'
/** Enough to tell one description from the next. */
const version = () => description.fingerprint.slice(0, 8)
const printOf = (digest: string) => digest.slice(0, 8)

const linkSchema = v.object({
  version: v.string(),
  name: v.string(),
  seed: seedSchema,
  scenario: v.string(),
  bornAt: momentSchema,
  calls: v.array(
    v.tuple([v.number(), v.string(), v.string(), v.string(), v.record(v.string(), v.string()), v.string()]),
  ),
  end: momentSchema,
  /** A print of everybody's money at its end: other rules lead elsewhere. */
  ledger: v.string(),
})
type Link = v.InferOutput<typeof linkSchema>
/** The world behind a link, and what the last login in it was answered. */
export type Opened = { world: World; session?: unknown }

/**
 * A world in few characters: where it began, and what changed it since, without tokens and passwords. Refuses one that a link does not
 * bring back to the same money: after a recording that did not begin with the world, a code by SMS, too long an evening.
 */
export async function linkOf(capsule: Capsule, make: Make): Promise<string> {
  const { name, seed, scenario, bornAt, snapshot } = capsule.beginning
  if (snapshot) throw invalidField('link', 'needs a recording that began with the world')
  const calls = (await changingCalls(capsule, make)).map(({ at, method, path, query, headers, body }) => [
    at - bornAt,
    method,
    path,
    query,
    headers,
    body,
  ])
  const { at: end, ledger } = capsule.end
  const whole = { version: version(), name, seed, scenario, bornAt, calls, end, ledger: printOf(ledger) }
  const link = await pack(whole)
  if (link.length > LONGEST) throw invalidField('link', 'would be too long')
  await openLink(link, make)
  return link
}

/**
 * The world that a link tells of, in a mock of its own; its tokens follow from `secret`. Refuses what is no link, one of another version,
 * and one that no longer leads to the same money.
 */
export async function openLink(text: string, make: Make, secret?: string): Promise<Opened> {
  const link = await readLink(text)
  const opened = await follow(link, make, secret)
  if (printOf(ledgerDigest(opened.world)) !== link.ledger) throw invalidField('link', 'does not lead to the same money')
  return opened
}

async function follow(
  { name, seed, scenario, bornAt, calls, end }: Link,
  make: Make,
  secret?: string,
): Promise<Opened> {
  const beginning = { name, seed, scenario, bornAt, secret }
  const { ask, reach } = await begin({ beginning, isStrict: false }, make)
  const answers: string[] = []
  let session: unknown
  for (const call of calls.map((line) => callOf(line, bornAt))) {
    const { status, body } = await ask(filled(call, answers))
    answers.push(body)
    if (status === 200 && call.path.endsWith('/session/login')) session = (JSON.parse(body) as { value: unknown }).value
  }
  return { world: await reach(end), session }
}

async function readLink(text: string): Promise<Link> {
  const json = await unpack(text).catch(() => undefined)
  const parsed = v.safeParse(linkSchema, json)
  if (!parsed.success) throw invalidField('link', 'is broken')
  if (parsed.output.version !== version()) throw invalidField('version', 'is another than this one')
  return parsed.output
}

const callOf = ([at, method, path, query, headers, body]: Link['calls'][number], bornAt: number): AskedCall => ({
  at: bornAt + at,
  method,
  path,
  query,
  headers,
  body,
})

/** A call with what the answers before it gave, and with the demo's own password. */
function filled({ path, query, headers, body, ...call }: AskedCall, answers: readonly string[]): AskedCall {
  const marks = new RegExp(`${MARK}(\\d+)\\.(\\d+)${MARK}`, 'g')
  const given = (text: string) =>
    text.replace(
      marks,
      (_all, call: string, index: string) => opaqueIn(answers[Number(call)] ?? '')[Number(index)] ?? '',
    )
  const told = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, given(value)]))
  const said = given(body).replaceAll(JSON.stringify(PASSWORD_MARK), JSON.stringify(PASSWORD))
  return { ...call, path: given(path), query: given(query), headers: told, body: said }
}
