import { operationAt } from '../kernel/operation-at.ts'
import { decryptBody } from '../kernel/payload-cipher.ts'
import { isSecret } from '../kernel/redact-input.ts'
import type { ObservedCall } from './watch.ts'

/** A call as it may be shown to anybody who stands before the screen. */
export type RedactedCall = {
  number: number
  at: number
  method: string
  path: string
  operation?: string | undefined
  status: number
  /** What was sent, and what was answered; what opens something is not in them. */
  asked: unknown
  answered: unknown
}

const HIDDEN = '•••'
/** A longer text is a picture, or a page nobody reads in a panel. */
const LONGEST = 400
/** As many entries of a list as tell what it is. */
const MOST = 5
/** In an address: what lets its bearer in. */
const KEYS = /((?:launch|token|code|key|sign|secret)=)[^&#"\s]+/gi

/** The last calls of a world, newest first, without passwords, tokens, codes and launch ids. */
export const redactCalls = (calls: readonly ObservedCall[]): RedactedCall[] => calls.map(toldCall).toReversed()

function toldCall({ number, method, path, query, encryption, body, reply }: ObservedCall): RedactedCall {
  const asked = { ...Object.fromEntries(new URLSearchParams(query)), ...objectOf(bodyOf(body, encryption)) }
  return {
    number,
    at: Date.parse(reply.headers['date'] ?? '') || 0,
    method,
    path,
    operation: operationAt(method, path)?.target.id,
    status: reply.status,
    asked: redact(asked),
    answered: redact(jsonOf(reply.body)),
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

/** A text that is no JSON may be a form, or a picture: it is shown short. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** The same, with what opens something hidden, and what is long cut. */
function redact(value: unknown): unknown {
  if (typeof value === 'string') return shortened(value.replace(KEYS, `$1${HIDDEN}`))
  if (Array.isArray(value)) return listOf(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, opens(name, one) ? HIDDEN : redact(one)]),
  )
}

/** What opens something once: a code that an authenticator or a message shows. Codes of games and currencies have letters. */
const opens = (name: string, value: unknown) =>
  isSecret(name) || name === 'authCode' || (name === 'code' && typeof value === 'string' && /^\d{4,8}$/.test(value))

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

const listOf = (list: readonly unknown[]) => [
  ...list.slice(0, MOST).map(redact),
  ...(list.length > MOST ? [`… ${list.length - MOST}`] : []),
]
