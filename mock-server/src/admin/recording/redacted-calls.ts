import { findOperation } from '../../kernel/http/operations.ts'
import { decryptBody } from '../../kernel/http/payload-cipher.ts'
import { isSecret } from '../../kernel/http/redact-input.ts'
import type { ObservedCall } from '../panel-feed.ts'

export type RedactedCall = {
  number: number
  at: number
  method: string
  path: string
  operation?: string | undefined
  status: number
  request: unknown
  response: unknown
}

const HIDDEN = '•••'
/** Longer texts are pictures or pages. */
const MAX_TEXT = 400
const MAX_ENTRIES = 5
const KEYS = /((?:launch|token|code|key|sign|secret)=)[^&#"\s]+/gi

export const redactCalls = (calls: readonly ObservedCall[]): RedactedCall[] => calls.map(redactCall).toReversed()

function redactCall({ number, method, path, query, encryption, body, reply }: ObservedCall): RedactedCall {
  const fields = { ...Object.fromEntries(new URLSearchParams(query)), ...objectOf(bodyOf(body, encryption)) }
  return {
    number,
    at: Date.parse(reply.headers['date'] ?? '') || 0,
    method,
    path,
    operation: findOperation(method, path)?.target.id,
    status: reply.status,
    request: redact(fields),
    response: redact(jsonOf(reply.body)),
  }
}

const objectOf = (value: unknown) => (typeof value === 'object' ? value : { body: value })

function bodyOf(body: string, encryption: string | undefined): unknown {
  if (!body) return {}
  if (!encryption) return jsonOf(body)
  try {
    return decryptBody(body, encryption)
  } catch {
    return HIDDEN
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

function redact(value: unknown): unknown {
  if (typeof value === 'string') return shortened(value.replace(KEYS, `$1${HIDDEN}`))
  if (Array.isArray(value)) return listOf(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isCredential(name, one) ? HIDDEN : redact(one)]),
  )
}

/** One-time codes have digits only; codes of games and currencies have letters. */
const isCredential = (name: string, value: unknown) =>
  isSecret(name) || name === 'authCode' || (name === 'code' && typeof value === 'string' && /^\d{4,8}$/.test(value))

const shortened = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text)

const listOf = (list: readonly unknown[]) => [
  ...list.slice(0, MAX_ENTRIES).map(redact),
  ...(list.length > MAX_ENTRIES ? [`… ${list.length - MAX_ENTRIES}`] : []),
]
