import { failureWords, type Words } from './error-messages.ts'
import { type Call, jsonReply, type Reply } from './http.ts'
import { type Language, languageOf } from './language.ts'
import type { Operation } from './openapi-document.ts'
import { Refusal } from './refusal.ts'

/**
 * The only place that builds a failure: the gateway's envelope around a refusal, or around a fault of the mock. With a language it speaks to
 * people, and leaves what only developers understand to `value.reason`; without one it speaks to developers.
 */
export function failure(error: unknown, language?: Language): Reply {
  const refusal = error instanceof Refusal ? error : asSystemError(error)
  const { status, code: errorCode, message: reason } = refusal
  if (!language) return jsonReply(status, { success: false, errorCode, message: reason, value: refusal.value })
  // Another gateway than the gaming one has codes of its own, and says itself what they mean.
  const words: Words | undefined = refusal.words ?? failureWords[errorCode]
  const message = words?.[language] ?? reason
  return jsonReply(status, { success: false, errorCode, message, value: { reason, ...refusal.value } })
}

/** The language that a call's failure speaks. */
export const languageOfCall = (call: Call): Language => languageOf(call.header('language'), 'vi')

/** A bug in the mock: 500 with the reason, because whoever sees it is a developer. */
function asSystemError(error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  return new Refusal(500, 'system.error', `The mock failed: ${reason}`)
}

/** An answer somebody asked for with `Prefer: code=503`: the status with the first code that is declared for it. */
export function preferred({ id, responses }: Operation, call: Call): Reply | undefined {
  const status = /\bcode=(\d{3})\b/.exec(call.header('prefer') ?? '')?.[1]
  if (!status || status === '200') return undefined
  const code = responses[status]?.codes?.[0]
  if (code)
    return failure(new Refusal(Number(status), code, `Forced by the Prefer header: ${code}`), languageOfCall(call))
  const known = Object.keys(responses).join(', ')
  const reason = `must be one of ${known}`
  return failure(new Refusal(400, 'request_param_err', `Prefer: ${id} answers ${known}`, { field: 'Prefer', reason }))
}
