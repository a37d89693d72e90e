import type { Json } from './json.ts'

/** The schema of what is inside the body of an encrypted operation; nothing where bodies travel as they are. */
export function plainBodyOf(description: Json, operation: Json): { $ref: string } | undefined {
  const { operationId, tags, 'x-encrypted': isEncrypted, 'x-encrypted-schema': pointer } = operation
  if (!isEncrypted && pointer === undefined) return undefined
  const name = String(pointer ?? '').replace(/^#\/components\/schemas\//, '')
  if (isEncrypted && name in description.components.schemas) return { $ref: pointer }
  const advice = `write both "x-encrypted: true" and "x-encrypted-schema: '#/components/schemas/<the plain body>'" at it`
  throw new Error(`${operationId} in openapi/paths/${tags[0]}.yaml ${problemOf(isEncrypted, pointer)}; ${advice}`)
}

function problemOf(isEncrypted: unknown, pointer: unknown): string {
  if (!isEncrypted) return 'names a plain body but is not marked as encrypted'
  if (pointer === undefined) return 'is encrypted but does not say what its plain body is'
  return `is encrypted, but its plain body ${String(pointer)} is not among the schemas of openapi/openapi.yaml`
}
