import type { Json } from './json.ts'
import { resolve } from './compact-operations.ts'
import { plainBodyOf } from './plain-body.ts'

/** The headers that the SDK's transport adds to the operations that declare them, besides those of every call. */
const added = ['Encryption', 'X-Captcha-Id']

/**
 * The description as a caller of the SDK sees it: bodies are plain, what the transport adds is not asked for, and what fails is one type for all
 * operations, so that only successes are left.
 */
export function asCalled(description: Json): Json {
  const called = structuredClone(description)
  const common = Object.values<Json[]>(called['x-common-headers'] ?? {}).flat()
  const unasked = new Set([...added, ...common.map((header) => resolve(called, header).name)])
  for (const operation of Object.values<Json>(called.paths).flatMap((item) => Object.values<Json>(item))) {
    const isAsked = (parameter: Json) => !unasked.has(resolve(called, parameter).name)
    if (operation.parameters) operation.parameters = operation.parameters.filter(isAsked)
    for (const status of Object.keys(operation.responses))
      if (!status.startsWith('2')) delete operation.responses[status]
    const plain = plainBodyOf(called, operation)
    if (plain) operation.requestBody.content = { 'application/json': { schema: plain } }
  }
  return called
}
