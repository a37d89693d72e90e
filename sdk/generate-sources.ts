import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'

const banner = '// Generated from openapi/ by `npm run generate`. Do not edit.\n'

/** The types of every operation and shape. */
export async function schemaSource(description: unknown): Promise<string> {
  const nodes = await openapiTypescript(description as OpenAPI3, {
    enumValues: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  })
  const lines = astToString(nodes).split('\n')
  return banner + lines.filter((line) => !isNoise(line)).join('\n')
}

/** Aliases of parameters and responses, and lists of the values of parameters: nobody needs them by name. */
const isNoise = (line: string) => /^export (type (Parameter|Response)[A-Z]|const (paths|components)[A-Z])/.test(line)

/** Which operation and module a method and path belong to; headers and errors name them. */
export function operationsSource(operations: { id: string; method: string; path: string; module?: string }[]): string {
  const rows = operations.map(({ id, method, path, module = '' }) => `  '${method} ${path}': ['${id}', '${module}'],`)
  return `${banner}export const operationIndex: Record<string, readonly [id: string, module: string]> = {\n${rows.join('\n')}\n}\n`
}
