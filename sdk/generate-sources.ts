import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'

const banner = '// Generated from openapi/ by `npm run generate`. Do not edit.\n'

/** Returns the types of every operation and schema; pass a document without prose, which would be half of the text. */
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

/** Aliases of parameters and responses, and value lists of parameters, are not used by name. */
const isNoise = (line: string) => /^export (type (Parameter|Response)[A-Z]|const (paths|components)[A-Z])/.test(line)

type Operation = {
  id: string
  domain: string
  door?: string
  method: string
  path: string
  module?: string
  token: string
  encrypted?: true
  repeatable?: false
  captcha?: true
  responses: Record<string, { contentType?: string }>
}

/** Returns what the transport must know of each operation, one file per SDK module, so that a page loads those it uses. */
export function operationSources(operations: Operation[]): Record<string, string> {
  const doors = Object.entries(Object.groupBy(operations, ({ domain, door = domain }) => door))
  const files = doors.map(([door, own = []]) => [`sdk/src/operations/${door}.gen.ts`, doorSource(door, own)])
  const names = doors.map(([door]) => door)
  return { ...Object.fromEntries(files), 'sdk/src/operations/all.gen.ts': listSource(names) }
}

function doorSource(door: string, operations: Operation[]): string {
  const rows = operations.map((one) => `  '${one.method} ${one.path}': { ${factsOf(one).join(', ')} },`)
  const lines = [`export const ${nameOf(door)} = {`, ...rows, '} satisfies Operations']
  return `${banner}import type { Operations } from './operation.ts'\n\n${lines.join('\n')}\n`
}

/** Only what is special is said. */
function factsOf({ id, module, token, captcha, encrypted, repeatable, responses }: Operation): string[] {
  const isText = responses['200']?.contentType === 'text/plain'
  const special = { token: token !== 'none', captcha, encrypted, once: repeatable === false, text: isText }
  const marks = Object.entries(special).flatMap(([name, holds]) => (holds ? [`${name}: true`] : []))
  return [`id: '${id}'`, ...(module ? [`module: '${module}'`] : []), ...marks]
}

function listSource(doors: string[]): string {
  const imports = doors.map((door) => `import { ${nameOf(door)} } from './${door}.gen.ts'`)
  const rows = doors.map((door) => `  '${door}': ${nameOf(door)},`)
  const list = ['/** Every operation of the description, by door. */', 'export const allOperations = {', ...rows, '}']
  return `${banner}${[...imports, '', ...list].join('\n')}\n`
}

/** `my-games` is `myGamesOperations`. */
const nameOf = (door: string) =>
  `${door.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())}Operations`
