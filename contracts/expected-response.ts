import { replySchema, resolved, type Schema } from './description.ts'
import { isDesignedCode, known, knownHeaders } from './designed.ts'
import type { regex } from './shapes.ts'

export type ExpectedResponse = {
  /** The reply's `value`, or its whole body where there is no envelope. Nothing: only success counts. */
  reply?: unknown
  replyHeaders?: Record<string, ReturnType<typeof regex>> | undefined
  /** The SDK's return value if it is not the example of `reply`, or how it is derived from the example. */
  returns?: unknown
}
export type Refusal = { status: number; code: string; value?: object | undefined }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The part of a promise that a true gateway is known to keep; the very promise, if that is all of it. */
export function knownAnswer(id: string, promised: ExpectedResponse): ExpectedResponse {
  const { reply, replyHeaders = {} } = promised
  const schema = replySchema(id, 200) ?? {}
  const sure = { reply: valueIn(reply, schema), replyHeaders: knownHeaders(id, replyHeaders) }
  return isSame(sure, { reply, replyHeaders }) ? promised : { ...promised, ...sure }
}

/** The same of a refusal. */
export function knownRefusal(id: string, promised: Refusal): Refusal {
  const { status, code, value } = promised
  const sure = valueIn(value, replySchema(id, status) ?? {})
  if (isSame(sure, value) && !isDesignedCode(code)) return promised
  return { status, code, value: sure && Object.keys(sure).length > 0 ? sure : undefined }
}

/** An envelope says `value` itself; a bare reply is all value. */
function valueIn<Value>(value: Value, schema: Schema): Value {
  const { value: inner } = resolved(schema).properties ?? {}
  return known(value, inner && resolved(schema).properties?.['success'] ? inner : schema)
}
