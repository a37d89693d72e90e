import { isSecret } from '../kernel/redact-input.ts'
import { STATE } from '../kernel/change-log.ts'
import { operationAt } from '../kernel/operation-at.ts'
import { decryptBody } from '../kernel/payload-cipher.ts'
import type { Capsule } from './recording.ts'
import { begin, type AskedCall, type Make } from './replayed-calls.ts'

/** What stands for a password: everybody's in a world that is opened by a link. */
export const PASSWORD_MARK = '§'
/** Stands around what an earlier answer gave: which of the link's calls, and which of the opaque texts in what it answered. */
export const MARK = '¤'

/** What may be a token, a launch or a number of something. */
export const opaqueIn = (text: string): string[] => text.match(/[\w-]{16,}/g) ?? []

const KEPT_HEADERS = ['merchant', 'language', 'content-type'] as const

/** Those calls of a capsule that changed something, without what opens anything: neither tokens nor passwords. */
export async function changingCalls(capsule: Capsule, make: Make): Promise<AskedCall[]> {
  const { world, ask } = await begin(capsule, make)
  let isChanged = false
  ;(await world()).feed.subscribe(({ table, id }) => void (isChanged ||= table !== STATE || id !== 'clock'))
  const kept: AskedCall[] = []
  const given = new Map<string, string>()
  for (const call of capsule.calls) {
    isChanged = false
    const { body } = await ask(call)
    if (!isChanged && !call.path.startsWith('/__admin')) continue
    const at = kept.push(withoutSecrets(call, given)) - 1
    for (const [index, text] of opaqueIn(body).entries())
      if (!given.has(text)) given.set(text, `${MARK}${at}.${index}${MARK}`)
  }
  return kept
}

type Given = ReadonlyMap<string, string>

function withoutSecrets({ at, method, path, query, headers, body }: AskedCall, given: Given): AskedCall {
  const operation = operationAt(method, path)?.target
  const known = (text: string) => text.replace(/[\w-]{16,}/g, (opaque) => given.get(opaque) ?? opaque)
  const said = operation?.encrypted ? JSON.stringify(decryptBody(body, headers['encryption'])) : body
  const token = given.get(headers['authorization'] ?? '')
  return {
    at,
    method,
    path: known(path),
    query: known(query),
    body: known(unsaid(said, given)),
    headers: {
      ...Object.fromEntries(KEPT_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
      ...(token && { authorization: token }),
      ...(operation?.encrypted && { encryption: 'plain' }),
    },
  }
}

/** A body whose secrets are marked: whoever opens the link has the demo's own instead, and a device of their own. */
function unsaid(body: string, given: Given): string {
  if (!body.startsWith('{')) return body
  return JSON.stringify(JSON.parse(body), (name, value: unknown) => {
    if (name === 'loginDeviceId') return undefined
    if (!isSecret(name) || typeof value !== 'string' || value === '') return value
    return given.get(value) ?? PASSWORD_MARK
  })
}
