import * as v from 'valibot'
import { MAX_TIME } from '../kernel/world/clock.ts'
import { timestampSchema, seedSchema } from '../kernel/world/limits.ts'
import { openApiDocument } from '../kernel/validation/openapi-document.ts'
import { invalidField } from '../kernel/validation/refusal.ts'
import { ledgerDigest } from '../kernel/recording/call-recorder.ts'
import type { World } from '../kernel/world/world.ts'
import type { Recording } from './recording/recording.ts'
import { pack, unpack } from './url-encoding.ts'
import { type ReplayCall, startReplay, type CreateMock } from './recording/replay-session.ts'
import { isSecret } from '../kernel/http/redact-input.ts'
import { STATE } from '../kernel/tables/change-log.ts'
import { findOperation } from '../kernel/http/operations.ts'
import { decryptBody } from '../kernel/http/payload-cipher.ts'
import type { WorldBrand } from '../domains/system/system.settings.ts'
import { BRAND_MARK, type CreatedLink, packBrand, readBrand } from './brand/brand-link.ts'

/** Placeholder of a password; a world opened by a link uses the demo password. */
const PASSWORD_PLACEHOLDER = '§'
/** Delimits `<call>.<index>`: the opaque text with this index in the response to this call of the link. */
const PLACEHOLDER = '¤'

/** Returns texts that may be tokens, launch ids or order numbers. */
const findOpaqueTexts = (text: string): string[] => text.match(/[\w-]{16,}/g) ?? []

const LINK_HEADERS = ['merchant', 'language', 'content-type'] as const

/** Returns the calls of a recording that changed the world, without tokens and passwords. */
async function selectChangingCalls(recording: Recording, createMock: CreateMock): Promise<ReplayCall[]> {
  const { world, send } = await startReplay(recording, createMock)
  let isChanged = false
  ;(await world()).changeLog.subscribe(({ table, id }) => void (isChanged ||= table !== STATE || id !== 'clock'))
  const calls: ReplayCall[] = []
  const placeholders = new Map<string, string>()
  for (const call of recording.calls) {
    isChanged = false
    const { body } = await send(call)
    if (isBrandCall(call) || isReplayCall(call) || (!isChanged && !call.path.startsWith('/__admin'))) continue
    const at = calls.push(withoutSecrets(call, placeholders)) - 1
    for (const [index, text] of findOpaqueTexts(body).entries())
      if (!placeholders.has(text)) placeholders.set(text, `${PLACEHOLDER}${at}.${index}${PLACEHOLDER}`)
  }
  return calls
}

/** Steps on the way to a brand; the link has the result. */
const isBrandCall = ({ path }: ReplayCall) => path === '/__admin/brand'

/** They replay other links and recordings: links in links would run for hours. */
const isReplayCall = ({ path }: Pick<ReplayCall, 'path'>) => /^\/__admin\/(?:link|recording\/replay)$/.test(path)

type Placeholders = ReadonlyMap<string, string>

function withoutSecrets(
  { at, method, path, query, headers, body }: ReplayCall,
  placeholders: Placeholders,
): ReplayCall {
  const operation = findOperation(method, path)?.target
  const known = (text: string) => text.replace(/[\w-]{16,}/g, (opaque) => placeholders.get(opaque) ?? opaque)
  const plain = operation?.encrypted ? JSON.stringify(decryptBody(body, headers['encryption'])) : body
  const token = placeholders.get(headers['authorization'] ?? '')
  return {
    at,
    method,
    path: known(path),
    query: known(query),
    body: known(redactBody(plain, placeholders)),
    headers: {
      ...Object.fromEntries(LINK_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
      ...(token && { authorization: token }),
      ...(operation?.encrypted && { encryption: 'plain' }),
    },
  }
}

function redactBody(body: string, placeholders: Placeholders): string {
  if (!body.startsWith('{')) return body
  return JSON.stringify(JSON.parse(body), (name, value: unknown) => {
    if (name === 'loginDeviceId') return undefined
    if (!isSecret(name) || typeof value !== 'string' || value === '') return value
    return placeholders.get(value) ?? PASSWORD_PLACEHOLDER
  })
}

/** Messengers cut longer links. */
const MAX_LENGTH = 8000
/** Maximum number of calls: each is replayed while the caller waits, and equal calls compress to almost nothing. */
const MAX_CALLS = 1000
/** Few bytes can unpack to very many placeholders, and each stands for a long text. */
const MAX_PLACEHOLDERS = 5000
const PASSWORD = 'Demo@123'
const version = () => openApiDocument.fingerprint.slice(0, 8)
const shortDigest = (digest: string) => digest.slice(0, 8)

/** Ms since the creation of the world. */
const offsetSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_TIME))
const isInTime = ({ createdAt, calls }: { createdAt: number; calls: [offset: number, ...rest: unknown[]][] }) =>
  calls.every(([offset]) => createdAt + offset <= MAX_TIME)

const isWithinLimits = ({ calls }: Pick<Link, 'calls'>) =>
  !calls.some(([, , path]) => isReplayCall({ path })) &&
  JSON.stringify(calls).split(PLACEHOLDER).length <= 2 * MAX_PLACEHOLDERS

const linkSchema = v.object({
  version: v.string(),
  name: v.string(),
  seed: seedSchema,
  scenario: v.string(),
  createdAt: timestampSchema,
  calls: v.pipe(
    v.array(v.tuple([offsetSchema, v.string(), v.string(), v.string(), v.record(v.string(), v.string()), v.string()])),
    v.maxLength(MAX_CALLS),
  ),
  end: timestampSchema,
  /** Short digest of the ledger at the end; with other rules it differs. */
  ledger: v.string(),
})
type Link = v.InferOutput<typeof linkSchema>
type ReplayedLink = { world: World; session?: unknown }
export type OpenedLink = ReplayedLink & { brand: WorldBrand }
/**
 * Returns a world as a short text: its start and the calls that changed it, without tokens and passwords, and its brand. Throws a Refusal if replaying
 * the link does not lead to the same ledger, or if the text would be too long.
 */
export async function createLink(
  recording: Recording,
  brand: WorldBrand,
  createMock: CreateMock,
): Promise<CreatedLink> {
  const { name, seed, scenario, createdAt, snapshot } = recording.start
  if (snapshot) throw invalidField('recording', 'must begin at the creation of the world')
  const calls = (await selectChangingCalls(recording, createMock)).map(({ at, method, path, query, headers, body }) => [
    at - createdAt,
    method,
    path,
    query,
    headers,
    body,
  ])
  const { at: end, ledger } = recording.end
  const content = { version: version(), name, seed, scenario, createdAt, calls, end, ledger: shortDigest(ledger) }
  const link = await pack(content)
  if (link.length > MAX_LENGTH || calls.length > MAX_CALLS) throw invalidField('link', 'would be too long')
  await openLink(link, createMock)
  const { text, without } = await packBrand(brand)
  return { link: link + text, without, isBrandOnly: false }
}

/**
 * Replays a link in a separate mock and returns its world and its brand; tokens are derived from `secret`. Throws a Refusal if the link is broken, of another
 * version, or no longer leads to the same ledger.
 */
export async function openLink(text: string, createMock: CreateMock, secret?: string): Promise<OpenedLink> {
  const [worldText = '', brandText] = text.split(BRAND_MARK, 2)
  const [link, { brand }] = [await readLink(worldText), await readBrand(brandText)]
  const opened = await replayLink(link, createMock, secret)
  if (shortDigest(ledgerDigest(opened.world)) !== link.ledger)
    throw invalidField('link', 'does not lead to the same money')
  return { ...opened, brand }
}

async function replayLink(
  { name, seed, scenario, createdAt, calls, end }: Link,
  createMock: CreateMock,
  secret?: string,
): Promise<ReplayedLink> {
  const start = { name, seed, scenario, createdAt, secret }
  const { send, advanceTo } = await startReplay({ start, isStrict: false }, createMock)
  const answers: string[][] = []
  let session: unknown
  for (const call of calls.map((line) => callOf(line, createdAt))) {
    const { status, body } = await send(fillPlaceholders(call, answers))
    answers.push(findOpaqueTexts(body))
    if (status === 200 && call.path.endsWith('/session/login')) session = (JSON.parse(body) as { value: unknown }).value
  }
  return { world: await advanceTo(end), session }
}

async function readLink(text: string): Promise<Link> {
  if (text.length > MAX_LENGTH) throw invalidField('link', 'is too long')
  const json = await unpack(text).catch(() => undefined)
  const parsed = v.safeParse(linkSchema, json)
  if (!parsed.success || !isInTime(parsed.output) || !isWithinLimits(parsed.output))
    throw invalidField('link.text', 'is broken')
  if (parsed.output.version !== version()) throw invalidField('version', 'is a different one')
  return parsed.output
}

const callOf = ([at, method, path, query, headers, body]: Link['calls'][number], createdAt: number): ReplayCall => ({
  at: createdAt + at,
  method,
  path,
  query,
  headers,
  body,
})

function fillPlaceholders(
  { path, query, headers, body, ...call }: ReplayCall,
  answers: readonly string[][],
): ReplayCall {
  const marks = new RegExp(`${PLACEHOLDER}(\\d+)\\.(\\d+)${PLACEHOLDER}`, 'g')
  const fill = (text: string) =>
    text.replace(marks, (_all, call: string, index: string) => answers[Number(call)]?.[Number(index)] ?? '')
  const filledHeaders = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)]))
  const filledBody = fill(body).replaceAll(JSON.stringify(PASSWORD_PLACEHOLDER), JSON.stringify(PASSWORD))
  return { ...call, path: fill(path), query: fill(query), headers: filledHeaders, body: filledBody }
}
