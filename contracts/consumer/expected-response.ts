import { getReplySchema, resolve, type Schema } from '../openapi-document.ts'
import { isDesignedCode, withoutDesigned, knownHeaders } from './designed.ts'
import type { regex } from './shapes.ts'

export type ExpectedResponse = {
  /** The response's `value`, or its body if there is no envelope. If undefined, only success is checked. */
  reply?: unknown
  replyHeaders?: Record<string, ReturnType<typeof regex>> | undefined
  /** The SDK's return value if it is not the example of `reply`, or how it is derived from the example. */
  returns?: unknown
}
export type Refusal = { status: number; code: string; value?: object | undefined }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the known part of an expected response: the same object if nothing in it is designed. */
export function toKnownResponse(id: string, expected: ExpectedResponse): ExpectedResponse {
  const { reply, replyHeaders = {} } = expected
  const schema = getReplySchema(id, 200) ?? {}
  const known = { reply: knownValue(reply, schema), replyHeaders: knownHeaders(id, replyHeaders) }
  return isSame(known, { reply, replyHeaders }) ? expected : { ...expected, ...known }
}

export function toKnownRefusal(id: string, expected: Refusal): Refusal {
  const { status, code, value } = expected
  const known = knownValue(value, getReplySchema(id, status) ?? {})
  if (isSame(known, value) && !isDesignedCode(code)) return expected
  return { status, code, value: known && Object.keys(known).length > 0 ? known : undefined }
}

function knownValue<Value>(value: Value, schema: Schema): Value {
  const { value: inner } = resolve(schema).properties ?? {}
  return withoutDesigned(value, inner && resolve(schema).properties?.['success'] ? inner : schema)
}

export type Title = { text: string; isDesigned: boolean }
type Variants<Part> = {
  titleParts: (string | number | undefined)[]
  known: Part
  expected: Part
  isDesignedOperation: boolean
}

/** Writes the known part of an interaction, and a second interaction with the designed parts if there are any. */
export async function writeVariants<Part>(
  { titleParts, known, expected, isDesignedOperation }: Variants<Part>,
  write: (title: Title, part: Part) => Promise<void>,
) {
  const text = titleParts.filter(Boolean).join(' ')
  if (!isDesignedOperation) await write({ text, isDesigned: false }, known)
  if (isDesignedOperation) await write({ text, isDesigned: true }, expected)
  else if (known !== expected) await write({ text: `${text} as designed`, isDesigned: true }, expected)
}
