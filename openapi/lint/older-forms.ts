import { parseYaml } from '@redocly/openapi-core'
import type { Operation } from './shorthand.ts'

type Described = Operation & {
  operationId: string
  summary?: string
  description?: string
  deprecated?: boolean
  'x-sdk-module'?: string
  'x-path-designed'?: boolean
  'x-encrypted-schema'?: string
  'x-replaced-by'?: string
  'x-own-shape'?: true
}
type PathFile = Record<string, Record<string, Described>>

/** What an older form may have of its own; otherwise it is what the newer operation has. */
const SHAPE = ['parameters', 'requestBody', 'responses', 'security', 'x-encrypted'] as const

/**
 * Completes an older form of a call, which names the newer operation of the same file in `x-replaced-by`: it is deprecated and has everything
 * of that operation that it does not have itself.
 */
export function completeOlderForm(operation: Described, source: { absoluteRef: string; body: string }): Described {
  const { 'x-replaced-by': name } = operation
  if (name === undefined) return operation
  const newer = findOperation(parseYaml(source.body) as PathFile, name)
  if (!newer)
    throw new Error(
      `${source.absoluteRef}: ${operation.operationId} names ${name} in x-replaced-by, which is no operation of this file`,
    )
  const { 'x-sdk-module': _its, 'x-path-designed': _own, 'x-encrypted-schema': plain, ...inherited } = newer
  const isEncrypted = operation['x-encrypted'] ?? newer['x-encrypted'] ?? false
  const completed = {
    ...structuredClone(inherited),
    summary: `${newer.summary} (older form)`,
    description: `Replaced by \`${name}\`, and does the same.`,
    ...operation,
    deprecated: true,
    ...(isEncrypted && { 'x-encrypted-schema': plain }),
    ...(SHAPE.some((part) => part in operation) && { 'x-own-shape': true as const }),
  }
  if (!isEncrypted) delete completed['x-encrypted']
  return completed
}

const findOperation = (file: PathFile, name: string) =>
  Object.values(file)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === name)
