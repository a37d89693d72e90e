import { isSecret } from '../kernel/http/redact-input.ts'
import { STATE } from '../kernel/tables/change-log.ts'
import { findOperation } from '../kernel/http/operations.ts'
import { decryptBody } from '../kernel/http/payload-cipher.ts'
import type { Recording } from './recording.ts'
import { startReplay, type ReplayCall, type CreateMock } from './replay-session.ts'

/** Placeholder of a password; a world opened by a link uses the demo password. */
export const PASSWORD_PLACEHOLDER = '§'
/** Delimits `<call>.<index>`: the opaque text with this index in the response to this call of the link. */
export const PLACEHOLDER = '¤'

/** Returns texts that may be tokens, launch ids or order numbers. */
export const findOpaqueTexts = (text: string): string[] => text.match(/[\w-]{16,}/g) ?? []

const LINK_HEADERS = ['merchant', 'language', 'content-type'] as const

/** Returns the calls of a recording that changed the world, without tokens and passwords. */
export async function selectChangingCalls(recording: Recording, createMock: CreateMock): Promise<ReplayCall[]> {
  const { world, send } = await startReplay(recording, createMock)
  let isChanged = false
  ;(await world()).changeLog.subscribe(({ table, id }) => void (isChanged ||= table !== STATE || id !== 'clock'))
  const calls: ReplayCall[] = []
  const placeholders = new Map<string, string>()
  for (const call of recording.calls) {
    isChanged = false
    const { body } = await send(call)
    if (!isChanged && !call.path.startsWith('/__admin')) continue
    const at = calls.push(withoutSecrets(call, placeholders)) - 1
    for (const [index, text] of findOpaqueTexts(body).entries())
      if (!placeholders.has(text)) placeholders.set(text, `${PLACEHOLDER}${at}.${index}${PLACEHOLDER}`)
  }
  return calls
}

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
