import { errorMessages } from '../validation/error-messages.ts'
import { type Call, jsonReply, type Reply } from './http.ts'
import { type Language, languageOf, type LocalizedText } from '../validation/language.ts'
import type { Operation } from '../validation/openapi-document.ts'
import { Refusal } from '../validation/refusal.ts'

/**
 * Builds the failure reply of a Refusal or of an internal error; no other code does. With a language the message is for players and
 * `value.reason` has the details for developers; without one the message is for developers.
 */
export function toFailure(error: unknown, language?: Language): Reply {
  const refusal = error instanceof Refusal ? error : toSystemError(error)
  const { status, code: errorCode, message: reason } = refusal
  const reply = (message: string, value: unknown): Reply => ({
    ...jsonReply(status, { success: false, errorCode, message, value }),
    code: errorCode,
  })
  if (!language) return reply(reason, refusal.value)
  // A custom gateway has its own codes, which have no messages here.
  const text: LocalizedText | undefined = refusal.localizedMessage ?? errorMessages[errorCode]
  return reply(text?.[language] ?? reason, { reason, ...refusal.value })
}

export const languageOfCall = (call: Call): Language => languageOf(call.header('language'), 'vi')

/** A bug in the mock: 500 with the reason, because its readers are developers. */
function toSystemError(error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  return new Refusal(500, 'system.error', `The mock failed: ${reason}`)
}

/** Returns the reply forced by `Prefer: code=503`: that status with its first declared code. */
export function findForcedReply({ id, responses }: Operation, call: Call): Reply | undefined {
  const prefer = call.header('prefer')
  const status = prefer && /\bcode=(\d{3})\b/.exec(prefer)?.[1]
  if (!status || status === '200') return undefined
  const code = responses[status]?.codes?.[0]
  if (code)
    return toFailure(new Refusal(Number(status), code, `Forced by the Prefer header: ${code}`), languageOfCall(call))
  const known = Object.keys(responses).join(', ')
  const reason = `must be one of ${known}`
  return toFailure(new Refusal(400, 'request_param_err', `Prefer: ${id} answers ${known}`, { field: 'Prefer', reason }))
}
