import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'

const banner = '// Generated from openapi/ by `npm run generate`. Do not edit.\n'

/** The types of every operation and shape; give it a description without prose, which would be half of the text. */
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

type Indexed = { id: string; method: string; path: string; module?: string; token: string }

/** Which operation and module a method and path belong to, and whether it takes a token; headers and errors need them. */
export function operationsSource(operations: Indexed[]): string {
  const rows = operations.map(({ id, method, path, module = '', token }) => {
    return `  '${method} ${path}': ['${id}', '${module}', ${token === 'none' ? 0 : 1}],`
  })
  const type = 'Record<string, readonly [id: string, module: string, takesToken: 0 | 1]>'
  return `${banner}export const operationIndex: ${type} = {\n${rows.join('\n')}\n}\n`
}
