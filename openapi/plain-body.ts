import type { Json } from './json.ts'

/** Returns a reference to the plain body of an encrypted operation, or undefined. Throws if only one of the two extensions is present. */
export function findPlainBody(document: Json, operation: Json): { $ref: string } | undefined {
  const { operationId, tags, 'x-encrypted': isEncrypted, 'x-encrypted-schema': pointer } = operation
  if (!isEncrypted && pointer === undefined) return undefined
  const name = String(pointer ?? '').replace(/^#\/components\/schemas\//, '')
  if (isEncrypted && name in document.components.schemas) return { $ref: pointer }
  const advice = `write both "x-encrypted: true" and "x-encrypted-schema: '#/components/schemas/<the plain body>'" at it`
  throw new Error(`${operationId} in openapi/paths/${tags[0]}.yaml ${problemOf(isEncrypted, pointer)}; ${advice}`)
}

function problemOf(isEncrypted: unknown, pointer: unknown): string {
  if (!isEncrypted) return 'names a plain body but is not marked as encrypted'
  if (pointer === undefined) return 'is encrypted but does not name its plain body'
  return `is encrypted, but its plain body ${String(pointer)} is not among the schemas of openapi/openapi.yaml`
}
