import type { Call } from './http.ts'
import { isMultipart, MULTIPART } from './multipart.ts'
import { readJson } from '../validation/json.ts'
import type { Operation } from '../validation/openapi-document.ts'
import { bodyMissing } from '../validation/refusal.ts'

const FORM = 'application/x-www-form-urlencoded'

/** Returns true if the body of a call is a form that its operation accepts. The values of a form are texts. */
export const isDeclaredForm = ({ body }: Operation, call: Call): boolean =>
  isForm(call) && body?.contentTypes.includes(FORM) === true

const isForm = (call: Call) => call.header('content-type')?.startsWith(FORM) === true

/** Returns true if the body of a call is a multipart form that its operation accepts. */
export const isDeclaredMultipart = ({ body }: Operation, call: Call): boolean =>
  body?.contentTypes.includes(MULTIPART) === true && isMultipart(call.header('content-type'))

/** Parses an unencrypted body: JSON or a form. Throws a Refusal if a required body is missing. */
export function parsePlainBody(operation: Operation, call: Call): unknown {
  if (!call.body && !operation.body!.required) return undefined
  if (!call.body) throw bodyMissing()
  if (isForm(call)) {
    return Object.fromEntries(new URLSearchParams(call.body))
  }
  return readJson(call.body)
}
